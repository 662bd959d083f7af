import { FindButton } from '#app/features/finder/FindButton.tsx'
import { FinderPanel } from '#app/features/finder/FinderPanel.tsx'
import { ListBar, ListLink } from '#app/features/list/ListLink.tsx'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import { ActionLink } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Mark } from '#app/ui/Mark.tsx'
import styles from './Header.module.css'
import { LanguageSwitch, MobileMenu, Navigation, type PlaceOfPage } from './Navigation.tsx'

/** A longer brand breaks into lines, and is set smaller on a phone. */
const mostInOneLine = 18

export function Header({ page }: { page: PlaceOfPage }) {
  const { company, shell } = useEdition()
  const href = useHref()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={classes(styles.brand, company.brand.length > mostInOneLine && styles.long)} href={href('/')}>
          <Mark />
          <bdi lang="en">{company.brand}</bdi>
        </a>
        <p className={styles.letterhead}>
          {`${company.phone.shown} · ${company.email.shown} · ${company.address}`}
          <br />
          {shell.office.hours}
        </p>
        <FindButton />
        <div className={styles.wide}>
          <Navigation path={page.path} label={shell.nav.label} />
          <LanguageSwitch page={page} className={styles.language} />
        </div>
        <ListLink />
        <ActionLink action={shell.nav.quote} />
        <MobileMenu page={page} />
      </div>
      <FinderPanel />
      <ListBar />
      <a className={styles.dock} href={company.phone.href}>
        <Icon name="phone" />
        {shell.nav.call} <bdi>{company.phone.shown}</bdi>
      </a>
    </header>
  )
}
