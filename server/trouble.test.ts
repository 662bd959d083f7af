import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troubleLog } from './trouble.ts'

test('trouble is said once when it begins and once when it ends', () => {
  const lines: string[] = []
  const trouble = troubleLog((line) => lines.push(line))
  trouble.over()
  for (let turn = 1; turn <= 1000; turn += 1)
    trouble.report(`Inquiry ${turn} could not be stored`, new Error('disk full'))
  trouble.over()
  trouble.over()
  trouble.report('Inquiry 2000 could not be stored', new Error('disk full again'))
  assert.deepEqual(lines, [
    'Inquiry 1 could not be stored: disk full',
    'Inquiries are stored again.',
    'Inquiry 2000 could not be stored: disk full again',
  ])
})
