import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type OwnElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** Our own elements, which scripts bring to life. */
declare module 'react' {
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
