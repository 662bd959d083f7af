import { type ReactNode, use } from 'react'
import { jsx as create, Fragment } from 'react/jsx-runtime'
import { inDrawing, inPlainText, saidIn, splitRuns } from '#app/lib/bidi.ts'
import { LanguageContext } from './edition.ts'

/**
 * What JSX becomes while pages are rendered (vite.config.ts): in every element runs of Latin letters and figures keep their
 * own direction, so that no component has to remember it. Client components are rendered by React's own runtime; their
 * texts come isolated.
 */
export function jsx(type: unknown, props: Props, key?: string): ReactNode {
  const isElement = typeof type === 'string' || type === Fragment
  const saysSomething = props.children !== undefined || saidIn.some((name) => name in props)
  if (!isElement || !saysSomething) return create(type as 'div', props, key)
  return create(BidiElement, { type, props }, key)
}
export { Fragment, jsx as jsxDEV, jsx as jsxs }

type Props = Record<string, unknown> & { children?: ReactNode }
type Language = { lang: string; dir: 'ltr' | 'rtl' }

function BidiElement({ type, props }: { type: unknown; props: Props }) {
  const language = use(LanguageContext)
  const said = saidIn.flatMap((name) => {
    const text = props[name]
    return typeof text === 'string' ? [[name, inPlainText(text, language.dir)]] : []
  })
  const children = props.children === undefined ? {} : { children: childrenOf(type, props, language) }
  return create(type as 'div', { ...props, ...Object.fromEntries(said), ...children })
}

/** Elements whose text can hold no markup, or is a run of its own already. */
const plain = new Set<unknown>(['option', 'textarea', 'style', 'script', 'bdi'])

function childrenOf(type: unknown, { children, dir }: Props, language: Language) {
  if (type === 'title') return inEach(children, (text) => inPlainText(text, language.dir))
  if (type === 'text' || type === 'tspan') return inEach(children, (text) => inDrawing(text, language.dir))
  // An Arabic name on an English page may have figures in it.
  if (dir === 'ltr' || (plain.has(type) && dir !== 'rtl')) return children
  return inEach(children, (text) => withRuns(text, language))
}

/** Texts that follow each other are one text: a run may cross them. */
function inEach(children: ReactNode, change: (text: string) => ReactNode): ReactNode {
  const parts: ReactNode[] = []
  for (const child of [children].flat()) {
    const last = parts.at(-1)
    if (isText(child) && typeof last === 'string') parts[parts.length - 1] = `${last}${child}`
    else parts.push(isText(child) ? String(child) : child)
  }
  const changed = parts.map((part) => (typeof part === 'string' ? change(part) : part))
  return Array.isArray(children) ? changed : changed[0]
}

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number'

/** A text in which runs have their own direction, and their language where it is another. */
const withRuns = (text: string, { lang, dir }: Language) =>
  splitRuns(bound(text), dir).map((piece, nth) => {
    if (nth % 2 === 0) return piece
    const key = `${nth} ${piece}`
    if (lang !== 'en' && isLatin(piece)) return create('bdi', { lang: 'en', children: inPieces(piece) }, key)
    // A bdi takes its direction from its first letter; figures have none.
    return create('bdi', { dir: 'ltr', ...(piece.length > 24 && { 'data-long': '' }), children: piece }, key)
  })

/** A run of words, not of figures and units alone, nor a code such as "DDP-02". */
const isLatin = (run: string) => /\p{Script=Latin}{3}/u.test(run) && !/^[A-Z]+-\d+$/.test(run)

// What the specification words ("from 25kg", "ICUMSA 45", "ISO 9001:2015") keeps its spaces: others look for it by them.
const beforeNumber = /\b(ISO|UNECE|CXS|GSO|[Gg]rade|[Ss]tyle) (?=[\w-]*\d\b(?!:))/g
const beforeUnit = /(?<=\d) (?=(?:mm|cm|g|kg|ft)\b)/g
const withinUnit = /(?<=\p{Script=Arabic})\/(?=\p{Script=Arabic})/gu

/**
 * A long name may break between its words, a short one ("Junior Mammoth") nowhere; nor do "spina-christi", "11–13" and
 * "ISO 3632-2": at the end of an Arabic line a hyphen would stand on the wrong side.
 */
const inPieces = (name: string) =>
  (name.length > 18 ? name : name.replaceAll(' ', '\u00a0')).replace(/(?<=\w)[-–](?=\w)/g, '$&\u2060')

/** A figure stays on the line of its unit, and of the standard or grade that it numbers; «ملجم/كجم» does not break at its stroke. */
const bound = (text: string) =>
  text.replace(beforeNumber, '$1\u00a0').replace(beforeUnit, '\u00a0').replace(withinUnit, '/\u2060')
