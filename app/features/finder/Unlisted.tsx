'use client'
import { counted } from '#app/i18n/plurals.ts'
import type { FinderFile } from './finderSource.ts'
import type { Entry } from './index.ts'

type Props = {
  near: Entry | undefined
  inquiry: string
  requests: { name: string; href: string }[]
  lang: string
  words: FinderFile['words']
}

/** What we do not list: the way to ask for it, in the visitor's own words, and where we come nearest. */
export function Unlisted({ near, inquiry, requests, lang, words }: Props) {
  const { title, text, action, nearest } = words.none
  return (
    <section>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <a href={inquiry}>{action}</a>
      </div>
      <div>
        <h3>{near ? nearest : words.further}</h3>
        <ul data-near={near ? '' : undefined}>
          {near ? (
            <li key={near.id}>
              <a href={near.href}>
                <b>{near.name}</b> <span>{counted(words.found, near.count ?? 0, lang)}</span>
              </a>
            </li>
          ) : (
            requests.map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))
          )}
        </ul>
      </div>
    </section>
  )
}
