import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Mark } from '#app/ui/Mark.tsx'
import styles from './Footer.module.css'
import { LanguageSwitch, type PlaceOfPage } from './Navigation.tsx'
import { EmailAddress, OfficeHours } from './Office.tsx'

export function Footer({ page }: { page: PlaceOfPage }) {
  const { company, shell, footerCategories } = useEdition()
  const href = useHref()
  const { blurb, quickLinks, categories, contact, whatsapp, privacy } = shell.footer
  const numbers = (['tradeLicense', 'taxNumber'] as const)
    .filter((which) => company[which])
    .map((which) => shell.footer[which].replace('{number}', company[which]))
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <div className={styles.columns}>
          <div>
            <a className={styles.brand} href={href('/')}>
              <Mark />
              {company.brand}
            </a>
            <p>{blurb}</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{quickLinks}</h2>
            <ul>
              {Object.entries(shell.nav.links).map(([to, label]) => (
                <li key={to}>
                  <a href={href(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">{categories}</h2>
            <ul>
              {footerCategories.map(({ path, name }) => (
                <li key={path}>
                  <a href={href(path)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{contact}</h2>
            <address>
              <a href={company.phone.href}>
                <bdi>{company.phone.shown}</bdi>
              </a>
              {company.whatsapp && (
                <a href={company.whatsapp.href}>
                  {whatsapp} <bdi>{company.whatsapp.shown}</bdi>
                </a>
              )}
              <a href={company.email.href}>
                <bdi>
                  <EmailAddress address={company.email.shown} />
                </bdi>
              </a>
              <span>{company.address}</span>
            </address>
            <OfficeHours />
            <p>{shell.office.sunday}</p>
          </div>
        </div>
        <div className={styles.legal}>
          <p>
            © <current-year>{new Date().getFullYear()}</current-year> {company.legalName}
          </p>
          {numbers.map((number) => (
            <p key={number}>{number}</p>
          ))}
          <p>{privacy}</p>
          <LanguageSwitch page={page} />
        </div>
      </div>
    </footer>
  )
}
