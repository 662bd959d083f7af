import { type ContactWords, InquiryForm } from '#app/features/inquiry/InquiryForm.tsx'
import note from '#app/features/inquiry/OutboxNote.module.css'
import { useEdition } from '#app/i18n/edition.ts'
import { EmailAddress, OfficeHours } from '#app/shell/Office.tsx'
import { Band } from '#app/ui/Band.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Slot } from '#app/ui/Slot.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import styles from './ContactDesk.module.css'

/** The list and the form as one sheet, and beside it every other way to reach us. */
export function ContactDesk({ words }: { words: ContactWords }) {
  const { company } = useEdition()
  const { form, cards, guarantee } = words
  const { label, ...copied } = words.keep.copy
  const ways = [
    { ...cards.address, shown: company.address, href: '#map' },
    { ...cards.email, shown: <EmailAddress address={company.email.shown} />, href: company.email.href },
    { ...cards.phone, shown: company.phone.shown, href: company.phone.href },
    ...(company.whatsapp ? [{ ...cards.whatsapp, ...company.whatsapp }] : []),
  ]
  return (
    <Band heading="inquiry">
      <div className={styles.desk}>
        <div>
          <p className={note.sent}>{form.sent}</p>
          <Slot of="list" id="your-list" />
          <h2 id="inquiry">{form.title}</h2>
          <InquiryForm content={words} />
        </div>
        <div>
          <div>
            <ul className={styles.cards} aria-label={words.cardsLabel}>
              {ways.map(({ icon, label, shown, href, hint }) => (
                <li key={label}>
                  <a href={href}>
                    <Icon name={icon} />
                    <span className={styles.label}>{label}</span>
                    <bdi className={styles.shown}>{shown}</bdi>
                    <span className={styles.hint}>{hint}</span>
                  </a>
                </li>
              ))}
            </ul>
            <div className={styles.keep}>
              <OfficeHours />
              <a href="/contact.vcf" download>
                {words.keep.save}
              </a>
              <copy-button data-words={JSON.stringify({ text: company.phone.plain, ...copied })}>
                <button type="button">{label}</button>
                <VisuallyHidden>
                  <p role="status" />
                </VisuallyHidden>
              </copy-button>
            </div>
          </div>
        </div>
        <section className={styles.guarantee} aria-labelledby="guarantee">
          <h2 id="guarantee">{guarantee.title}</h2>
          <ul>
            {guarantee.items.map((promise) => (
              <li key={promise}>
                <span>{promise}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Band>
  )
}
