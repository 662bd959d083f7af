import { Cuts } from '#app/components/guide/Cuts.tsx'
import { drawnAs } from '#app/components/guide/drawnAs.ts'
import { FormTable } from '#app/components/guide/FormTable.tsx'
import { LifeSize } from '#app/components/guide/LifeSize.tsx'
import { Matrix } from '#app/components/guide/Matrix.tsx'
import { One } from '#app/components/guide/One.tsx'
import { Heaped } from '#app/components/guide/Pile.tsx'
import { Pieces } from '#app/components/guide/Pieces.tsx'
import { Row } from '#app/components/guide/Trays.tsx'
import { Rows, scaleOf } from '#app/components/guide/Screens.tsx'
import { Drawing } from '#app/components/guide/Wedge.tsx'
import { Year } from '#app/components/guide/Year.tsx'
import { EngravedPicture } from '#app/components/engraving/EngravedPicture.tsx'
import type { CatalogContent, Figure as FigureContent } from '#app/content/catalog/catalog.ts'

type Group = CatalogContent['categories'][number]['groups'][number]

/** How the grade is seen: the figure of the group's guide under its sentence. */
export function Figure({ group }: { group: Group }) {
  const { title, lead, caption } = group.reading
  return (
    <section className="figure" data-kind={group.figure.kind}>
      <div className="said">
        <h4>{title}</h4>
        <p>{lead}</p>
      </div>
      <Drawn figure={group.figure} group={group} />
      {group.figure.kind !== 'yearGuide' && <p className="caption">{caption}</p>}
    </section>
  )
}

function Drawn({ figure, group }: { figure: FigureContent; group: Group }) {
  switch (figure.kind) {
    case 'pileGuide': {
      const { heaps, choose, ruler } = figure.of
      return (
        <>
          {heaps.map((heap) => (
            <Heaped key={heap.id} {...heap} choose={choose} />
          ))}
          <LifeSize words={ruler} />
        </>
      )
    }
    case 'trayGuide': {
      const { rows, one, ruler } = figure.of
      const [first] = rows
      return (
        <>
          {first && <One shape={first.shape} rings={first.trays} caption={one} mm={first.mm} />}
          {rows.map((row) => (
            <Row key={row.shape} {...row} />
          ))}
          {first?.mm && <LifeSize words={ruler} />}
        </>
      )
    }
    case 'screenGuide': {
      const { rows, ruler } = figure.of
      const scale = scaleOf(rows)
      return (
        <>
          <div className="screens" data-life={scale.isLifeSize || undefined}>
            {rows.map((row) => (
              <Rows key={row.shape} {...row} {...scale} />
            ))}
          </div>
          {scale.isLifeSize && <LifeSize words={ruler} />}
        </>
      )
    }
    case 'wedgeGuide':
      return <Drawing {...figure.of} />
    case 'animalGuide':
      return 'cuts' in figure.of ? <Cuts {...figure.of.cuts} /> : <Pieces {...figure.of.pieces} />
    case 'yearGuide':
      return group.year && <Year year={group.year} isDrawn />
    case 'plateGuide': {
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

function Plate({ goods }: { goods: Group['goods'] }) {
  const drawn = goods.flatMap(({ id, name }) => {
    const good = drawnAs(id)
    return good ? [{ id, name, good }] : []
  })
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
