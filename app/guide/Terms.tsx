import styles from './Terms.module.css'

/** What the words on an offer mean. */
export function Terms({ terms }: { terms: [term: string, text: string][] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
