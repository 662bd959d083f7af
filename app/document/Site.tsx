import type { Page } from '#app/routes.ts'
import { Announcer, MissingScript } from '#app/shell/Announcer.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import { Header } from '#app/shell/Header.tsx'
import { SkipLink } from '#app/shell/SkipLink.tsx'
import { PageHead } from './PageHead.tsx'

/** Everything that the visitor sees, and the head of the page. */
export function Site({ page }: { page: Page }) {
  const { content, body } = page
  return (
    <>
      <PageHead page={page} />
      <SkipLink />
      <Header page={page} />
      <main id="content" tabIndex={-1} data-category={'category' in content ? content.category : undefined}>
        {body}
      </main>
      <Footer page={page} />
      <Announcer />
      <MissingScript path={page.path} />
    </>
  )
}
