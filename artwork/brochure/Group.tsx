import type { BrochureContent } from '#app/brochure/brochure.ts'
import { unbroken } from '#app/guide/CellText.tsx'
import { Figure } from './Figure.tsx'
import { Harvest } from './Harvest.tsx'
import { Photograph } from './Photograph.tsx'

type Group = BrochureContent['categories'][number]['groups'][number]
type Columns = BrochureContent['columns']
type Props = {
  group: Group
  columns: Columns
  harvest: BrochureContent['harvest']
  other: BrochureContent['other']
  isMeat: boolean
}

/** A group under its picture: a ruled table, how its grade is seen, where and when it is harvested. */
export function Group({ group, columns, harvest, other, isMeat }: Props) {
  const labels = { ...columns, latin: isMeat ? columns.species : columns.botanical }
  const shown = (['other', 'hindi', 'latin', 'hs'] as const).filter((id) => group.rows.some((row) => row[id]?.text))
  const hasNotes = group.rows.some(({ note }) => note)
  return (
    <section className="group" aria-labelledby={group.place}>
      <Photograph picture={group.picture} use="group" />
      <div className="top">
        <h3 id={group.place}>{group.name}</h3>
        <p>{group.description}</p>
      </div>
      {group.common.length > 0 && (
        <dl className="common">
          {group.common.map(({ id, text }) => (
            <div key={id}>
              <dt>{labels[id]}</dt>
              <dd className={id}>
                <bdi lang={id === 'other' ? other : languages[id]}>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <table className="goods" data-columns={shown.length}>
        <thead>
          <tr>
            <th scope="col" data-of="product">
              {columns.product}
            </th>
            {hasNotes && (
              <th scope="col" data-of="note">
                {columns.grade}
              </th>
            )}
            {shown.map((id) => (
              <th key={id} scope="col" data-of={id}>
                {labels[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} other={other} hasNotes={hasNotes} shown={shown} />
          ))}
        </tbody>
      </table>
      {group.notes && <p className="notes">* {group.notes}</p>}
      <Figure group={group} />
      <Harvest {...group.harvest} words={harvest} />
    </section>
  )
}

const languages = { hindi: 'hi-Latn', latin: 'la', hs: undefined }

type RowProps = {
  row: Group['rows'][number]
  other: Props['other']
  hasNotes: boolean
  shown: readonly ('other' | 'hindi' | 'latin' | 'hs')[]
}

function Row({ row, other, hasNotes, shown }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {hasNotes && <td className="note">{row.note}</td>}
      {shown.includes('other') && row.other && (
        <td className="other" {...spanOf(row.other)}>
          <bdi lang={other}>{whole(row.other.text)}</bdi>
        </td>
      )}
      {shown.includes('hindi') && row.hindi && (
        <td {...spanOf(row.hindi)}>
          <bdi lang="hi-Latn">{row.hindi.text}</bdi>
        </td>
      )}
      {shown.includes('latin') && row.latin && (
        <td className="latin" {...spanOf(row.latin)}>
          <bdi lang="la">{unbroken(row.latin.text)}</bdi>
        </td>
      )}
      {shown.includes('hs') && row.hs && (
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
