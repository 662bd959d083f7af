/** Exits 1 while a placeholder is in place. */
import { existsSync, readFileSync } from 'node:fs'
import { site } from '#config'
import { readEnvironment } from '#config/read-environment.ts'
import { checkForm } from '#server/form-check.ts'
import { brochureContent, contentHash } from '../app/brochure/brochure.ts'
import { writtenCity } from '../app/i18n/company.ts'
import { editionOf, sources } from '../app/i18n/editions.ts'
import { isMarkOurs, mayCarryMark, pictureVersion, stencilOf } from '../app/i18n/pictures.ts'
import { brochureFile, outdatedValues, printed } from '../app/i18n/printing.ts'
import { icon } from '../app/styles/markPaths.ts'
import { about } from '../content/site/en/about.ts'
import { home } from '../content/site/en/home.ts'
import { limitsChecked } from '../content/trade/tests.ts'
import { marked } from '../pictures/marked.ts'
import { checkConfirmed } from './confirm-arabic.ts'
import { loadRoutes } from './content/files.ts'
import { checkPreviews, picturesShown, previewsOf } from './content/pictures.ts'
import { filesIn } from './content/place.ts'

const { routes } = await loadRoutes()

const placeholders = [
  ['SITE_URL', site.url, /\.example\b/],
  ['SITE_EMAIL', site.email, /\.example\b/],
  ['SITE_PHONE', site.phone, /0{3} ?0{4}/],
  ['SITE_BRAND', site.brand, /^Saffron Quay$/],
  ['SITE_LEGAL_NAME', site.legalName, /^Saffron Quay/],
  ['SITE_LEGAL_NAME_AR', site.arabic ? site.legalNameArabic : '', /^Saffron Quay/],
  ['SITE_STREET', site.address.street, /^Al Ras$/],
  ['SITE_ADDRESS_AR', site.arabic ? site.addressArabic : '', /^الراس/],
  [
    'SITE_LATITUDE, SITE_LONGITUDE',
    `${site.coordinates.latitude}, ${site.coordinates.longitude}`,
    /^25\.2679, 55\.2951$/,
  ],
] as const

const left = placeholders
  .filter(([, value, pattern]) => pattern.test(value))
  .map(([name, value]) => `${name} is "${value}". Set it in .env or config/company.ts.`)

if (isMarkOurs && site.brand !== 'Saffron Quay')
  left.push(
    `The mark is still the one of Saffron Quay, and the brand is "${site.brand}". Draw yours in app/styles/markPaths.ts and run \`npm run icons\`.`,
  )

if (readFileSync('public/icon.svg', 'utf8') !== icon())
  left.push('The icons in public/ show another mark than the pages. Run `npm run icons` and commit what it writes.')

for (const source of sources) {
  const { language } = source
  const printing = printed[language]
  const others = printing ? outdatedValues(printing, language) : []
  const file = `public/${brochureFile(language)}`
  if (!printing)
    left.push(`The catalog in PDF, ${file}, is not printed. Run \`npm run brochure\` and commit what it writes.`)
  else if (others.length)
    left.push(
      `The catalog in PDF, ${file}, was printed for ${printing.company.brand} with another ${others.join(', ')}, so no page offers it. Run \`npm run brochure\` and commit what it writes.`,
    )
  else if (printing.content !== contentHash(brochureContent(source)))
    left.push(
      `The catalog in PDF, ${file}, is older than what the pages say. Run \`npm run brochure\` and commit what it writes.`,
    )
}

const shown = picturesShown({ sources, editionOf, routes })
for (const name of marked.filter((one) => !mayCarryMark && shown.has(one) && pictureVersion(one).carries)) {
  const plain = stencilOf(name)?.plain ? '' : ` There is no plain one in pictures/plain/${name}.jpg yet.`
  left.push(
    `The picture pictures/${name}.jpg carries the mark of Saffron Quay (${shown.get(name)?.join(', ')}).${plain} Put a photograph of yours in its place and run \`npm run pictures\`.`,
  )
}
left.push(...sources.flatMap((source) => checkPreviews(source, routes(source))))
if (isMarkOurs && !mayCarryMark) {
  const previews = sources.flatMap((source) => previewsOf(source, routes(source)).map(({ file }) => file))
  left.push(
    `Link previews carry the mark of Saffron Quay: ${previews.filter((file) => existsSync(file)).join(', ')}. Run \`npm run pictures\` and commit what it writes.`,
  )
}

const clocksToldIn = site.address.city.trim() === writtenCity.en.city ? [] : sources
for (const { language } of clocksToldIn)
  for (const file of filesIn([`content/**/${language}/*.ts`, `content/**/{${language},*.${language}}.ts`]))
    for (const [nth, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (writtenCity[language].clock.test(line))
        left.push(
          `${file}, line ${nth + 1}: the hours are told by the clock of Dubai, and the company is in ${site.address.city}. If its clock is another, change the words there and \`officeClock\` in config/office.ts.`,
        )
if (site.arabic) left.push(...checkConfirmed())

const { SMTP_URL, INQUIRY_TO } = readEnvironment()
const isCollectedHere = site.form.endpoint.startsWith('/')
const form = isCollectedHere ? { problems: [], notes: [] } : await checkForm(site.form, undefined, site.url)
left.push(...form.problems.map((problem) => `Inquiries go to ${site.form.endpoint}. ${problem}`))

const [years, clients, , accuracy] = home.stats
const [aboutYears, aboutClients, success] = about.highlights
const questions = [
  `Home says ${years?.value} years, ${clients?.value} clients and ${accuracy?.value} order accuracy; About says ${aboutYears?.value} years, ${aboutClients?.value} clients and ${success?.value} success. Do they count the same thing, and which figures are right?`,
  `The company was founded in ${about.timeline.items[0]?.year}. Does that agree with the years on Home?`,
  `About shows ISO 9001:2015, HACCP, FSSAI and GST and offers copies. Does the company in ${site.address.city} hold each of them today? FSSAI and GST are Indian, and GST is a tax registration.`,
  'The products, grades and forms on the category pages follow the trade. Do they agree with your stock list?',
  'Sweeteners, fruits, vegetables and meat say “on request” for packs. Which pack sizes apply?',
  'Nuts promise moisture below 6%. Raw peanuts trade at 7 to 8% (Codex CXS 200 allows 9%), walnuts in shell near 8%. Does the figure hold for them? If not, have it say “tree nut kernels”.',
  'Sugar is promised with a polarization of 99.7 minimum. Contracts for ICUMSA 45 usually state 99.80. Which figure do you sell by?',
  'The guide of whole spices says that Saudi Arabia bars nutmeg whole and as pure powder, after newspapers that quote the customs list. Do you re-export there? Then have ZATCA or SFDA confirm it.',
  'Monk fruit is not permitted as a sweetener in every country. Do you sell it, and to which markets?',
  'Copies of halal certificates are offered. Which body certifies, and is it on the list that the UAE recognizes? Buyers ask for its name.',
  'Meat lists pork, bacon and ham. Does the company hold the permit that the UAE asks for?',
  'Spices, nuts, sweeteners and beverages quote public standards, under a heading of their own; the grade guides do so for every group. May they stay, marked as such?',
  site.showDelicateOrigins
    ? 'Under “In the trade” the grade guides name where the world’s goods come from, among them Iran (saffron, pistachios, dates), Syria, Russia, Sudan, Yemen, Afghanistan and Myanmar. May they be named? If not, SITE_DELICATE_ORIGINS=no takes them all off.'
    : 'The grade guides leave out origins under sanctions, at war or barred at some borders, so saffron and pistachios stand without Iran. Is that what you want? SITE_DELICATE_ORIGINS=yes names them.',
  `The grade guides quote limits of the EU, Codex and others as of ${limitsChecked.month}/${limitsChecked.year}. Has somebody compared them with the laws as they are now? Then set the month in content/trade/tests.ts.`,
  'The block “Your quote can state” names origin, crop year, packing, shelf life, documents, Incoterm and lead time. Can your quotes state all of them? If not, shorten the list in content/site/en/guide.ts.',
  'The site promises an answer within 24 hours, and the contact page that what arrives after Saturday 5 PM is answered on Monday. Does that hold?',
  'Tea, coffee, cut herbs and powders are stated as vacuum packed, in packs of up to 50kg. Does that hold for green coffee and whole leaf, which the trade packs in sacks?',
  'Hot dogs are listed as beef, chicken or turkey, and burgers as beef as a rule. Is there no pork among them?',
  'For the label and registration in Dubai, buyers may ask for the specification sheet, the allergen statement and the certificate of analysis. Do you have all three for every product?',
  'Office hours are the same from Monday to Saturday. Do they hold on Friday, and in Ramadan? If not, have the contact page say so.',
  'The form says that details are used to answer and for nothing else, and the footer “No cookies, no tracking.” Does that hold for your office, your form service and the map you chose?',
  `Browsers are told for two years to reach ${new URL(site.url).hostname} and every name below it by TLS only (Strict-Transport-Security with includeSubDomains and preload). Does every subdomain have TLS? If not, shorten the header in publish/hosts/headers.ts first: it cannot be taken back quickly.`,
  site.whatsapp
    ? `Buyers are offered WhatsApp at ${site.whatsapp}. Does the sales team answer there, from a company phone?`
    : 'Many buyers write on WhatsApp first. If the sales team answers there, set SITE_WHATSAPP; until then the site does not mention it.',
  ...(site.arabic
    ? [
        'The Arabic edition awaits your reading: have somebody who buys and sells in Arabic read every page under /ar. Until then SITE_ARABIC=no takes all of it off the site.',
        'The Arabic page of syrups is called «الدبس والسيرب», with «شراب» in the names of single products as labels have it. Is that what your buyers say?',
      ]
    : []),
  ...(site.tradeLicense && site.taxNumber
    ? []
    : [
        'Buyers in the Gulf look for a trade license number and a tax registration number (TRN) before they write. Set SITE_TRADE_LICENSE and SITE_TAX_NUMBER; until then the footer shows neither.',
      ]),
  ...(site.arabic && !site.brandArabic
    ? [
        'The brand stands in Latin letters on Arabic pages. Which Arabic name does your trade license have? If it has one, set SITE_BRAND_AR and SITE_LEGAL_NAME_AR as it is spelled there.',
      ]
    : []),
  ...(isCollectedHere || form.problems.length
    ? []
    : [`Inquiries leave for ${new URL(site.form.endpoint).host}. Send one from the site: did it arrive there?`]),
  ...(isCollectedHere && !(SMTP_URL && INQUIRY_TO)
    ? [
        'Inquiries are kept by the embedded collector and mailed to nobody. Set SMTP_URL and INQUIRY_TO, or read them with `npm run inquiries`.',
      ]
    : []),
]

console.log(left.length ? 'Still in place, and not yours:' : 'No placeholder is left.')
for (const sentence of left) console.log(`  - ${sentence}`)
console.log('\nQuestions for the owner:')
for (const question of questions) console.log(`  - ${question}`)
process.exitCode = left.length ? 1 : 0
