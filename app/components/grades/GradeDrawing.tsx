import type { Drawing } from '#app/content/pages/drawing.ts'
import { Bars } from './Bars.tsx'
import { Colors } from './Colors.tsx'
import { Cuts } from './Cuts.tsx'
import { FormTable, Matrix } from './FormTable.tsx'
import { Series } from './Series.tsx'
import { Sizes } from './Sizes.tsx'

export function GradeDrawing({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'sizes':
      return <Sizes {...drawing} />
    case 'series':
      return <Series {...drawing} />
    case 'cuts':
      return <Cuts {...drawing} />
    case 'bars':
      return <Bars {...drawing} />
    case 'colors':
      return <Colors {...drawing} />
    case 'matrix':
      return <Matrix {...drawing} />
    case 'table':
      return <FormTable {...drawing} />
  }
}
