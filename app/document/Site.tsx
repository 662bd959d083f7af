import { useEdition } from '#app/i18n/edition.ts'
import type { Page } from '#app/routes.ts'
import { Footer } from '#app/shell/Footer.tsx'
import { Header } from '#app/shell/Header.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './Site.module.css'

/** Everything that the visitor sees, and the head of the page. */
export function Site({ page }: { page: Page }) {
  const { skip, missing } = useEdition().shell
  const { path, content, body } = page
  return (
    <>
      <PageHead page={page} />
      <a className={styles.skip} href="#content">
        {skip}
      </a>
      <Header page={page} />
      <main id="content" tabIndex={-1} data-category={'category' in content ? content.category : undefined}>
        {body}
      </main>
      <Footer page={page} />
      {/* Reads out what happened to whoever listens to the page (lib/announce.ts). */}
      <VisuallyHidden>
        <p role="status" id="announcer" />
      </VisuallyHidden>
      {/* Shown where a script cannot be had, as in a tab that is older than the files on the server (lib/onDemand.ts). */}
      <p className={styles.missing} id="missing" role="alert" hidden>
        {missing.text} <a href={path}>{missing.action}</a>
      </p>
    </>
  )
}
