import { inPlainText, isLong, piecesOf, saidIn } from './bidi.ts'

const apart = /^(bdi|svg|textarea)$/
/** Styles and scripts as a whole, tags, texts. */
const parts = /<(style|script)\b.*?<\/\1>|<[^>]*>|[^<]+/gs

/** Gives runs of figures and Latin letters their own direction, in a document as it is written into its file. */
export function isolateHtml(html: string, dir: 'ltr' | 'rtl') {
  /** Whether what is open may have no markup, or is one run already. An Arabic name on an English page is not. */
  const open: boolean[] = []
  let inTitle = false
  return html.replace(parts, (part, whole) => {
    if (whole) return part
    if (!part.startsWith('<')) {
      if (inTitle) return inText(part, (text) => inPlainText(text, dir))
      return open.includes(true) ? part : inText(part, (text) => marked(text, dir))
    }
    const [, closing, name = ''] = part.match(/^<(\/?)(\w+)/) ?? []
    if (name === 'title') inTitle = !closing
    if (apart.test(name)) closing ? open.pop() : open.push(!part.includes(' dir="rtl"'))
    return dir === 'rtl'
      ? part.replace(attributes, (_, before, value) => `${before}"${inText(value, (text) => inPlainText(text, dir))}"`)
      : part
  })
}

const attributes = new RegExp(`( (?:${saidIn.join('|')})=)"([^"]*)"`, 'g')

/** Letters of an entity are no words. */
const inText = (text: string, change: (text: string) => string) =>
  text
    .split(/(&#?\w+;)/)
    .map((piece, nth) => (nth % 2 ? piece : change(piece)))
    .join('')

const marked = (text: string, dir: 'ltr' | 'rtl') =>
  piecesOf(text, dir)
    .map((piece, nth) => (nth % 2 ? `<bdi dir="ltr"${isLong(piece) ? ' data-long' : ''}>${piece}</bdi>` : piece))
    .join('')
