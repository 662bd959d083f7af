import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type TestContext, test } from 'node:test'
import { checkForm } from './form-check.ts'

const entries = {
  name: 'entry.1',
  company: 'entry.2',
  email: 'entry.3',
  phone: 'entry.4',
  message: 'entry.5',
  id: 'entry.6',
}

type Line = [entry: number, title: string, required?: boolean, type?: number, rules?: unknown[]]

const honest: Line[] = [
  [1, 'Your name', true],
  [2, 'Company', true],
  [3, 'Email', true],
  [4, 'Phone'],
  [5, 'What do you need? [grade; size]', true, 1],
  [6, 'Number'],
]

/** A page with the structure of a public Google Form. */
function googleForm(lines: Line[], { collects = 1, words = '' } = {}) {
  const items = lines.map(([entry, title, required, type = 0, rules]) =>
    type === 8
      ? [entry, title, null, 8]
      : [entry + 1000, title, null, type, [[entry, null, required ? 1 : 0, null, rules ?? null]]],
  )
  const data = [
    null,
    ['About', items, null, null, null, null, null, null, 'Title', 90, [null, null, null, 2, 0, null, collects]],
    '/forms',
  ]
  return `<html><body>${words}<script nonce="x">var FB_PUBLIC_LOAD_DATA_ = ${JSON.stringify(data)};</script></body></html>`
}

async function serve(t: TestContext, pages: Record<string, string | { status: number; location?: string }>) {
  const server = createServer((request, response) => {
    const page = pages[`${request.method} ${request.url}`] ?? pages[request.url ?? ''] ?? { status: 404 }
    if (typeof page === 'string') return response.end(page)
    response.writeHead(page.status, page.location ? { location: page.location } : {}).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  t.after(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const home = 'https://saffronquay.example'
const viewform = '/forms/d/e/abc/viewform'

async function checkGoogle(t: TestContext, page: string | { status: number; location: string }, changes = {}) {
  const host = await serve(t, { [viewform]: page, '/ServiceLogin': 'Sign in', '/forms/d/e/abc/closedform': 'Closed' })
  return checkForm(
    { endpoint: `${host}/forms/d/e/abc/formResponse`, entries: { ...entries, ...changes } },
    undefined,
    home,
  )
}

test('a form that fits loses nothing', async (t) => {
  const { problems, notes } = await checkGoogle(t, googleForm(honest))
  assert.deepEqual(problems, [])
  assert.equal(notes.length, 6)
})

const cases: [string, RegExp, Line[], { collects?: number; words?: string }?, Partial<typeof entries>?][] = [
  [
    'a missing entry',
    /"message" is sent as entry\.5, which the form does not have/,
    honest.filter(([entry]) => entry !== 5),
  ],
  ['a required question nobody answers', /"Country" \(entry\.9\) must be answered/, [...honest, [9, 'Country', true]]],
  [
    'a required phone',
    /"Phone" must be answered.*"phone" may be empty/,
    honest.map((line) => (line[0] === 4 ? [4, 'Phone', true] : line)),
  ],
  [
    'a choice where text is sent',
    /wants one of several choices/,
    honest.map((line) => (line[0] === 2 ? [2, 'Company', true, 2] : line)),
  ],
  [
    'a rule on an answer',
    /follows a rule/,
    honest.map((line) => (line[0] === 4 ? [4, 'Phone', false, 0, [[1, 2, ['9']]]] : line)),
  ],
  ['several sections', /more than one section/, [...honest, [7, 'Second', false, 8]]],
  ['collected addresses', /emailAddress\) must be answered/, honest, { collects: 3 }],
  ['verified addresses', /Google account/, honest, { collects: 2 }],
  ['closed by its words', /form is closed/, honest, { words: 'This form is no longer accepting responses.' }],
]
for (const [name, sentence, lines, options] of cases) {
  test(`told about a form: ${name}`, async (t) => {
    const { problems } = await checkGoogle(t, googleForm(lines, options))
    assert.equal(problems.length, 1)
    assert.match(problems[0] ?? '', sentence)
  })
}

test('told about a form: closed by address, sign-in, gone, unreadable, unreachable', async (t) => {
  const closed = await checkGoogle(t, { status: 302, location: '/forms/d/e/abc/closedform' })
  assert.match(closed.problems.join(), /form is closed/)
  const signIn = await checkGoogle(t, { status: 302, location: '/ServiceLogin' })
  assert.match(signIn.problems.join(), /sign in/)
  const gone = await checkGoogle(t, { status: 302, location: '/nowhere' })
  assert.match(gone.problems.join(), /status 404/)
  const unreadable = await checkGoogle(t, '<html>Something new</html>')
  assert.match(unreadable.problems.join(), /not a Google Form this check can read/)
  const unreachable = await checkForm({ endpoint: 'http://127.0.0.1:1/f/abc', entries }, undefined, home)
  assert.match(unreachable.problems.join(), /cannot be reached/)
})

test('an endpoint that leads to another host loses what is sent', async (t) => {
  const elsewhere = await serve(t, { '/form': '<form><input name="entry.1"></form>' })
  const host = await serve(t, { '/short': { status: 302, location: `${elsewhere}/form` } })
  const { problems } = await checkForm({ endpoint: `${host}/short`, entries }, undefined, home)
  assert.deepEqual(problems.length, 1)
  assert.match(problems[0] ?? '', /leads on to .*\/form, and what is sent is lost on the way/)
})

test('an address that records nothing is not compared with anything', async () => {
  const endpoint = 'https://docs.google.com/forms/d/e/abc/viewform?usp=pp_url&entry.1=Name'
  const { problems } = await checkForm({ endpoint, entries }, undefined, home)
  assert.deepEqual(problems, [
    `The endpoint records nothing there. Write https://docs.google.com/forms/d/e/abc/formResponse; it is "${endpoint}".`,
  ])
})

test('without an entry for the id it says that repeats are visible', async (t) => {
  const { problems, notes } = await checkGoogle(t, googleForm(honest), { id: '' })
  assert.deepEqual(problems, [])
  assert.match(notes.join(), /shows up twice/)
})

test('a collector that does not know the website is told', async (t) => {
  const refused = await serve(t, { '/inquiries': { status: 405 }, 'OPTIONS /inquiries': { status: 403 } })
  const { problems } = await checkForm({ endpoint: `${refused}/inquiries`, entries }, undefined, `${home}/`)
  assert.match(problems.join(), /no inquiries from https:\/\/saffronquay\.example\..*INQUIRY_ORIGINS/)
})

test('a service without a page of its own is named, one with a form on some page compared', async (t) => {
  const page =
    '<form><input name="name" required><input type=email name=mail required><textarea name="message"></textarea><input type="hidden" name="token"></form>'
  const host = await serve(t, { '/f/abc': { status: 405 }, '/contact': page })
  const own = { name: 'name', company: 'company', email: 'email', phone: 'phone', message: 'message', id: '' }
  const form = { endpoint: `${host}/f/abc`, entries: own }
  const alone = await checkForm(form, undefined, home)
  assert.deepEqual(alone.problems, [])
  assert.match(alone.notes.join(), /take any field name; they will get name, company/)
  const compared = await checkForm(form, `${host}/contact`, home)
  assert.deepEqual(
    compared.problems.map((problem) => problem.split(' ')[0]),
    ['"company"', '"email"', '"phone"', '"mail"'],
  )
})
