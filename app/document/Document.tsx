import '#app/styles/global.css'
import { type Edition, EditionContext, LanguageContext } from '#app/i18n/edition.ts'
import type { Page } from '#app/routes.ts'
import { colors } from '#app/styles/colors.ts'
import { site } from '#config'
import { Site } from './Site.tsx'

/** What a build adds to the document of a page. */
export type Assets = {
  /** For the foot of a printed page. */
  imprint?: Record<`data-${string}`, string>
  typefaces?: string[]
  /** In the order in which they apply. */
  styles?: { of?: string; text: string }[]
  /** Style sheets in files of their own. */
  sheets?: string[]
  /** The style sheet for paper. */
  print?: string
  /** What the scripts import. */
  modules?: string[]
  scripts: string[]
  /** What search engines read. */
  data?: unknown
}

type Props = { page: Page; edition: Edition; assets: Assets }

/** The whole document, as it is written into the file of an address. */
export function Document({ page, edition, assets }: Props) {
  return (
    <LanguageContext value={edition}>
      <html
        lang={edition.lang}
        dir={edition.dir}
        data-path={page.path}
        data-offline={site.offline ? undefined : 'no'}
        {...assets.imprint}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={colors.slate} />
          <meta name="format-detection" content="telephone=no" />
          <meta property="og:site_name" content={edition.company.brand} />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={`${edition.prefix}/site.webmanifest`} />
          {/* The first frame shows the opening, so that the picture of a card can grow into it (styles/motion.css). */}
          <link rel="expect" href="#opening" blocking="render" />
          <HeadAssets {...assets} />
        </head>
        <body>
          <EditionContext value={edition}>
            <Site page={page} />
          </EditionContext>
        </body>
      </html>
    </LanguageContext>
  )
}

function HeadAssets({ typefaces = [], styles = [], sheets = [], print, modules = [], scripts, data }: Assets) {
  return (
    <>
      {typefaces.map((file) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {styles.map(({ of, text }) => (
        <style key={of ?? 'shell'} {...verbatim(text)} />
      ))}
      {sheets.map((file) => (
        <link key={file} rel="stylesheet" href={file} />
      ))}
      {print && <link rel="stylesheet" href={print} media="print" />}
      {modules.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      {scripts.map((file) => (
        <script key={file} type="module" src={file} fetchPriority="low" />
      ))}
      {data !== undefined && (
        <script type="application/ld+json" {...verbatim(JSON.stringify(data).replaceAll('<', '\\u003c'))} />
      )}
    </>
  )
}

const verbatim = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
