type Queued<Item> = { item: Item; done: () => void; failed: (reason: unknown) => void }

/**
 * Items that arrive while one write is under way share the next one, and with it one sync to the disk. An item that
 * arrives alone is written at once. After a failure items are written again, so `write` must take an item twice.
 */
export function grouped<Item>(write: (items: Item[]) => Promise<void>, most = 500) {
  const queue: Queued<Item>[] = []
  let writing: Promise<void> | undefined

  async function writeAll() {
    while (queue.length) {
      const group = queue.splice(0, most)
      await write(group.map(({ item }) => item)).then(
        () => {
          for (const { done } of group) done()
        },
        () => writeEach(group),
      )
    }
    writing = undefined
  }

  // A lost connection is worth a second try, and an item that can never be written must not fail the others. They are
  // written side by side: with the store down each would wait for its own timeout.
  async function writeEach(group: Queued<Item>[]) {
    await Promise.all(group.map(({ item, done, failed }) => write([item]).then(done, failed)))
  }

  return {
    add: (item: Item) =>
      new Promise<void>((done, failed) => {
        queue.push({ item, done, failed })
        // After this turn of the event loop: what has arrived with it goes along.
        writing ??= new Promise(setImmediate).then(writeAll)
      }),
    settled: async () => {
      while (writing) await writing
    },
  }
}
