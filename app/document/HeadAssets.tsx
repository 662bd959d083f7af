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

export function HeadAssets({ typefaces = [], styles = [], sheets = [], print, modules = [], scripts, data }: Assets) {
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
