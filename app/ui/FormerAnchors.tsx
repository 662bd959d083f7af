/** Links that were shared under an earlier id still find their place. */
export function FormerAnchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <span key={id} id={id} />)
}
