import { Footer } from '#app/components/shell/Footer.tsx'
import { Header } from '#app/components/shell/Header.tsx'
import { SkipLink } from '#app/components/shell/SkipLink.tsx'
import type { Page } from '#app/content/pages/contents.ts'
import type { AnyView } from '#app/pages/views.ts'
import { PageHead } from './PageHead.tsx'

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
