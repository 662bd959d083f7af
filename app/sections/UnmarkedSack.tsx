import { Band } from '#app/ui/Band.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './UnmarkedSack.module.css'

const contour =
  'M42 46C32 42 25 31 31 22c11 3 21 10 30 15 39 8 79 8 118 0 9-5 19-12 30-15 6 9-1 20-11 24 15 47 21 106 18 164-1 27-5 50-11 66-45 14-125 14-170 0-6-16-10-39-11-66-3-58 3-117 18-164Z'
const shade =
  'M203 84q8 62 2 130M196 74q9 74 2 168M189 68q10 82 1 192M181 66q10 90 0 204M172 66q10 92 0 208M162 67q9 94 0 210M37 96q-7 60-2 118M44 84q-8 74-1 150M50 80q-8 76 0 172M57 76q-7 80 1 184M152 68q8 96 0 211M142 69q7 96 0 211M199 79q9 68 2 150M192 71q10 78 2 182M185 67q10 86 1 198M39 252q40 12 81 12M46 262q60 14 112 4M41 257q50 14 98 9M60 56q7 14 2 30M84 60q4 12 0 24M108 62q1 10-1 18M134 62q-1 10 1 18M158 60q-4 12 0 24M180 56q-7 14-2 30'

/** What nobody has marked: a sack with an empty frame, in the engraver's hand, over the finder. */
export function UnmarkedSack({ title, remark }: Heading) {
  return (
    <Band heading="unmarked">
      <div className={styles.lost}>
        <svg viewBox="12 12 216 275" aria-hidden="true">
          <path className={styles.cloth} d={contour} />
          <path className={styles.shade} d={shade} />
          <path d={contour} />
          <path className={styles.stitch} d="M46 52c50 10 98 10 148 0" />
          <path className={styles.frame} d="M105 112H78v32M78 160v32h27M121 192h27v-32M148 144v-32h-27" />
        </svg>
        <div>
          <h2 id="unmarked">{title}</h2>
          <p>{remark}</p>
        </div>
      </div>
    </Band>
  )
}
