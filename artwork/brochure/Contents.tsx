import type { BrochureContent } from '#app/brochure/brochure.ts'
import { Pages, usePage } from './PageNumbers.tsx'
import { Photograph } from './Photograph.tsx'

/** Every part of the brochure with its page, each a link. */
export function Contents({ content }: { content: BrochureContent }) {
  const { words, guide, categories } = content
  const rest = [
    ['guide', guide.title],
    ['index', words.index.title],
    ['other-names', words.other.title],
    ['contact', words.contents.contact],
  ] as const
  return (
    <nav className="sheet contents" aria-labelledby="contents">
      <h2 id="contents">{words.contents.title}</h2>
      <ol>
        {categories.map((category) => (
          <li key={category.id} data-category={category.id}>
            <Photograph picture={category.picture} use="thumb" decorative />
            <CategoryLink id={category.id} name={category.name} page={words.contents.page} />
            <ul>
              {category.groups.map(({ place, name }) => (
                <li key={place}>
                  <Entry to={place} name={name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ul className="rest">
        {rest.map(([to, name]) => (
          <li key={to}>
            <Entry to={to} name={name} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink({ id, name, page }: { id: string; name: string; page: string }) {
  const number = usePage(id)
  return (
    <a className="category" href={`#${id}`}>
      {name} <small>{page.replace('{page}', number)}</small>
    </a>
  )
}

/** A name and its page. */
export function Entry({ to, name }: { to: string; name: string }) {
  return (
    <a className="entry" href={`#${to}`}>
      <span>{name}</span> <Pages at={[to]} />
    </a>
  )
}
