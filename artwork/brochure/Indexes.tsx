import type { BrochureContent } from '#app/brochure/brochure.ts'
import type { IndexLine } from '#app/brochure/names.ts'
import { Pages } from './PageNumbers.tsx'

type Letters = BrochureContent['alphabet']

/** Products and their other names by the alphabet. */
export function Alphabet({ content }: { content: BrochureContent }) {
  const { title, remark } = content.words.index
  return (
    <section className="index" aria-labelledby="index">
      <h2 id="index">{title}</h2>
      <p>{remark}</p>
      <Columns letters={content.alphabet} />
    </section>
  )
}

/** The names in the letters of the other language, in its own direction. */
export function OtherNames({ content }: { content: BrochureContent }) {
  const { words, other, otherNames } = content
  const { title, own, remark } = words.other
  const dir = other === 'ar' ? 'rtl' : 'ltr'
  return (
    <section className="index" aria-labelledby="other-names">
      <h2 id="other-names">
        {title}{' '}
        <bdi lang={other} dir={dir}>
          {own}
        </bdi>
      </h2>
      <p>{remark}</p>
      <Columns letters={otherNames} lang={other} dir={dir} />
    </section>
  )
}

function Columns({ letters, lang, dir }: { letters: Letters; lang?: string; dir?: string }) {
  return (
    <div className="columns" lang={lang} dir={dir}>
      {letters.map(({ letter, lines }) => (
        <section key={letter} aria-label={letter}>
          <p className="letter">{letter}</p>
          <ul>
            {lines.map((line) => (
              <li key={`${line.name} ${line.see ?? ''}`} data-kind={line.kind}>
                <a href={`#${line.at[0]}`}>
                  <Name {...line} /> <Pages at={line.at} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Name({ name, kind, see }: IndexLine) {
  if (kind === 'product')
    return (
      <b>
        <bdi>{name}</bdi>
      </b>
    )
  return (
    <span>
      <i lang={kind === 'latin' ? 'la' : undefined}>
        <bdi>{name}</bdi>
      </i>
      {see && <span className="see"> › {see}</span>}
    </span>
  )
}
