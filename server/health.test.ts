import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchHealth } from './health.ts'

test('one look at the store serves everyone for two seconds', async () => {
  let [looks, time] = [0, 0]
  let answer = Promise.resolve()
  const check = () => {
    looks += 1
    return answer
  }
  const ask = watchHealth({ check }, () => time)
  const many = await Promise.all(Array.from({ length: 50 }, ask))
  assert.ok(many.every(({ status }) => status === 200))
  time = 1999
  await ask()
  assert.equal(looks, 1)

  time = 2000
  answer = Promise.reject(new Error('disk full'))
  for (const { status } of await Promise.all([ask(), ask()])) assert.equal(status, 503)
  assert.equal(looks, 2)
  time = 4000
  answer = Promise.resolve()
  assert.equal((await ask()).status, 200)
})

test('while the store takes its time, nobody else starts to look', async () => {
  let looks = 0
  let finish = () => {}
  const check = () => {
    looks += 1
    return new Promise<void>((done) => (finish = done))
  }
  let time = 0
  const ask = watchHealth({ check }, () => time)
  const first = ask()
  time = 60_000
  const second = ask()
  finish()
  assert.deepEqual([(await first).status, (await second).status, looks], [200, 200, 1])
})
