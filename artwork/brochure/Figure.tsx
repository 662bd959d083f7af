import type { BrochureContent, Figure as FigureContent } from '#app/brochure/brochure.ts'
import { Cuts } from '#app/guide/Animal.tsx'
import { EngravedPicture, goodOf } from '#app/guide/Engraving.tsx'
import { LifeSize } from '#app/guide/LifeSize.tsx'
import { One } from '#app/guide/One.tsx'
import { PieceRow } from '#app/guide/Pieces.tsx'
import { HeapFigure } from '#app/guide/Pile.tsx'
import { Matrix } from '#app/guide/Plate.tsx'
import { FormTable } from '#app/guide/Reading.tsx'
import { Rows, scaleOf } from '#app/guide/Screens.tsx'
import { Row } from '#app/guide/Trays.tsx'
import { Drawing } from '#app/guide/Wedge.tsx'
import { Year } from '#app/guide/Year.tsx'

type Group = BrochureContent['categories'][number]['groups'][number]

/** How the grade is seen: the figure of the group's guide under its sentence. */
export function Figure({ group }: { group: Group }) {
  const { title, lead, caption } = group.reading
  return (
    <section className="figure" data-by={group.figure.by}>
      <div className="said">
        <h4>{title}</h4>
        <p>{lead}</p>
      </div>
      <Drawn figure={group.figure} group={group} />
      {isCaptioned(group.figure) && <p className="caption">{caption}</p>}
    </section>
  )
}

/** The year has its legend, a sack is not drawn here, and of several goods only the first is laid out. */
const isCaptioned = ({ by, of }: FigureContent) =>
  by !== 'year' && !(by === 'plate' && of.sacks) && !(by === 'tray' && of.rows.length > 1)

function Drawn({ figure, group }: { figure: FigureContent; group: Group }) {
  switch (figure.by) {
    case 'pile': {
      const { heaps, choose, ruler } = figure.of
      return (
        <>
          {heaps.map((heap) => (
            <HeapFigure key={heap.id} {...heap} choose={choose} />
          ))}
          <LifeSize words={ruler} />
        </>
      )
    }
    case 'tray': {
      const { rows, one, ruler } = figure.of
      const [first] = rows
      return (
        <>
          {first && <One {...first} caption={one} />}
          {first && <Row {...first} />}
          {first?.mm && <LifeSize words={ruler} />}
        </>
      )
    }
    case 'screen': {
      const { rows, ruler } = figure.of
      const scale = scaleOf(rows)
      return (
        <>
          {rows.map((row) => (
            <Rows key={row.shape} {...row} {...scale} />
          ))}
          {scale.isLifeSize && <LifeSize words={ruler} />}
        </>
      )
    }
    case 'wedge':
      return <Drawing {...figure.of} />
    case 'animal':
      return <Cuts {...figure.of} />
    case 'pieces':
      return <PieceRow pieces={figure.of} />
    case 'year':
      return group.year && <Year year={group.year} isDrawn />
    case 'plate': {
      const { matrix, table } = figure.of
      return (
        <>
          <Plate goods={group.goods} />
          {matrix && <Matrix {...matrix} />}
          {table && <FormTable {...table} />}
        </>
      )
    }
  }
}

/** Every good that is drawn, with its name: one of each kind. */
export function Plate({ goods, most = Infinity }: { goods: Group['goods']; most?: number }) {
  const found = goods.flatMap(({ id, name }) => {
    const good = goodOf(id)
    return good ? [{ id, name, good }] : []
  })
  const drawn = found.filter(({ good }, at) => found.findIndex((one) => one.good === good) === at).slice(0, most)
  return (
    <ul className="plate">
      {drawn.map(({ id, name, good }) => (
        <li key={id}>
          <EngravedPicture good={good} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
