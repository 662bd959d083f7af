import { type BrowserContext, chromium } from '@playwright/test'
import { findShell } from '../../install/find-chromium.ts'

/** A browser that writes down whatever it complains about. Other websites are played here: no test needs the network. */
export async function openWatchedBrowser() {
  const browser = await chromium.launch({
    executablePath: findShell(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  return {
    close: () => browser.close(),
    async visitor(ours: string[], options: { javaScriptEnabled?: boolean } = {}) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
      const outside = await playOutside(context, ours)
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`${event.violatedDirective} forbids ${event.blockedURI} at ${event.sourceFile}`),
        ),
      )
      return { page: await context.newPage(), complaints, outside, leave: () => context.close() }
    },
  }
}

async function playOutside(context: BrowserContext, ours: string[]) {
  const asked: string[] = []
  await context.route(
    (url) => !ours.includes(url.origin),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' })
    },
  )
  return asked
}
