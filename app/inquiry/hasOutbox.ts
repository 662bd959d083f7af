/** The database that waiting inquiries are kept in. */
export const outboxName = 'inquiries'

/** Asks without creating one. Stands alone, so that asking loads nothing else. */
export async function hasOutbox() {
  // Firefox before 126 cannot tell.
  if (!('databases' in indexedDB)) return true
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === outboxName)
}
