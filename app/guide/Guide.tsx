import '#app/styles/accents.css'
import type { ReactNode } from 'react'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import { JumpList } from '#app/sections/JumpList.tsx'
import { Arrow } from '#app/ui/Arrow.tsx'
import { classes } from '#app/ui/classes.ts'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Guide.module.css'
import { GuideHero } from './GuideHero.tsx'

export type SectionId = 'reading' | 'grades' | 'trade' | 'figures' | 'inquiry'

/** What a sentence says of the other grades. */
const unprinted = new Set(['says', 'choice', 'choosable'])

const lettersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (!value || typeof value !== 'object') return 0
  return Object.entries(value).reduce((sum, [name, one]) => sum + (unprinted.has(name) ? 0 : lettersIn(one)), 0)
}

/** How large a guide is set on paper. At eight points 6,600 letters fit on two sheets, 7,000 do not. */
function lengthOf(content: GuideContent) {
  const letters = lettersIn(content)
  if (letters < 5500) return styles.short
  return letters > 6300 && styles.long
}

type Props = { content: GuideContent; order: SectionId[]; children: ReactNode }

/** What all guides have around their sections, whose order is that of their method. */
export function Guide({ content, order, children }: Props) {
  const { shell } = useEdition()
  const { hero, kind, categoryName, trail, jumps, print, neighbors } = content
  return (
    <div className={classes(styles.guide, lengthOf(content))}>
      <GuideHero {...hero} kind={kind} category={categoryName} trail={trail} />
      <JumpList label={shell.onThisPage} jumps={order.map((id) => ({ id, title: jumps[id] }))} print={print} />
      {children}
      <Neighbors {...neighbors} />
    </div>
  )
}

/** The guides before and after this one in its category. */
function Neighbors({ label, previous, next }: GuideContent['neighbors']) {
  const href = useHref()
  return (
    <nav className={styles.neighbors} aria-label={label}>
      <div>
        {[previous, next].map(({ label, name, path }) => (
          <a key={label} href={href(path)}>
            <small>
              <Arrow />
              {label}
            </small>{' '}
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
