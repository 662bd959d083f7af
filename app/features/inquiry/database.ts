const databaseName = 'inquiries'

/** Asks without creating one. Firefox before 126 cannot tell. */
export async function hasDatabase() {
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === databaseName) ?? true
}

/**
 * Does one thing with the stored inquiries, and resolves once that is on the disk.
 * Written by hand: the wrapper `idb` is 1.4 KB compressed, more than the rest of the outbox.
 */
export function inDatabase<Result>(
  mode: 'readonly' | 'readwrite',
  work: (inquiries: IDBObjectStore) => IDBRequest<Result>,
  within = 10_000,
): Promise<Result> {
  return new Promise((done, failed) => {
    // A database that neither opens nor fails must not hold up the sending.
    const timer = setTimeout(() => failed(new Error('The database does not answer')), within)
    perform(mode, work)
      .then(done, failed)
      .finally(() => clearTimeout(timer))
  })
}

async function perform<Result>(
  mode: 'readonly' | 'readwrite',
  work: (inquiries: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((done, failed) => {
      const transaction = database.transaction('waiting', mode, { durability: 'strict' })
      const request = work(transaction.objectStore('waiting'))
      transaction.oncomplete = () => done(request.result)
      transaction.onabort = () => failed(transaction.error)
    })
  } finally {
    // An open connection keeps the page out of the back/forward cache.
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'id' })
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}
