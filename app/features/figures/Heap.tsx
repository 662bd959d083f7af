'use client'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { glide } from './glide.ts'
import { pile, sizeOf, turns } from './pile.ts'
import { place, sized, step } from './place.ts'
import { type Choices, useChoice } from './useChoice.ts'

export type HeapProps = {
  /** Of the symbol of one piece. */
  name: string
  counts: number[]
  shown: number
  /** How far pieces lie over each other. */
  spread: number
  choices?: Choices
}

/** How many pieces the heap has. */
export function Count({ counts, shown, choices }: Pick<HeapProps, 'counts' | 'shown' | 'choices'>) {
  return counts[useChoice(choices, shown)]
}

const lying = Array.from({ length: turns }, (_, turn) => turn)

/** Every piece of the weight in the grade that is chosen. */
export function Heap({ name, counts, shown, spread, choices }: HeapProps) {
  const count = counts[useChoice(choices, shown)] ?? 0
  const size = sizeOf(count, counts[shown] ?? count, spread)
  const pieces = useMemo(() => pile(count, 15 * size), [count, size])
  const group = useRef<SVGGElement>(null)
  const before = useRef({ pieces, size })
  useLayoutEffect(() => {
    const from = before.current
    before.current = { pieces, size }
    if (group.current && from.pieces !== pieces) return glide(group.current, from, { pieces, size })
  }, [pieces, size])
  return (
    <g ref={group} transform={`scale(${step})`}>
      <defs>
        <use id={`${name}-piece`} href={`#${name}`} transform={sized(size)} />
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
