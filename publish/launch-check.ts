/** Names what still has to be settled before the site goes public. Exits 1 while a placeholder is in place. */
import { about } from '../app/content/en/about.ts'
import { home } from '../app/content/en/home.ts'
import { site } from '#config'

const placeholders = [
  ['SITE_URL', site.url, /\.example\b/],
  ['SITE_EMAIL', site.email, /\.example\b/],
  ['SITE_PHONE', site.phone, /0{3} ?0{4}/],
  ['SITE_BRAND', site.brand, /^Saffron Quay$/],
  ['SITE_LEGAL_NAME', site.legalName, /^Saffron Quay/],
  ['SITE_STREET', site.address.street, /^Al Ras$/],
  [
    'SITE_LATITUDE, SITE_LONGITUDE',
    `${site.coordinates.latitude}, ${site.coordinates.longitude}`,
    /^25\.2679, 55\.2951$/,
  ],
] as const

const left = placeholders.filter(([, value, pattern]) => pattern.test(value))
const mail = process.env.SMTP_URL && process.env.INQUIRY_TO
const ownCollector = site.form.endpoint.startsWith('/')

const [years, clients, , accuracy] = home.stats
const [aboutYears, aboutClients, success] = about.highlights
const questions = [
  `Home says ${years?.value} years, ${clients?.value} clients and ${accuracy?.value} order accuracy; About says ${aboutYears?.value} years, ${aboutClients?.value} clients and ${success?.value} success. Which figures are right?`,
  `The company was founded in ${about.timeline.items[0]?.year}. Does that agree with the years on Home?`,
  'FSSAI and GST are Indian marks. Does the company in Dubai hold them, and may it show them?',
  'The products, grades and forms on the category pages follow the trade. Do they agree with your stock list?',
  'Sweeteners, fruits, vegetables and meat say “on request” for packs. Which pack sizes apply?',
  'Meat lists pork, bacon and ham. Does the company hold the permit that the UAE asks for?',
  'Sweeteners quote limits of public standards (honey, maple, stevia). May they stay, marked as such?',
  'The form says that details are used to answer and for nothing else, and the footer “No cookies, no tracking.” Does that hold for your office, your form service and the map you chose?',
  ...(ownCollector && !mail
    ? [
        'Inquiries are kept by the embedded collector and mailed to nobody. Set SMTP_URL and INQUIRY_TO, or read them with `npm run inquiries`.',
      ]
    : []),
]

console.log(left.length ? 'Placeholders still in place:' : 'No placeholder is left.')
for (const [name, value] of left) console.log(`  - ${name} is "${value}"`)
console.log('\nQuestions for the owner:')
for (const question of questions) console.log(`  - ${question}`)
process.exitCode = left.length ? 1 : 0
