import { useEdition, useHref } from '#app/edition.ts'
import { FindButton } from '#app/find/FindButton.tsx'
import { FinderPanel } from '#app/find/FinderPanel.tsx'
import { ActionLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Mark } from '#app/ui/Mark.tsx'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { Navigation } from './Navigation.tsx'

export function Header({ path }: { path: string }) {
  const { company, shell } = useEdition()
  const href = useHref()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.brand} href={href('/')}>
          <Mark />
          {company.brand}
        </a>
        <p className={styles.letterhead}>
          {`${company.phone.shown} · ${company.email.shown} · ${company.address}`}
          <br />
          {shell.office.hours}
        </p>
        <FindButton />
        <div className={styles.wide}>
          <Navigation path={path} label={shell.nav.label} />
          <a className={styles.phone} href={company.phone.href}>
            <bdi>{company.phone.shown}</bdi>
          </a>
        </div>
        <ActionLink action={shell.nav.quote} />
        <MobileMenu path={path} />
      </div>
      <FinderPanel />
      <a className={styles.dock} href={company.phone.href}>
        <Icon name="phone" />
        {shell.nav.call}
      </a>
    </header>
  )
}
