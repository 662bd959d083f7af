import { contact } from '#app/content/contact.ts'
import { Mark } from '#app/ui/Mark.tsx'
import styles from './ThankYou.module.css'

export function ThankYou() {
  return (
    <div className={styles.panel}>
      <Mark />
      <h3>{contact.thanks.title}</h3>
      <p>{contact.thanks.text}</p>
    </div>
  )
}
