import type { BrochureContent } from '#app/brochure/brochure.ts'
import { Entry } from './Contents.tsx'
import { Plate } from './Figure.tsx'
import { Group } from './Group.tsx'
import { Photograph } from './Photograph.tsx'
import { References } from './References.tsx'

type Props = { category: BrochureContent['categories'][number]; content: BrochureContent }

/** An opener, then a page for each group; public references close the category. */
export function Category({ category, content }: Props) {
  const { id, name, groups, references } = category
  const { words, columns, harvest, other } = content
  return (
    <>
      <Opener category={category} words={words.groups} />
      {groups.map((group) => (
        <div key={group.place} className="sheet groups" data-category={id}>
          <p className="head" aria-hidden="true">
            {name}
          </p>
          <Group group={group} columns={columns} harvest={harvest} other={other} isMeat={id === 'meat'} />
        </div>
      ))}
      <div className="sheet groups" data-category={id}>
        <p className="head" aria-hidden="true">
          {name}
        </p>
        <References {...references} category={id} words={words.references} />
        <Plate goods={groups.flatMap(({ goods }) => goods)} most={references.standards.length > 30 ? 12 : 24} />
      </div>
    </>
  )
}

function Opener({ category, words }: { category: Props['category']; words: BrochureContent['words']['groups'] }) {
  const { id, name, lead, picture, figures, groups } = category
  return (
    <section className="sheet bleed opener" data-category={id} aria-labelledby={id}>
      <Photograph picture={picture} use="opener" />
      <div className="words">
        <div>
          <h2 id={id}>{name}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ol>
          {groups.map((group) => (
            <li key={group.place}>
              <Entry to={group.place} name={group.name} />
            </li>
          ))}
        </ol>
      </div>
      <div className="ours">
        <p className="label">
          <b>{words.ours}</b>
          <span>{words.documents}</span>
        </p>
        <dl data-count={figures.length}>
          {figures.map(({ label, value, note }) => (
            <div key={label + note}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className="note">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
