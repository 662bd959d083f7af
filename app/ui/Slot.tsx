import type { ClientName } from '#app/i18n/clients.ts'
import { useEdition } from '#app/i18n/edition.ts'

/** Where a client component is mounted when it is first used, and where to find what it needs then. */
export function Slot({ of, id }: { of: ClientName; id?: string }) {
  const { data, styles } = useEdition().clients[of]
  return <div id={id} data-slot={of} data-file={data} data-styles={styles} />
}
