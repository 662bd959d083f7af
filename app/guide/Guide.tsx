import '#app/styles/accents.css'
import { Fragment, type ReactNode } from 'react'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import { JumpList } from '#app/sections/JumpList.tsx'
import { Arrow } from '#app/ui/Arrow.tsx'
import { Actions } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { guideSizes } from '#app/ui/crops.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { Trail } from '#app/ui/Trail.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Guide.module.css'
import heroStyles from './GuideHero.module.css'

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

type Props = { content: GuideContent; sections: Partial<Record<keyof GuideContent['jumps'], ReactNode>> }

/** What all guides have around their sections; one that is empty is left out. */
export function Guide({ content, sections }: Props) {
  const { shell } = useEdition()
  const { hero, kind, categoryName, trail, jumps, print, neighbors } = content
  const shown = (Object.keys(sections) as (keyof typeof sections)[]).filter((id) => sections[id])
  return (
    <div className={classes(styles.guide, lengthOf(content))}>
      <GuideHero {...hero} kind={kind} category={categoryName} trail={trail} />
      <JumpList label={shell.onThisPage} jumps={shown.map((id) => ({ id, title: jumps[id] }))}>
        <li className={styles.print}>
          <print-button>
            <button type="button">{print}</button>
          </print-button>
        </li>
      </JumpList>
      {shown.map((id) => (
        <Fragment key={id}>{sections[id]}</Fragment>
      ))}
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

type HeroProps = GuideContent['hero'] & { kind: string; category: string; trail: GuideContent['trail'] }

/** Low and on slate: the group's picture runs off the edge and melts into the ground. */
function GuideHero({ title, lead, picture, actions, kind, category, trail }: HeroProps) {
  return (
    <section className={heroStyles.hero} id="opening" aria-labelledby="page-title">
      <div className={heroStyles.picture}>
        <Picture picture={picture} crop="card" sizes={guideSizes} isOpening />
      </div>
      <div className={heroStyles.words}>
        <Trail steps={trail} title={title} />
        <p className={heroStyles.kind}>
          {kind}
          <span> · {category}</span>
        </p>
        <h1 id="page-title">{title}</h1>
        <p className={heroStyles.lead}>{lead}</p>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
