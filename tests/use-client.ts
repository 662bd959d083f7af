/**
 * A hook or a handler in a component that is rendered at build time does nothing in the browser, and nobody would notice.
 * Says so in a sentence; exits 1 where there is one.
 */
import { globSync, readFileSync } from 'node:fs'

const hooks =
  /\b(use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Memo|Callback|Transition|DeferredValue|SyncExternalStore|ImperativeHandle|Optimistic|ActionState|EffectEvent|Id))\s*[(<]/
const handlers = /\s(on[A-Z]\w*|ref)=\{/

const slips = globSync('app/**/*.tsx').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  if (/^['"]use client['"]/.test(text)) return []
  return text.split('\n').flatMap((line, nth) => {
    const [, found] = line.match(hooks) ?? line.match(handlers) ?? []
    return found
      ? [
          `${file}:${nth + 1} uses ${found}, but the file is rendered at build time only: nothing of it runs in the browser. Move what reacts into a file that begins with 'use client' (docs/pages.md).`,
        ]
      : []
  })
})
for (const slip of slips) console.error(slip)
process.exitCode = slips.length ? 1 : 0
