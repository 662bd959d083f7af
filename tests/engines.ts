import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))

/** Firefox 138 or newer, whose WebDriver BiDi Playwright speaks. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')

/** WebKitGTK comes with a driver of its own, and needs a screen. */
export const hasWebKit = () => Boolean(onPath('WebKitWebDriver') && onPath('xvfb-run'))
