import './styles/global.css'
import { ViewTransition } from 'react'
import { type Edition, EditionContext } from './edition.ts'
import { Announcer } from './layout/Announcer.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { SkipLink } from './layout/SkipLink.tsx'
import type { AnyView, Page } from './page.ts'
import { PageHead } from './seo/PageHead.tsx'
import { colors } from './styles/colors.ts'

type Props = {
  page: Page
  edition: Edition
  View: AnyView
  /** The page the visitor arrived on, as opposed to one reached from within the site. */
  first: boolean
}

/** The whole document: React renders and hydrates it from <html> down. */
export function Root({ page, edition, View, first }: Props) {
  const { path, content } = page
  return (
    <EditionContext value={edition}>
      <html lang={edition.lang} dir={edition.dir} data-path={path}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={colors.slate} />
          <meta name="format-detection" content="telephone=no" />
          <meta property="og:site_name" content={edition.company.brand} />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
        </head>
        <body>
          <SkipLink />
          <Header path={path} />
          <ViewTransition key={path} enter="page-entering" exit="page-leaving" default="none">
            <main
              id="content"
              tabIndex={-1}
              data-category={'category' in content ? content.category : undefined}
              data-first={first || undefined}
            >
              <PageHead page={page} />
              <View content={content as never} />
            </main>
          </ViewTransition>
          <Footer />
          <Announcer path={path} />
        </body>
      </html>
    </EditionContext>
  )
}
