import { Mark } from '#app/ui/Mark.tsx'
import { StencilFrame } from '#app/ui/Stencil.tsx'
import styles from './ThankYou.module.css'

/** Nothing else stands in this panel. */
export function ThankYou({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.panel}>
      <div className={styles.mark}>
        <StencilFrame />
        <Mark />
      </div>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
