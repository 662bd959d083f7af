import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { site } from '#config'
import { type BuiltPage, builtPages, unlisted } from '../support/built-pages.ts'

/** From the text: the parser does not look into drawings, whose symbols are referred to as well. */
const idsOf = ({ html }: BuiltPage) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
const anchors = new Map(builtPages.map((page) => [page.path, new Set(idsOf(page))]))

/** Every address a page names in its markup: links, sources, candidates of pictures, previews. */
function addressesIn({ html }: BuiltPage) {
  const attributes = [...html.matchAll(/\s(href|src|srcset|imagesrcset|content|action)="([^"]*)"/gi)]
  return attributes.flatMap(([, name = '', value = '']) => {
    const text = value.replaceAll('&amp;', '&')
    if (/srcset/i.test(name)) return text.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    return name !== 'content' || /^https?:/.test(text) ? [text] : []
  })
}

function problemWith(address: string, page: BuiltPage) {
  if (/^(tel:\+\d+|mailto:[^@\s]+@[^@\s]+)$/.test(address)) return
  const url = new URL(address, new URL(page.path, site.url))
  if (url.origin !== site.url) return url.protocol === 'https:' ? undefined : 'is not safe'
  const path = decodeURIComponent(url.pathname)
  if (path === site.form.endpoint) return
  const ids = anchors.get(path)
  if (!ids) return existsSync(`dist${path}`) && path !== '/' ? undefined : 'does not exist'
  const anchor = decodeURIComponent(url.hash.slice(1))
  // What a guide carries into the form is no place on the page.
  return anchor && !/^(?:write|quote)=/.test(anchor) && !ids.has(anchor) ? 'has no such anchor' : undefined
}

for (const page of builtPages) {
  test(`everything that ${page.path} refers to exists`, () => {
    const addresses = new Set(addressesIn(page))
    assert.ok(addresses.size > 20)
    const problems = [...addresses].flatMap((address) => {
      const problem = problemWith(address, page)
      return problem ? [`${address} ${problem}`] : []
    })
    assert.deepEqual(problems, [])
  })

  test(`no two elements of ${page.path} share an id`, () => {
    const ids = idsOf(page)
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    )
  })
}

test('every page can be reached from the home page', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    const page = builtPages.find((one) => one.path === path)
    for (const link of page?.document.querySelectorAll('a[href]') ?? []) {
      const [to = ''] = (link.getAttributeValue('href') ?? '').split('#')
      if (anchors.has(to)) reached.add(to)
    }
  }
  assert.deepEqual(
    [...anchors.keys()].filter((path) => !unlisted.includes(path) && !reached.has(path)),
    [],
  )
})
