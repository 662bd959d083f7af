import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { builtPages } from '../support/built-pages.ts'

/*
 * Switched off in .htmlvalidate.json, and why:
 * - attribute-empty-style: an alternative text that is empty on purpose is written out.
 * - attr-case, attribute-boolean-style, void-style: React writes fetchPriority, async="" and <br/>, which browsers read alike.
 * - tel-non-breaking: counts the hours beside the number as part of it; that the number does not break is tested below.
 * Relaxed:
 * - require-sri to files of others: the names of ours carry their hash.
 * - valid-id: React's identifiers begin with an underscore.
 */
const validator = new HtmlValidate(new FileSystemConfigLoader())

for (const { file, path, html } of builtPages) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(html, file)
    const found = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector})`,
      ),
    )
    assert.deepEqual(found, [])
    assert.doesNotMatch(html, /class="([^"]* )?undefined/)
  })

  test(`${path} runs no script of its own and has no style attribute, as its security policy asks`, () => {
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/g)]
    assert.deepEqual(inline, [])
    assert.doesNotMatch(html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, ''), /\s(style|on\w+)="/)
  })

  test(`${path} has one main heading, and levels descend one at a time`, () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    assert.equal(levels[0], 1)
    assert.equal(levels.filter((level) => level === 1).length, 1)
    for (const [index, level] of levels.entries()) assert.ok(level <= (levels[index - 1] ?? 0) + 1, `${levels}`)
  })

  test(`the phone number does not break on ${path}`, () => {
    const numbers = [...html.matchAll(/>(\+\d[\d\s\u00a0]{6,})</g)].map(([, number]) => number)
    assert.ok(numbers.length > 0)
    for (const number of numbers) assert.doesNotMatch(number ?? '', / /)
  })
}
