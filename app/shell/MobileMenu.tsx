import { ListInMenu } from '#app/features/list/ListLink.tsx'
import { useEdition } from '#app/i18n/edition.ts'
import { DropPanel } from '#app/ui/DropPanel.tsx'
import styles from './MobileMenu.module.css'
import { LanguageSwitch, Navigation, type PlaceOfPage } from './Navigation.tsx'

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
        <LanguageSwitch page={page} className={styles.language} />
        <a className={styles.call} href={company.phone.href}>
          <bdi>{company.phone.shown}</bdi> <span>{shell.office.hours}</span>
        </a>
      </DropPanel>
    </>
  )
}
