import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../hosting/host.ts'

const longest = 20_000

// No test needs the network: whatever is not on this machine meets a proxy that is not there.
const args = ['--automation', '--full-screen', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost']

/** A WebKitGTK on a screen of its own. */
export async function startWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'quay-webkit-'))
  // Its window gets as narrow as a phone, and nothing moves.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; }\n')
  const port = await freePort()
  // A group of its own, so that screen and browser end with it.
  const screen = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    stdio: 'ignore',
    detached: true,
  })
  const end = () => endGroup(screen)
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build()
  return {
    driver,
    stop: async () => {
      await driver.quit()
      const exited = once(screen, 'exit')
      end()
      await exited
      process.off('exit', end)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function answering(address: string) {
  const end = Date.now() + longest
  while (!(await fetch(address).catch(() => undefined)))
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It is gone already.
  }
}

/** What a visitor does: everything waits for what can be seen. */
export function visitorWith(driver: WebDriver, home: string) {
  /** Runs a function in the page until it has something to say; a page that is just leaving says nothing. */
  const sees = async <Given extends unknown[], Said>(look: (...given: Given) => Said, ...given: Given) =>
    (await driver.wait(
      () => driver.executeScript(`return (${look})(...arguments)`, ...given).catch(() => undefined),
      longest,
      `Waited in vain for ${look} with ${given}`,
    )) as Exclude<Awaited<Said>, null | undefined | false | ''>

  /** The first element in sight that the selector matches and that bears the name. */
  const find = (selector: string, name?: string) =>
    driver.wait(async () => {
      for (const element of await driver.findElements(By.css(selector)))
        if (await isMeant(element, name).catch(() => false)) return element
      return false as unknown as WebElement
    }, longest)

  const isMeant = async (element: WebElement, name?: string) =>
    (await element.isDisplayed()) &&
    (name === undefined || [await element.getAttribute('aria-label'), (await element.getText()).trim()].includes(name))

  /** The driver does not bring every element into view itself. */
  async function bring(selector: string, name?: string, block = 'nearest') {
    const element = await find(selector, name)
    await driver.executeScript(
      "arguments[0].scrollIntoView({ block: arguments[1], behavior: 'instant' })",
      element,
      block,
    )
    return element
  }

  return {
    sees,
    find,
    open: (path: string) => driver.get(new URL(path, home).href),
    /** Opens a page and waits until its script has run: the hours then say whether the office is open. */
    visit: async (path: string) => {
      await driver.get(new URL(path, home).href)
      await sees(() => document.querySelector('footer [data-open]') !== null)
    },
    arrives: async (path: string) => {
      await driver.wait(until.urlIs(new URL(path, home).href), longest)
      await sees(() => document.readyState === 'complete' && document.title)
    },
    click: async (selector: string, name?: string) => (await bring(selector, name)).click(),
    type: async (selector: string, text: string) => {
      const field = await bring(selector, undefined, 'center')
      await field.clear()
      await field.sendKeys(text.replaceAll('\n', Key.ENTER))
    },
    press: (key: string) => driver.actions().sendKeys(key).perform(),
    back: () => driver.navigate().back(),
    resize: async ({ width, height }: { width: number; height: number }) => {
      await driver.manage().window().setRect({ width, height })
      await sees((wanted) => innerWidth === wanted, width)
    },
  }
}
