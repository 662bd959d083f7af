import { type ReactNode, use } from 'react'
import { jsx as create, Fragment } from 'react/jsx-runtime'
import { inDrawing, inPlainText, mayHaveRuns, saidIn } from '#app/lib/bidi.ts'
import { BidiText } from './BidiText.ts'
import { LanguageContext } from './edition.ts'

/**
 * What JSX becomes while pages are rendered (vite.config.ts): every text of an element goes through BidiText, so that no
 * component has to remember it. Client components are rendered by React's own runtime; their texts come isolated.
 */
export { Fragment }
export function jsx(type: unknown, props: Props, key?: string): ReactNode {
  if (type === Fragment) return create(Fragment, { children: withRuns(props.children) }, key)
  if (typeof type !== 'string') return create(type as 'div', props, key)
  if (saysSomething(type, props)) return create(BidiElement, { type, props }, key)
  return create(type as 'div', { ...props, ...childrenOf(type, props) }, key)
}
export const jsxs = (type: unknown, props: Props, key?: string) => jsx(type, props, key)
export const jsxDEV = (type: unknown, props: Props, key?: string) => jsx(type, props, key)

type Props = Record<string, unknown> & { children?: ReactNode }

const isMixed = (said: unknown): said is string =>
  typeof said === 'string' && mayHaveRuns(said) && /\p{Script=Arabic}/u.test(said)

const saysSomething = (type: string, props: Props) =>
  saidIn.some((name) => isMixed(props[name])) || (type === 'title' && isMixed(props.children)) || isLabel(type, props)

/** A text of a drawing. */
const isLabel = (type: string, { children }: Props) =>
  (type === 'text' || type === 'tspan') &&
  [children].flat().some((child) => typeof child === 'string' && mayHaveRuns(child))

/** An element that says Latin letters and figures where there can be no markup: in attributes, as a title, in a drawing. */
function BidiElement({ type, props }: { type: string; props: Props }) {
  const { dir } = use(LanguageContext)
  const said = saidIn.flatMap((name) => {
    const text = props[name]
    return isMixed(text) ? [[name, inPlainText(text, dir)]] : []
  })
  const title = type === 'title' && isMixed(props.children) ? { children: inPlainText(props.children, dir) } : {}
  const label = isLabel(type, props) ? { children: labelIn(props.children, dir) } : {}
  return create(type as 'div', {
    ...props,
    ...childrenOf(type, props),
    ...Object.fromEntries(said),
    ...title,
    ...label,
  })
}

const labelIn = (children: ReactNode, dir: 'ltr' | 'rtl'): ReactNode =>
  Array.isArray(children)
    ? joined(children).map((child) => (typeof child === 'string' ? inDrawing(child, dir) : child))
    : inDrawing(String(children), dir)

/** Elements whose text can hold no markup, or is a run of its own already. */
const plain = new Set(['title', 'option', 'textarea', 'text', 'tspan', 'style', 'script', 'bdi'])

function childrenOf(type: string, { children, dir }: Props) {
  // An Arabic name on an English page may have figures in it.
  const isPlain = plain.has(type) && !(type === 'bdi' && dir === 'rtl')
  return isPlain || children === undefined ? {} : { children: withRuns(children) }
}

function withRuns(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return isText(children) ? marked(String(children)) : children
  return joined(children).map((child, nth) => (typeof child === 'string' ? marked(child, `text-${nth}`) : child))
}

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number'

/** Texts that follow each other are one text: a run may cross them. */
function joined(children: ReactNode[]) {
  const parts: ReactNode[] = []
  for (const child of children) {
    const last = parts.at(-1)
    if (isText(child) && typeof last === 'string') parts[parts.length - 1] = `${last}${child}`
    else parts.push(isText(child) ? String(child) : child)
  }
  return parts
}

const marked = (text: string, key?: string) => (mayHaveRuns(text) ? create(BidiText, { text }, key) : text)
