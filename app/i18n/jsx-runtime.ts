import type { ReactNode } from 'react'
import { jsx as create, Fragment } from 'react/jsx-runtime'
import { inPlainText, mayHaveRuns, saidIn } from '#app/lib/bidi.ts'
import { BidiText } from './BidiText.ts'

/**
 * What JSX becomes while pages are rendered (vite.config.ts): every text of an element goes through BidiText, so that no
 * component has to remember it. Client components are rendered by React's own runtime; their texts come isolated.
 */
export { Fragment }
export const jsx = (type: unknown, props: Props, key?: string) =>
  create(type as 'div', typeof type === 'string' ? isolated(type, props) : props, key)
export const jsxs = (type: unknown, props: Props, key?: string) => jsx(type, props, key)
export const jsxDEV = (type: unknown, props: Props, key?: string) => jsx(type, props, key)

type Props = Record<string, unknown> & { children?: ReactNode }

/** Elements whose text can hold no markup, or is a run of its own already. */
const plain = new Set(['title', 'option', 'textarea', 'text', 'tspan', 'style', 'script', 'bdi'])

function isolated(type: string, props: Props): Props {
  const changed: Props = { ...props }
  for (const name of saidIn) {
    const said = props[name]
    if (typeof said === 'string') changed[name] = inPlainText(said, 'rtl')
  }
  if (type === 'title' && typeof props.children === 'string') changed.children = inPlainText(props.children, 'rtl')
  // An Arabic name on an English page may have figures in it.
  const isPlain = plain.has(type) && !(type === 'bdi' && props.dir === 'rtl')
  if (!isPlain && props.children !== undefined) changed.children = withRuns(props.children)
  return changed
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
