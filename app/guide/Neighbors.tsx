import { useHref } from '#app/i18n/edition.ts'
import { Arrow } from '#app/ui/Arrow.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Neighbors.module.css'

/** The guides before and after this one in its category. */
export function Neighbors({ label, previous, next }: GuideContent['neighbors']) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      <div>
        <Neighbor {...previous} />
        <Neighbor {...next} />
      </div>
    </nav>
  )
}

function Neighbor({ label, name, path }: GuideContent['neighbors']['next']) {
  const href = useHref()
  return (
    <a href={href(path)}>
      <small>
        <Arrow />
        {label}
      </small>{' '}
      {name}
    </a>
  )
}
