import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestTrouble, storeTrouble } from './trouble.ts'

test('a store that fails is said once when it begins and once when it ends', () => {
  const lines: string[] = []
  const trouble = storeTrouble((line) => lines.push(line))
  trouble.over()
  for (let turn = 1; turn <= 1000; turn += 1)
    trouble.report(`Inquiry ${turn} could not be stored`, new Error('disk full'))
  trouble.over()
  trouble.over()
  trouble.report('Inquiry 2000 could not be stored', new Error('disk full'))
  assert.deepEqual(lines, [
    'Inquiry 1 could not be stored: disk full',
    'Inquiries are stored again.',
    'Inquiry 2000 could not be stored: disk full',
  ])
})

test('another reason is another trouble, and no number of reasons fills the log', () => {
  const lines: string[] = []
  const trouble = storeTrouble((line) => lines.push(line))
  for (const reason of ['database is locked', 'database is locked', 'disk full', 'database is locked'])
    trouble.report('Inquiry 1 could not be stored', new Error(reason))
  assert.equal(lines.length, 2)
  for (let turn = 0; turn < 1000; turn += 1) trouble.report('Inquiry 2 could not be stored', new Error(`odd ${turn}`))
  assert.ok(lines.length <= 20)
})

test('a request that could not be answered is said, and again when a minute has passed', () => {
  const lines: string[] = []
  let time = 0
  const report = requestTrouble(
    (line) => lines.push(line),
    () => time,
  )
  for (; time < 120_000; time += 1000) report(new Error(`at ${time}`))
  assert.deepEqual(lines, ['A request could not be answered: at 0', 'A request could not be answered: at 60000'])
})
