import { AddButton } from '#app/features/list/AddButton.tsx'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import guideStyles from './AllGuides.module.css'
import type { poundOf } from './content/pound.ts'
import { GradeSentence } from './GradeSentence.tsx'
import { GradeChoices, HeapDrawing } from './HeapDrawing.tsx'
import styles from './Pound.module.css'

/** The pile of a guide on its own, standing on its grades; below it the way to all guides. */
export function Pound({ title, sentence, heap, choose, guides }: ReturnType<typeof poundOf>) {
  const { list } = useEdition()
  const { grades, shown, unit } = heap
  return (
    <Band heading="pound" follows>
      <div data-category="nuts">
        <figure className={styles.pound} data-figure="">
          <div className={styles.words}>
            <h2 id="pound">{title}</h2>
            <p>
              <GradeSentence text={sentence} choice={grades[shown]} />
            </p>
          </div>
          <div className={styles.side}>
            <p className={styles.count} id="pound-count">
              <b data-count="">{grades[shown]?.count}</b> <span>{unit}</span>
            </p>
            {grades.map(({ label, product, name }, at) => (
              <p key={label} id={product} className={styles.add} data-chosen={at === shown ? 'yes' : 'no'}>
                <span>{list.buttons.add.replace('{product}', () => label)}</span>
                <span>
                  {label}: {list.buttons.on}
                </span>
                <AddButton product={product} name={name} />
              </p>
            ))}
          </div>
          <HeapDrawing {...heap} told="pound-count" className={styles.pile} />
          <GradeChoices {...heap} legend={choose} className={styles.grades} />
        </figure>
        <AllGuides {...guides} />
      </div>
    </Band>
  )
}

/** The way to some guides in a sentence, and to all of them in a list that opens. */
function AllGuides({ way, all, categories }: ReturnType<typeof poundOf>['guides']) {
  const href = useHref()
  return (
    <div className={guideStyles.way}>
      <p>
        {way.map(({ text, to }) =>
          to ? (
            <a key={to} href={href(to)}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <details className={guideStyles.guides}>
        <summary>{all}</summary>
        <dl>
          {categories.map(({ category, name, items }) => (
            <div key={category} data-category={category}>
              <dt>{name}</dt>
              {items.map((guide) => (
                <dd key={guide.to}>
                  <a href={href(guide.to)}>{guide.name}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
