import type { Fact } from '#content/schema/words.ts'
import styles from './FactBand.module.css'

/** Figures, large and quiet, on the green band. */
export function FactBand({ facts, label }: { facts: Fact[]; label: string }) {
  return (
    <section className={styles.band} aria-label={label}>
      <dl className={styles.facts} data-count={facts.length}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
