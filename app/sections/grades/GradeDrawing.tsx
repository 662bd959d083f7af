import type { Drawing } from '#app/content/pages/drawing.ts'
import { Bars } from './Bars.tsx'
import { Colors } from './Colors.tsx'
import { FormTable, Matrix } from './FormTable.tsx'
import { Sizes } from './Sizes.tsx'

export function GradeDrawing({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'sizes':
      return <Sizes {...drawing} />
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
