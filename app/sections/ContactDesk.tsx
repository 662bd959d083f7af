import { company } from '#app/content/company.ts'
import { contact } from '#app/content/contact.ts'
import { slug } from '#app/content/slug.ts'
import { InquiryForm } from '#app/inquiry/InquiryForm.tsx'
import { OfficeHours } from '#app/layout/OfficeHours.tsx'
import { Band } from '#app/ui/Band.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { site } from '#config'
import styles from './ContactDesk.module.css'

/** The form, and beside it every other way to reach us. */
export function ContactDesk() {
  const { form, cards, guarantee } = contact
  const ways = [
    { ...cards.address, shown: company.address, href: '#map' },
    { ...cards.email, shown: company.email.shown, href: company.email.href },
    { ...cards.phone, shown: company.phone.shown, href: company.phone.href },
  ]
  return (
    <Band title={form.title}>
      <div className={styles.desk}>
        <div>
          <h2 id={slug(form.title)}>{form.title}</h2>
          <InquiryForm />
        </div>
        <div>
          <ul className={styles.cards} aria-label={contact.cardsLabel}>
            {ways.map(({ icon, label, shown, href, hint }) => (
              <li key={label}>
                <a href={href}>
                  <Icon name={icon} />
                  <span className={styles.label}>{label}</span>
                  <span className={styles.shown}>{shown}</span>
                  <span className={styles.hint}>{hint}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.keep}>
            <OfficeHours />
            <CopyButton text={site.phone} {...contact.keep.copy} />
            <a href="/contact.vcf" download>
              {contact.keep.save}
            </a>
          </div>
          <section className={styles.guarantee} aria-labelledby={slug(guarantee.title)}>
            <h2 id={slug(guarantee.title)}>{guarantee.title}</h2>
            <ul>
              {guarantee.items.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Band>
  )
}
