import { shell } from '#app/content/shell.ts'
import styles from './Navigation.module.css'

/** A category page belongs to Our Products. */
const isCurrent = (to: string, path: string) => to === path || (to === '/products' && path.startsWith('/products/'))

export function Navigation({ path, label }: { path: string; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {shell.nav.links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
