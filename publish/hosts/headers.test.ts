import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { site } from '#config'
import type { SiteConfig } from '#config/variables.ts'
import { headersFor } from '#server/site/load.ts'
import { forHosts, headerRules } from './headers.ts'

const styles = 'body{color:red}'
const elsewhere: SiteConfig = {
  ...site,
  form: { ...site.form, endpoint: 'https://collect.example.com/inquiries' },
  map: { ...site.map, embed: 'https://maps.example.net/embed?at=25,55' },
}

const headersOf = (config: SiteConfig, address = '/about') => headersFor(address, headerRules(config, [styles]))

function policyOf(config: SiteConfig) {
  const directives = headersOf(config)['Content-Security-Policy']?.split('; ') ?? []
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}

test('nothing is allowed but our own files, and the styles inside the pages by their hashes', () => {
  const policy = policyOf({ ...site, form: { ...site.form, endpoint: '/inquiries' } })
  const hash = createHash('sha256').update(styles).digest('base64')
  assert.equal(policy['default-src'], "'none'")
  assert.equal(policy['style-src'], `'self' 'sha256-${hash}'`)
  for (const name of ['script-src', 'worker-src', 'img-src', 'font-src', 'form-action'])
    assert.equal(policy[name], "'self'", name)
  assert.equal(policy['frame-ancestors'], "'none'")
  assert.doesNotMatch(JSON.stringify(policy), /unsafe|\*|data:|http:/)
})

test('the form service and the map of the configuration are allowed, and only where they are used', () => {
  const policy = policyOf(elsewhere)
  assert.equal(policy['connect-src'], "'self' https://collect.example.com https://maps.example.net")
  assert.equal(policy['form-action'], "'self' https://collect.example.com")
  assert.equal(policy['frame-src'], 'https://maps.example.net')
  assert.equal(policy['script-src'], "'self'")
})

test('csp_evaluator has nothing to say but that it cannot know what our own origin hosts', () => {
  for (const config of [site, elsewhere]) {
    const { csp } = new CspParser(headersOf(config)['Content-Security-Policy'] ?? '')
    const findings = new CspEvaluator(csp).evaluate().map(({ directive, value }) => `${directive} ${value}`)
    assert.deepEqual(findings, ["script-src 'self'"])
  }
})

test('what a page may do is told with the page, the 404 page, the worker and drawings, and not with its parts', () => {
  for (const address of ['/', '/ar/contact', '/404', '/service-worker.js', '/icon.svg'])
    assert.ok(headersOf(site, address)['Content-Security-Policy'], address)
  for (const address of ['/assets/app-1a2b.js', '/pictures/nuts-1a2b3c4d-card-400.avif'])
    assert.deepEqual(Object.keys(headersOf(site, address)), [
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
      'Cache-Control',
    ])
})

test('only files with a hash in their name are kept for good', () => {
  for (const address of ['/assets/app-1a2b.js', '/pictures/nuts-1a2b3c4d-card-400.avif'])
    assert.equal(headersOf(site, address)['Cache-Control'], 'public, max-age=31536000, immutable')
  for (const address of ['/', '/about', '/sitemap.xml', '/previews/home.jpg'])
    assert.equal(headersOf(site, address)['Cache-Control'], undefined)
})

test('hosts read a rule as its address and an indented line for each header', () => {
  const rules = { '/*': { 'X-Frame-Options': 'DENY', '! Link': '' }, '/a.b': { 'X-Colon': 'yes: really' } }
  assert.equal(forHosts(rules), '/*\n  X-Frame-Options: DENY\n  ! Link\n\n/a.b\n  X-Colon: yes: really\n')
})
