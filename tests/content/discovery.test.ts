import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { site } from '#config'
import { attribute, builtPages, metaOf, siteMapPages, titleOf, unlisted } from '../support/built-pages.ts'
import { guides, pages } from '../support/pages.ts'

const address = (path: string) => new URL(path, site.url).href
const fileOf = (url = '') => `dist${new URL(url).pathname}`

const inEnglish = [...[...pages, ...guides].map(({ path }) => path), '/products/all']
const inArabic = inEnglish.map((path) => (path === '/' ? '/ar' : `/ar${path}`))
const listed = [...inEnglish, ...inArabic]
/** The same page of the English edition. */
const plain = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/'

test('exactly the eleven pages, a guide for each group, the index of products, the 404 page and the offline page are built', () => {
  assert.deepEqual(builtPages.map(({ path }) => path).sort(), [...listed, ...unlisted].sort())
})

test('titles and descriptions are of a length that is shown, and no two alike', () => {
  for (const page of siteMapPages.filter(({ lang }) => lang === 'en')) {
    assert.ok(titleOf(page).length <= 60, titleOf(page))
    const description = metaOf(page, 'description') ?? ''
    assert.ok(description.length >= 110 && description.length <= 160, `${page.path}: ${description.length}`)
  }
  assert.equal(new Set(siteMapPages.map(titleOf)).size, listed.length)
  assert.equal(new Set(siteMapPages.map((page) => metaOf(page, 'description'))).size, listed.length)
})

/** The pages above a category or a guide: /products/nuts/cashews stands below /, /products and /products/nuts. */
const aboveOf = (path: string) => {
  const [, ...steps] = plain(path).split('/').slice(0, -1)
  const above = steps.length ? ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)] : []
  return above.map((one) => (path === plain(path) ? one : (inArabic[inEnglish.indexOf(one)] ?? '')))
}

for (const page of siteMapPages) {
  test(`${page.path} names its address and has a link preview`, async () => {
    const { document, path } = page
    assert.equal(attribute(document.querySelector('html'), 'lang'), page.lang)
    assert.equal(attribute(document.querySelector('html'), 'dir'), page.lang === 'ar' ? 'rtl' : 'ltr')
    const alternates = document
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])
    const english = inEnglish.find((one) => one === plain(path)) ?? ''
    assert.deepEqual(Object.fromEntries(alternates), {
      en: address(english),
      ar: address(inArabic[inEnglish.indexOf(english)] ?? ''),
      'x-default': address(english),
    })
    assert.equal(metaOf(page, 'og:locale'), page.lang === 'ar' ? 'ar_AE' : 'en_US')
    assert.deepEqual(
      document.querySelectorAll('link[rel="canonical"]').map((link) => attribute(link, 'href')),
      [address(path)],
    )
    assert.equal(metaOf(page, 'og:url'), address(path))
    assert.equal(metaOf(page, 'og:title'), titleOf(page))
    assert.equal(metaOf(page, 'og:description'), metaOf(page, 'description'))
    assert.equal(metaOf(page, 'og:site_name'), site.brand)
    assert.equal(metaOf(page, 'twitter:card'), 'summary_large_image')
    assert.ok(metaOf(page, 'og:image:alt'))
    assert.equal(metaOf(page, 'robots'), undefined)
    const preview = metaOf(page, 'og:image') ?? ''
    assert.equal(preview.includes('/previews/ar/'), page.lang === 'ar', preview)
    const { width, height } = await sharp(fileOf(preview)).metadata()
    assert.deepEqual([width, height], [1200, 630])
  })

  test(`${page.path} tells search engines what it is`, () => {
    const data = [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    assert.equal(data.length, 1)
    const { '@context': context, '@graph': graph } = JSON.parse(data[0]?.[1] ?? '')
    assert.equal(context, 'https://schema.org')
    const byType = new Map<string, Record<string, unknown>>(
      graph.map((thing: Record<string, unknown>) => [thing['@type'], thing]),
    )
    const above = aboveOf(page.path)
    assert.deepEqual(
      [...byType.keys()].sort(),
      [
        ...(above.length ? [] : ['WholesaleStore']),
        ...(above.length ? ['BreadcrumbList'] : []),
        // The index of all products would be a list of two hundred.
        ...(above.length && plain(page.path) !== '/products/all' ? ['ItemList'] : []),
        ...(plain(page.path) === '/products' ? ['ItemList'] : []),
        ...(plain(page.path) === '/' ? ['WebSite'] : []),
      ].sort(),
    )
    const store = byType.get('WholesaleStore')
    if (!above.length)
      assert.partialDeepStrictEqual(store, {
        telephone: site.phone,
        email: site.email,
        address: { addressLocality: site.address.city, addressCountry: site.address.country },
        openingHoursSpecification: { opens: '09:00', closes: '17:00' },
      })
    if (!above.length)
      assert.match(JSON.stringify(store), /\["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"\]/)
    if (!above.length) return
    const trail = byType.get('BreadcrumbList')?.itemListElement as { item: string }[]
    assert.deepEqual(
      trail.map(({ item }) => item),
      [...above, page.path].map(address),
    )
    if (!byType.has('ItemList')) return
    const list = byType.get('ItemList')?.itemListElement as { name: string; url: string }[]
    assert.ok(list.length >= 4)
    for (const { url } of list) {
      const { pathname, hash } = new URL(url)
      if (hash) assert.ok(page.document.querySelector(`[id="${hash.slice(1)}"]`), url)
      else assert.ok(listed.includes(pathname), url)
    }
  })
}

test('the 404 page and the offline page stay out of search results', () => {
  for (const page of builtPages.filter(({ path }) => unlisted.includes(path))) {
    assert.equal(metaOf(page, 'robots'), 'noindex')
    assert.equal(page.document.querySelector('link[rel="canonical"]'), null)
  }
})

test('the site map lists every page, and robots find it', () => {
  const mapped = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one)
  assert.deepEqual(mapped.sort(), listed.map(address).sort())
  assert.match(readFileSync('dist/robots.txt', 'utf8'), new RegExp(`^Sitemap: ${address('/sitemap.xml')}$`, 'm'))
})

test('the Arabic edition can be installed by its own name and address', () => {
  const { lang, dir, start_url, scope } = JSON.parse(readFileSync('dist/ar/site.webmanifest', 'utf8'))
  assert.deepEqual({ lang, dir, start_url, scope }, { lang: 'ar', dir: 'rtl', start_url: '/ar', scope: '/' })
})

test('the site map names each page in both languages', () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8')
  const nuts = ['en', 'ar'].map(
    (lang) => `hreflang="${lang}" href="${address(`${lang === 'ar' ? '/ar' : ''}/products/nuts`)}"`,
  )
  const entries = map.split('\n').filter((line) => line.includes('/products/nuts</loc>'))
  assert.equal(entries.length, 2)
  for (const entry of entries) for (const alternate of nuts) assert.ok(entry.includes(alternate), entry)
})

test('the manifest and every icon exist in the sizes they claim', async () => {
  const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8'))
  assert.equal(manifest.name, site.brand)
  const { id, start_url, scope, display } = manifest
  assert.deepEqual({ id, start_url, scope, display }, { id: '/', start_url: '/', scope: '/', display: 'standalone' })
  const plain = manifest.icons.filter(({ purpose }: { purpose?: string }) => !purpose)
  assert.deepEqual(
    plain.map(({ sizes }: { sizes: string }) => sizes),
    ['192x192', '512x512'],
  )
  assert.ok(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'))
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`dist${src}`).metadata()
    assert.equal(`${width}x${height}`, sizes)
  }
  for (const page of builtPages) {
    const icons = page.document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    assert.equal(icons.length, 4, page.path)
  }
  assert.equal((await sharp('dist/apple-touch-icon.png').metadata()).width, 180)
})
