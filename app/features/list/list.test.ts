import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { mostLines, openLine } from './line.ts'
import { list } from './list.ts'

/** The browser's storage, as another tab sees it. */
const shelf = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  },
})

const ids = () => list.read().map(({ id }) => id)
const quantityOf = (id: string) => list.read().find((line) => line.id === id)?.quantity

beforeEach(() => {
  list.clear()
  for (const id of ['almonds', 'cashews', 'walnuts']) list.add(id, id)
})

test('undoing a removal leaves alone what was added, changed and removed since', () => {
  const undo = list.remove('cashews')
  list.add('pecans', 'Pecans')
  list.edit('almonds', { quantity: '500' })
  list.remove('walnuts')
  undo()
  assert.deepEqual(ids(), ['almonds', 'cashews', 'pecans'])
  assert.equal(quantityOf('almonds'), '500')
})

test('undoing a clearing keeps what was put on the list since', () => {
  const undo = list.clear()
  list.add('pecans', 'Pecans')
  list.add('cashews', 'Cashews')
  list.edit('cashews', { quantity: '2' })
  undo()
  assert.deepEqual(ids(), ['almonds', 'cashews', 'walnuts', 'pecans'])
  assert.equal(quantityOf('cashews'), '2')
})

test('undoing brings back all that was removed, where it was added anew, and where the list has filled up', () => {
  list.edit('cashews', { quantity: '500', note: 'vacuum' })
  const undo = list.remove('cashews')
  list.add('cashews', 'Cashews')
  list.merge(Array.from({ length: mostLines - 3 }, (_, nth) => openLine(`product-${nth}`)))
  const undoNext = list.remove('walnuts')
  list.add('pecans', 'Pecans')
  undoNext()
  undo()
  assert.equal(quantityOf('cashews'), '500')
  assert.equal(list.read().find(({ id }) => id === 'cashews')?.note, 'vacuum')
  assert.ok(list.has('walnuts') && list.has('pecans'))
})

test('undoing is not held up by an edition that has named the lines anew', () => {
  const undo = list.merge([{ ...openLine('pecans'), quantity: '7' }])
  for (const { id } of list.read()) list.edit(id, { name: `${id} (ar)`, forSales: id })
  undo()
  assert.deepEqual(ids(), ['almonds', 'cashews', 'walnuts'])
})

test('undoing the use of another list brings ours back, and keeps what was written into the other', () => {
  const line = { id: 'pecans', name: 'Pecans', quantity: '', unit: 'kg', note: '' } as const
  const undo = list.replace([line, { ...line, id: 'cashews' }])
  list.edit('pecans', { quantity: '7' })
  undo()
  assert.deepEqual(ids(), ['almonds', 'cashews', 'walnuts', 'pecans'])
  assert.equal(quantityOf('pecans'), '7')
})

test('an operation works on what another tab has stored meanwhile', () => {
  shelf.set('inquiry-list', JSON.stringify({ lines: [{ id: 'saffron', quantity: '50', unit: 'g' }], text: '' }))
  list.add('cumin', 'Cumin')
  assert.deepEqual(ids(), ['saffron', 'cumin'])
  assert.equal(list.read()[0]?.unit, 'g')
})

test('with storage full the last product goes, and so does a list that was sent', () => {
  list.clear()
  const setItem = localStorage.setItem
  localStorage.setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  list.add('cashews', 'Cashews')
  assert.deepEqual(ids(), ['cashews'])
  assert.equal(list.isLasting(), false)
  list.clear()
  assert.deepEqual(ids(), [])
  localStorage.setItem = setItem
  list.add('walnuts', 'Walnuts')
  assert.deepEqual(ids(), ['walnuts'])
  assert.equal(list.isLasting(), true)
})

test('the same snapshot is given for as long as nothing changes', () => {
  assert.equal(list.read(), list.read())
})
