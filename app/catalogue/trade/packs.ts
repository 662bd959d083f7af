import type { GroupId } from '../catalogue.ts'
import type { CategoryId } from '../types.ts'
import type { TradedGood } from './goods.ts'
import type { Load, Pack } from './types.ts'

/** What goods are packed in; each edition has its phrase for it. */
export type Holder = 'bag' | 'bigBag' | 'bin' | 'carton' | 'juteBag' | 'linedBag' | 'linedCarton' | 'netBag' | 'sack' | 'vacuumBag' | 'vacuumCarton' | 'vacuumPouches' | 'wovenBag'

type Packing = { readonly packs: readonly Pack<TradedGood, Holder>[]; readonly loads?: readonly Load<TradedGood>[] }

const almond = { of: ['almond'], in: 'carton', unit: 'kg', amount: 22.68, pounds: 50 } as const
const cashew = { of: ['cashew'], in: 'vacuumPouches', unit: 'kg', amount: 22.68, pounds: 50 } as const

/** By group: what is customary in the trade. Ours stands in figures.ts. */
export const packing = {
  almonds: {
    packs: [almond, { in: 'bin', unit: 'kg', amount: 998, pounds: 2200 }, { in: 'sack', unit: 'kg', amount: 22.68, pounds: 50 }, { in: 'linedCarton', unit: 'kg', amount: 11.34, pounds: 25, about: true }],
    loads: [{ container: '40', tons: 19.96 }],
  },
  cashews: { packs: [cashew], loads: [{ container: '20', tons: { from: 15.9, to: 17 } }] },
  pistachios: {
    packs: [
      { from: ['US'], in: 'carton', unit: 'kg', amount: 11.34, pounds: 25, about: true },
      { from: ['IR'], in: 'wovenBag', unit: 'kg', amount: { from: 25, to: 50 }, about: true },
      { in: 'vacuumCarton', unit: 'kg', amount: [10, 12.5], about: true },
    ],
  },
  'walnuts-pecans': {
    packs: [
      { of: ['walnut'], in: 'linedCarton', unit: 'kg', amount: [10, 11.34] },
      { of: ['walnut'], in: 'bag', unit: 'kg', amount: [22.68, 25] },
      { of: ['pecan'], in: 'carton', unit: 'kg', amount: 13.61, pounds: 30 },
    ],
    loads: [{ of: ['walnut'], container: '40', tons: { from: 19.2, to: 20 } }],
  },
  'hazelnuts-macadamias': {
    packs: [
      { of: ['hazelnut'], in: 'bag', unit: 'kg', amount: [25, 50], about: true },
      { of: ['hazelnut'], in: 'vacuumBag', unit: 'kg', amount: { from: 10, to: 25 }, about: true },
      { of: ['macadamia'], in: 'vacuumCarton', unit: 'kg', amount: 11.34, pounds: 25 },
    ],
  },
  'peanuts-other-nuts': {
    packs: [
      { of: ['peanut'], in: 'vacuumBag', unit: 'kg', amount: 25 },
      { of: ['peanut'], in: 'juteBag', unit: 'kg', amount: { from: 25, to: 50 } },
      { of: ['brazil-nut'], in: 'vacuumCarton', unit: 'kg', amount: 20, pounds: 44 },
      { of: ['pine-nut'], from: ['CN'], in: 'vacuumCarton', unit: 'kg', amount: 25, about: true },
    ],
    loads: [{ of: ['peanut'], container: '20', tons: 19 }],
  },
} as const satisfies Partial<Record<GroupId<CategoryId>, Packing>>
