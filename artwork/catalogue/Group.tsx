import { unbroken } from '#app/components/parts/unbroken.ts'
import type { CatalogContent } from '#app/content/catalog/catalog.ts'
import { Photograph } from './Photograph.tsx'

type Group = CatalogContent['categories'][number]['groups'][number]
type Columns = CatalogContent['columns']
type Props = { group: Group; columns: Columns; other: CatalogContent['other']; isMeat: boolean }

/** A group as a ruled table under its picture. */
export function Group({ group, columns, other, isMeat }: Props) {
  return (
    <section className="group" aria-labelledby={group.place}>
      <Photograph picture={group.picture} use="group" />
      <div className="top">
        <h3 id={group.place}>{group.name}</h3>
        <p>{group.description}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.grade}</th>
            <th scope="col">{columns.other}</th>
            <th scope="col">{columns.hindi}</th>
            <th scope="col">{isMeat ? columns.species : columns.botanical}</th>
            <th scope="col">{columns.hs}</th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} other={other} />
          ))}
        </tbody>
      </table>
      {group.notes && <p className="notes">* {group.notes}</p>}
    </section>
  )
}

function Row({ row, other }: { row: Group['rows'][number]; other: Props['other'] }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td className="note">{row.note}</td>
      {row.other && (
        <td className="other" {...spanOf(row.other)}>
          <bdi lang={other}>{whole(row.other.text)}</bdi>
        </td>
      )}
      {row.hindi && (
        <td {...spanOf(row.hindi)}>
          <bdi lang="hi-Latn">{row.hindi.text}</bdi>
        </td>
      )}
      {row.latin && (
        <td className="latin" {...spanOf(row.latin)}>
          <bdi lang="la">{unbroken(row.latin.text)}</bdi>
        </td>
      )}
      {row.hs && (
        <td className="hs" {...spanOf(row.hs)} data-none={/\d/.test(row.hs.text) ? undefined : ''}>
          {/\d/.test(row.hs.text) ? <bdi dir="ltr">{row.hs.text}</bdi> : row.hs.text}
        </td>
      )}
    </tr>
  )
}

const spanOf = ({ span }: { span: number }) => (span > 1 ? { rowSpan: span } : {})

/** "11–13 mm" stays together, too, and "18–20". */
const whole = (name: string) =>
  name.split(/(\d+–\d+(?: mm)?)/).map((piece, nth) =>
    nth % 2 ? (
      <span key={piece} className="whole">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
