import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchHealth } from './reception.ts'

const request = new Request('http://localhost/healthz')

test('one look at the store serves everyone for two seconds', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let looks = 0
  let answer = Promise.resolve()
  const check = () => {
    looks += 1
    return answer
  }
  const health = watchHealth({ check })
  const ask = () => health(request)
  const many = await Promise.all(Array.from({ length: 50 }, ask))
  assert.ok(many.every(({ status }) => status === 200))
  mock.timers.tick(1999)
  await ask()
  assert.equal(looks, 1)

  mock.timers.tick(1)
  answer = Promise.reject(new Error('disk full'))
  for (const { status } of await Promise.all([ask(), ask()])) assert.equal(status, 503)
  assert.equal(looks, 2)
  mock.timers.tick(2000)
  answer = Promise.resolve()
  assert.equal((await ask()).status, 200)
})

test('while the store takes its time, nobody else starts to look', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let looks = 0
  let finish = () => {}
  const check = () => {
    looks += 1
    return new Promise<void>((done) => (finish = done))
  }
  const health = watchHealth({ check })
  const first = health(request)
  mock.timers.tick(60_000)
  const second = health(request)
  finish()
  assert.deepEqual([(await first).status, (await second).status, looks], [200, 200, 1])
})
