'use client'
import { counted } from '#app/lib/plurals.ts'
import type { FinderFile } from './finderSource.ts'
import type { Entry } from './searchIndex.ts'

type Props = {
  near: Entry | undefined
  inquiry: string
  requests: { name: string; href: string }[]
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
        <a ref={linkAt(0)} href={inquiry}>
          {action}
        </a>
      </div>
      <div>
        <h3>{near ? nearest : words.further}</h3>
        <ul>
          {near ? (
            <li key={near.id}>
              <a ref={linkAt(1)} href={near.href}>
                <b>{near.name}</b> <span>{counted(words.found, near.count ?? 0, lang)}</span>
              </a>
            </li>
          ) : (
            requests.map(({ name, href }, nth) => (
              <li key={name}>
                <a ref={linkAt(nth + 1)} href={href}>
                  {name}
                </a>
              </li>
            ))
          )}
        </ul>
      </div>
    </section>
  )
}
