import { Arrow } from '#app/components/parts/Arrow.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { useHref } from '#app/i18n/edition.ts'
import styles from './Neighbors.module.css'

/** The guides before and after this one in its category. */
export function Neighbors({ label, previous, next }: SheetContent['neighbors']) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      <div>
        <Neighbor {...previous} />
        <Neighbor {...next} />
      </div>
    </nav>
  )
}

function Neighbor({ label, name, path }: SheetContent['neighbors']['next']) {
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
