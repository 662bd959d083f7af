import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Store } from '#server/store/store.ts'
import { anInquiry } from './inquiry.ts'

/** Opens an empty store, and the same one again; undefined where this machine cannot. */
type Open = (t: TestContext) => Promise<(() => Promise<Store>) | undefined>

const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`)

/** What every store has to do, wherever it keeps the inquiries. */
export function holdsInquiries(open: Open) {
  const withStore = (name: string, run: (store: Store, reopen: () => Promise<Store>) => Promise<void>) =>
    test(name, async (t) => {
      const opener = await open(t)
      if (!opener) return
      const opened: Store[] = []
      const reopen = async () => {
        const store = await opener()
        opened.push(store)
        return store
      }
      try {
        await run(await reopen(), reopen)
      } finally {
        for (const store of opened) await store.close()
      }
    })

  withStore('an inquiry is found again exactly as it was, also after a restart', async (store, reopen) => {
    const inquiry = anInquiry({ name: 'ليلى حداد', message: '=1+1\n"quoted", 🌶', flags: ['honeypot', 'too-fast'] })
    await store.add(inquiry)
    assert.deepEqual(await store.list(), [inquiry])
    assert.deepEqual(await (await reopen()).list(), [inquiry])
  })

  withStore('a repeated id changes nothing and makes no second letter', async (store) => {
    const first = anInquiry()
    const repeats = Array.from({ length: 20 }, () => store.add({ ...first, message: 'another' }))
    await Promise.all([store.add(first), ...repeats])
    const [kept, ...others] = await store.list()
    assert.equal(others.length, 0)
    assert.equal(kept?.id, first.id)
    assert.equal((await store.claimLetters(at('09:00'), at('09:05'), 10)).length, 1)
  })

  withStore('many at once are all kept', async (store) => {
    const inquiries = Array.from({ length: 1200 }, () => anInquiry())
    await Promise.all(inquiries.map((inquiry) => store.add(inquiry)))
    const ids = (await store.list()).map(({ id }) => id).sort()
    assert.deepEqual(ids, inquiries.map(({ id }) => id).sort())
  })

  withStore('they are listed oldest first, all or since a time', async (store) => {
    const late = anInquiry({ receivedAt: at('12:00').toISOString() })
    const early = anInquiry({ receivedAt: at('07:00').toISOString() })
    await store.add(late)
    await store.add(early)
    const ids = async (...selection: Parameters<Store['list']>) => (await store.list(...selection)).map(({ id }) => id)
    assert.deepEqual(await ids(), [early.id, late.id])
    assert.deepEqual(await ids({ since: at('12:00') }), [late.id])
  })

  withStore('a person is forgotten with all inquiries and letters, in any spelling of the address', async (store) => {
    await store.add(anInquiry({ email: 'Layla@Haddad.example' }))
    await store.add(anInquiry({ email: 'layla@haddad.example' }))
    const other = anInquiry({ email: 'omar@haddad.example' })
    await store.add(other)
    assert.equal(await store.forget(' LAYLA@haddad.example'), 2)
    assert.deepEqual(await store.list(), [other])
    const letters = await store.claimLetters(at('09:00'), at('09:05'), 10)
    assert.deepEqual(
      letters.map(({ inquiry }) => inquiry.id),
      [other.id],
    )
    assert.equal(await store.forget('nobody@haddad.example'), 0)
  })

  withStore('a claimed letter is nobody else’s until its lease ends', async (store) => {
    const inquiry = anInquiry()
    await store.add(inquiry)
    assert.deepEqual(await store.claimLetters(at('09:00'), at('09:05'), 10), [{ inquiry, attempt: 1 }])
    assert.deepEqual(await store.claimLetters(at('09:01'), at('09:06'), 10), [])
    assert.deepEqual(await store.nextLetterDue(), at('09:05'))
    assert.deepEqual(await store.claimLetters(at('09:05'), at('09:10'), 10), [{ inquiry, attempt: 2 }])
  })

  withStore('a letter that was refused waits, one that was sent is done', async (store) => {
    const [refused, sent] = [anInquiry(), anInquiry()]
    await store.add(refused)
    await store.add(sent)
    assert.equal((await store.claimLetters(at('09:00'), at('09:05'), 1)).length, 1)
    assert.equal((await store.claimLetters(at('09:00'), at('09:05'), 10)).length, 1)
    await store.postpone(refused.id, at('11:00'))
    await store.markSent(sent.id, at('09:01'))
    assert.deepEqual(await store.nextLetterDue(), at('11:00'))
    const due = await store.claimLetters(at('11:00'), at('11:05'), 10)
    assert.deepEqual(
      due.map(({ inquiry }) => inquiry.id),
      [refused.id],
    )
    await store.markSent(refused.id, at('11:01'))
    assert.equal(await store.nextLetterDue(), undefined)
  })

  withStore('two processes share the letters between them', async (store, reopen) => {
    const second = await reopen()
    await Promise.all(Array.from({ length: 50 }, () => store.add(anInquiry())))
    const hauls = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? store : second).claimLetters(at('09:00'), at('09:05'), 3)),
    )
    const ids = hauls.flat().map(({ inquiry }) => inquiry.id)
    assert.equal(ids.length, 50)
    assert.equal(new Set(ids).size, 50)
  })

  withStore('one that cannot be written does not take its neighbours with it', async (store) => {
    const honest = [anInquiry(), anInquiry()]
    const broken = anInquiry({ name: null as unknown as string })
    const results = await Promise.allSettled(
      [anInquiry(), honest[0], broken, honest[1]].map((each) => store.add(each as never)),
    )
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    )
    assert.equal((await store.list()).length, 3)
  })
}
