import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { borrow } from '../hosting/borrow.ts'

type Message = { type: string; url: string; message: string; extract?: string }

/*
 * Not ours to mend:
 * - The checker's list of CSS ends before view transitions, scroll-driven animations and @starting-style, and leaves out
 *   what came from SVG.
 * - It does not know rel=expect, which the HTML Standard has.
 * - React closes void elements with a slash, which HTML allows: no attribute of ours is unquoted.
 * - The map may run scripts and be of its own origin. It is never ours, so it cannot lift its sandbox from within.
 */
const notOurs = (message: string) =>
  /^CSS: (Parse Error|Unrecognized at-rule “@(view-transition|starting-style)”)/.test(message) ||
  /^CSS: “(view-transition-name|animation-timeline|animation-range|vector-effect)”/.test(message) ||
  /“expect”|“blocking” not allowed/.test(message) ||
  message.startsWith('Trailing slash on void elements has no effect') ||
  /^Potentially bad value “allow-scripts allow-same-origin allow-popups”/.test(message)

function prepare() {
  if (spawnSync('java', ['-version']).status !== 0) return 'NOT TESTED: the Nu Html Checker needs Java 17.'
  const folder = borrow('vnu-jar')
  return folder ? { jar: join(folder, 'build/dist/vnu.jar') } : 'NOT TESTED: the Nu Html Checker could not be fetched.'
}

const ready = prepare()
const skip = typeof ready === 'string' && ready

test('the Nu Html Checker has nothing to say about any page', { skip }, () => {
  if (typeof ready === 'string') return
  const pages = globSync('dist/**/*.html')
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  const { stdout } = spawnSync('java', ['-jar', ready.jar, ...options, ...pages], { encoding: 'utf8', maxBuffer: 2e8 })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  // An unknown rule is named once a page; were there none, the checker would not have read the pages.
  assert.ok(messages.length >= pages.length)
  const found = messages
    .filter(({ message }) => !notOurs(message))
    .map(({ type, url, message, extract }) => `${basename(url)}: ${type}: ${message} ${extract ?? ''}`)
  assert.deepEqual(found, [])
})
