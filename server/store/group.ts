type Queued<Item> = { item: Item; done: () => void; failed: (reason: unknown) => void }

/**
 * Lets everyone who arrives while one write is under way share the next, so that they share its sync to the disk too.
 * Nobody waits for company that is not there yet. What is written may be written twice.
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

  // Once more, each by itself: a connection may have been lost, and one that can never be written must not take the
  // others with it. All at once, since with the store down each of them waits.
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
