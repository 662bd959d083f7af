import type { BrochureContent } from '#app/brochure/brochure.ts'

type Props = BrochureContent['categories'][number]['references'] & {
  category: string
  words: BrochureContent['words']['references']
}

/** What others have set down about the goods of a category, apart from our own figures. */
export function References({ category, words, scales, standards, allergens }: Props) {
  const id = `${category}-references`
  return (
    <section className="references" aria-labelledby={id}>
      <div className="top">
        <h3 id={id}>{words.title}</h3>
        <p>{words.remark}</p>
      </div>
      {scales.length > 0 && (
        <dl className="scales">
          {scales.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <table className="standards">
        <caption>{words.standards}</caption>
        <tbody>
          {pairs(standards).map(([[one, about], second]) => (
            <tr key={one}>
              <th scope="row">{one}</th>
              <td>{about}</td>
              {second && (
                <>
                  <th scope="row">{second[0]}</th>
                  <td>{second[1]}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Named title={words.allergens} items={allergens} />
    </section>
  )
}

type Item = readonly [string, string]

/** Two standards to a line: the first half on one side, the second on the other. */
function pairs(items: readonly Item[]) {
  const half = Math.ceil(items.length / 2)
  return items.slice(0, half).map((item, nth) => [item, items[half + nth]] as const)
}

function Named({ title, items }: { title: string; items: readonly Item[] }) {
  if (!items.length) return null
  return (
    <div className="named">
      <h4>{title}</h4>
      <dl>
        {items.map(([name, products]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{products}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
