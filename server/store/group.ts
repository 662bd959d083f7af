type Waiting<Item> = { item: Item; done: () => void; failed: (reason: unknown) => void }

/**
 * Lets everyone who arrives while one write is under way share the next, so that they share its sync to the disk too.
 * Nobody waits for company: the first goes at once, alone.
 */
export function grouped<Item>(write: (items: Item[]) => Promise<void>, most = 500) {
  const queue: Waiting<Item>[] = []
  let writing: Promise<void> | undefined

  async function writeAll() {
    while (queue.length) {
      const group = queue.splice(0, most)
      try {
        await write(group.map(({ item }) => item))
        for (const { done } of group) done()
      } catch (reason) {
        await writeEach(group, reason)
      }
    }
    writing = undefined
  }

  // One that can never be written must not take the others of its group with it. All at once: a store that is down
  // lets each of them wait, and they should not wait for one another.
  async function writeEach(group: Waiting<Item>[], reason: unknown) {
    if (group.length === 1) group[0]?.failed(reason)
    else await Promise.all(group.map(({ item, done, failed }) => write([item]).then(done, failed)))
  }

  return {
    add: (item: Item) =>
      new Promise<void>((done, failed) => {
        queue.push({ item, done, failed })
        writing ??= writeAll()
      }),
    settled: async () => {
      while (writing) await writing
    },
  }
}
