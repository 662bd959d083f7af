import { ListInMenu } from '#app/features/list/ListLink.tsx'
import { addressIn, sameIn, useEdition, useHref } from '#app/i18n/edition.ts'
import { DropPanel } from '#app/ui/DropPanel.tsx'
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

/** Where the visitor is; 404 and offline pages are not listed. */
export type PlaceOfPage = { path: string; isListed: boolean }

/** The way to the same page in the other editions, each named in its own language. */
export function LanguageSwitch({ page, className }: { page: PlaceOfPage; className?: string | undefined }) {
  const edition = useEdition()
  return (
    <language-switch>
      {edition.others.map((other) => (
        <a
          key={other.lang}
          className={className}
          // The 404 page and the offline page stand at addresses of others.
          href={page.isListed ? sameIn(other, page.path, edition) : addressIn(other.prefix, '/')}
          lang={other.lang}
          hrefLang={other.lang}
          dir={other.dir}
        >
          {other.name}
        </a>
      ))}
    </language-switch>
  )
}

/** What the header has no room for on a phone. */
export function MobileMenu({ page }: { page: PlaceOfPage }) {
  const { company, shell } = useEdition()
  return (
    <>
      <button className={styles.button} type="button" popoverTarget="menu" aria-label={shell.nav.menu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h18" />
          <path d="M3 12h18" />
          <path d="M3 17h18" />
        </svg>
      </button>
      <DropPanel className={styles.menu} id="menu">
        <Navigation path={page.path} label={shell.nav.menu} />
        <ListInMenu />
        <LanguageSwitch page={page} />
        <a href={company.phone.href}>{company.phone.shown}</a>
        <p>{shell.office.hours}</p>
      </DropPanel>
    </>
  )
}
