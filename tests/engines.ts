import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))

/** The first Firefox whose WebDriver BiDi Playwright speaks. */
export const oldestFirefox = 143

export function findFirefox() {
  const program = process.env.FIREFOX_PATH ?? onPath('firefox') ?? onPath('firefox-esr')
  const [version] = program ? (/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []) : []
  return Number(version) >= oldestFirefox ? program : undefined
}

/** WebKitGTK comes with a driver of its own, and needs a screen. */
export const hasWebKit = () => Boolean(onPath('WebKitWebDriver') && onPath('xvfb-run'))
