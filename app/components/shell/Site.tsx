import { PageHead } from '#app/document/PageHead.tsx'
import type { AnyView, Page } from '#app/pages/kinds.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

type Props = {
  page: Page
  View: AnyView
}

/** What a page change replaces: everything that the visitor sees, and the head of the page. */
export function Site({ page, View }: Props) {
  const { content } = page
  return (
    <>
      <PageHead page={page} />
      <SkipLink />
      <Header page={page} />
      <main
        id="content"
        tabIndex={-1}
        data-category={'category' in content ? content.category : undefined}
        data-first=""
      >
        <View content={content as never} />
      </main>
      <Footer page={page} />
    </>
  )
}
