import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** The attributes by which scripts find their places in a page and read what it says there. Others are for styles alone. */
type Wires = {
  /** An island mounts here, with the data and the styles at these addresses. */
  'data-slot'?: 'finder' | 'list' | 'outbox' | 'preview' | undefined
  'data-file'?: string | undefined
  'data-styles'?: string | undefined
  /** The words of a script, as JSON; of the preview one sentence. */
  'data-words'?: string | undefined

  /** Of the whole page: its address, and whether it stays unread without a network. */
  'data-path'?: string | undefined
  'data-offline'?: 'no' | undefined

  /** A picture that grows into the opening of the page that its card leads to, and the one that replaces a lost one. */
  'data-card'?: '' | undefined
  'data-picture'?: string | undefined
  'data-stock'?: string | undefined
  'data-stock-alt'?: string | undefined

  /** A bar whose links are marked as their places are read. */
  'data-places'?: '' | undefined

  /** The finder: its root, what shows interest in it, and the hint at its key. */
  'data-finder'?: true | undefined
  'data-finds'?: '' | undefined
  'data-keys'?: string | undefined

  /** A product that a button puts on the list, whether it is on it, and its name there. */
  'data-product'?: string | undefined
  'data-on'?: true | undefined
  'data-name'?: string | undefined

  /** The inquiry form with its thanks, and its fields. */
  'data-inquiry'?: '' | undefined
  'data-field'?: string | undefined

  /** A figure that one can choose in: its heap and how many are in it, its months and who ships in them. */
  'data-figure'?: '' | undefined
  'data-heap'?: string | undefined
  'data-count'?: '' | number | undefined
  'data-months'?: string | undefined
  'data-arrivals'?: string | undefined
  'data-season'?: string | undefined
  'data-harvest'?: string | undefined

  /** A choice: its product's row, what it says, where that is said, written into a letter, and marked. */
  'data-row'?: string | undefined
  'data-says'?: string | undefined
  'data-write'?: string | undefined
  'data-chosen'?: 'yes' | 'no' | undefined

  /** The office's hours, as JSON, and what is said while it is open and while it is not. */
  'data-hours'?: string | undefined
  'data-while-open'?: string | undefined
  'data-while-closed'?: string | undefined
}

type OwnElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  interface HTMLAttributes<T> extends Wires {}
  interface SVGAttributes<T> extends Wires {}
  /** Our own elements, which scripts bring to life. */
  namespace JSX {
    interface IntrinsicElements {
      'copy-button': OwnElement & { 'data-words': string }
      'current-month': OwnElement
      'current-year': OwnElement
      'language-switch': OwnElement
      'list-count': OwnElement
      'list-latest': OwnElement
      'office-hours': OwnElement & { 'data-hours': string; 'data-while-open': string; 'data-while-closed': string }
      'print-button': OwnElement
    }
  }
}
