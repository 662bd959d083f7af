import { after } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startQuay } from '../faults/quay.ts'
import { elementKey, type Manner, startWebKit } from './driver.ts'

export type Visitor = Awaited<ReturnType<typeof meetVisitor>>

type Nothing = false | '' | null | undefined

const longestWait = 20_000

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', '/': '/' }

/** Lost by default: a page from the browser's own store would hide what the test does to the network. */
const worker = /^\/service-worker\.js/

/** A server and a visitor with a WebKit browser, both gone after the tests of the file. */
export async function startVisit(manner: Manner = {}) {
  const quay = await startQuay()
  quay.lose(worker)
  const visitor = await meetVisitor(quay.url, manner)
  after(async () => {
    await visitor.leave()
    await quay.stop()
  })
  return { quay, visitor }
}

async function meetVisitor(home: string, manner: Manner) {
  const { call, close } = await startWebKit(manner)

  /** Runs a function in the page. It knows nothing but its arguments. */
  async function run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given) {
    const script = `return (${work})(...arguments)`
    return (await call('execute/sync', { script, args: given })) as Awaited<Result>
  }

  /** Waits until the function has something to say, and answers what. A page that is just leaving says nothing. */
  async function until<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given) {
    const end = performance.now() + longestWait
    let last: unknown
    while (performance.now() < end) {
      last = await run(work, ...given).catch((error: unknown) => error)
      if (last && !(last instanceof Error)) return last as Exclude<Awaited<Result>, Nothing>
      await pause(50)
    }
    throw new Error(`Waited in vain for ${work} with ${JSON.stringify(given)}; at last: ${last}`)
  }

  /** The first element in sight that the selector matches and that bears the name. */
  async function find(selector: string, name?: string) {
    const found = (await until(findInPage, selector, name ?? null)) as unknown as Record<string, string>
    return `element/${found[elementKey]}`
  }

  /** Where a page is just being laid out, the driver sees no place to click at first. */
  async function click(selector: string, name?: string) {
    const end = performance.now() + longestWait
    for (;;) {
      const refused = await call(`${await find(selector, name)}/click`, {}).then(
        () => undefined,
        (error: Error) => error,
      )
      if (!refused) return
      if (!refused.message.includes('not interactable') || performance.now() > end) throw refused
      await pause(50)
    }
  }

  async function open(path: string) {
    await call('url', { url: new URL(path, home).href })
  }

  return {
    run,
    until,
    open,
    /** Runs a whole script, whatever the page's own policy says. */
    bring: (script: string) => call('execute/sync', { script, args: [] }),
    /** Opens a page and waits until its script has run: the hours then say whether the office is open. */
    visit: async (path: string) => {
      await open(path)
      await until(() => document.querySelector('footer [data-open]') !== null)
    },
    /** Waits until the address is this one and its page stands. */
    arrived: (path: string) =>
      until(
        (to) => location.pathname + location.hash === to && document.readyState === 'complete' && document.title,
        path,
      ),
    click,
    type: async (selector: string, text: string) => {
      const field = await find(selector)
      await call(`${field}/clear`, {})
      if (text) await call(`${field}/value`, { text: text.replaceAll('\n', keys.Enter) })
    },
    press: (key: keyof typeof keys) =>
      call('actions', {
        actions: [
          { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })) },
        ],
      }),
    /** Clicks a place of the window. */
    clickAt: (x: number, y: number) =>
      call('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    back: () => call('back', {}),
    resize: async ({ width, height }: { width: number; height: number }) => {
      await call('window/rect', { width, height })
      await until((wanted) => innerWidth === wanted, width)
    },
    screenshot: async () => Buffer.from((await call('screenshot')) as string, 'base64'),
    leave: close,
  }
}

function findInPage(selector: string, name: string | null) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || (element.ariaLabel ?? element.textContent?.trim()) === name),
  )
  const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {}
  // The driver does not bring every element into view itself.
  if (top < 0 || bottom > innerHeight) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}
