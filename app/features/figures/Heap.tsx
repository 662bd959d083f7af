import { heapOf, place, step, turns } from './pile.ts'

export type HeapProps = {
  /** Of the symbol of one piece. */
  name: string
  counts: number[]
  /** The place of the grade that lies there first. */
  shown: number
  /** How far pieces lie over each other. */
  spread: number
}

const lying = Array.from({ length: turns }, (_, turn) => turn)

/** Every piece of the weight; another grade is sorted into its place by `heap.ts`. */
export function Heap({ name, counts, shown, spread }: HeapProps) {
  const count = counts[shown] ?? 0
  const { size, pieces } = heapOf(count, count, spread)
  return (
    <g transform={`scale(${step})`}>
      <defs>
        <use id={`${name}-piece`} href={`#${name}`} transform={`scale(${size})`} />
        {lying.map((turn) => (
          <use
            key={turn}
            id={`${name}-${turn}`}
            href={`#${name}-piece`}
            transform={`rotate(${(turn * 360) / turns})`}
          />
        ))}
      </defs>
      {pieces.map((piece) => (
        <use key={piece.nth} href={`#${name}-${piece.turn}`} {...place(piece)} />
      ))}
    </g>
  )
}
