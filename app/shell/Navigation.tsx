import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './Navigation.module.css'

export function Navigation({ path, label }: { path: string; label: string }) {
  const { shell } = useEdition()
  const href = useHref()
  /** A category page belongs to Our Products. */
  const isCurrent = (address: string) =>
    address === path || (address === href('/products') && path.startsWith(`${address}/`))
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {Object.entries(shell.nav.links).map(([to, label]) => (
          <li key={to}>
            <a href={href(to)} aria-current={isCurrent(href(to)) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
