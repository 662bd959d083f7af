import { useEdition } from '#app/i18n/edition.ts'

/** The client components whose data or styles are files of their own. */
export type ClientName = 'list' | 'finder'

/** Where a client component is mounted when it is first used, and where to find what it needs then. */
export function Slot({ of, id }: { of: ClientName; id?: string }) {
  const { data, styles } = useEdition().clients[of]
  return <div id={id} data-slot={of} data-source={data} data-styles={styles} />
}
