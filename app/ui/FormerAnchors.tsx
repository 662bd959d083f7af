import styles from './FormerAnchors.module.css'

/** Links that were shared under an earlier id still find their place. */
export function FormerAnchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <span className={styles.former} key={id} id={id} />)
}
