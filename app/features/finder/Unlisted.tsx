'use client'
import { counted } from '#app/lib/wording.ts'
import button from '#app/ui/Button.module.css'
import type { FinderFile } from './finderStore.ts'

type Way = { name: string; href: string; count?: number }

type Props = {
  near: Way | undefined
  inquiry: string
  requests: Way[]
  lang: string
  words: FinderFile['words']
  /** Keeps a link for the keyboard, by its place in the answer. */
  linkAt: (nth: number) => (link: HTMLElement | null) => void
}

/** What we do not list: the way to ask for it, in the visitor's own words, and where we come nearest. */
export function Unlisted({ near, inquiry, requests, lang, words, linkAt }: Props) {
  const { title, text, action, nearest } = words.none
  return (
    <section>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <a ref={linkAt(0)} className={button.button} href={inquiry}>
          {action}
        </a>
      </div>
      <div>
        <h3>{near ? nearest : words.further}</h3>
        <ul>
          {(near ? [near] : requests).map(({ name, href, count }, nth) => (
            <li key={name}>
              <a ref={linkAt(nth + 1)} href={href}>
                {count ? <b>{name}</b> : name} {count && <span>{counted(words.found, count, lang)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
