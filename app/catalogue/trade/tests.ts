import type { GroupId } from '../catalogue.ts'
import type { CategoryId } from '../types.ts'
import type { TradedGood } from './goods.ts'
import type { Test } from './types.ts'

/** What a limit says; each edition has its phrase for it. */
export type Phrase = 'b1' | 'total' | 'most' | 'beforeSorting' | 'totalBefore'

/** The newest page that the limits were compared with is of this month. */
export const limitsChecked = { year: 2026, month: 2 } as const

const contaminants = { body: 'EU', act: '2023/915', unit: 'µg/kg' } as const
const codex = { body: 'Codex', act: 'CXS 193', unit: 'µg/kg' } as const

export const tests = {
  aflatoxin: {
    limits: [
      {
        ...contaminants,
        of: ['almond', 'pistachio'],
        at: [
          ['b1', '8'],
          ['total', '10'],
        ],
      },
      {
        ...contaminants,
        of: ['hazelnut', 'brazil-nut'],
        at: [
          ['b1', '5'],
          ['total', '10'],
        ],
      },
      {
        ...contaminants,
        of: ['cashew', 'walnut', 'pecan', 'macadamia', 'pine-nut', 'peanut'],
        at: [
          ['b1', '2'],
          ['total', '4'],
        ],
      },
      { ...codex, of: ['almond', 'pistachio', 'hazelnut', 'brazil-nut'], at: [['total', '10']] },
      { ...codex, of: ['peanut'], at: [['totalBefore', '15']] },
    ],
  },
  ochratoxin: {
    limits: [
      {
        ...contaminants,
        of: ['pistachio'],
        at: [
          ['most', '5'],
          ['beforeSorting', '10'],
        ],
      },
    ],
  },
  salmonellaNuts: {},
  rancidity: {},
  fumigation: {},
  shell: {},
  bitter: {},
  pineSpecies: {},
} as const satisfies Readonly<Record<string, Test<Phrase, TradedGood>>>

export type Tested = keyof typeof tests

/** By group, what buyers ask for first. */
export const askedOf = {
  almonds: ['aflatoxin', 'salmonellaNuts', 'rancidity', 'fumigation', 'bitter'],
  cashews: ['aflatoxin', 'salmonellaNuts', 'rancidity', 'fumigation', 'shell'],
  pistachios: ['aflatoxin', 'ochratoxin', 'salmonellaNuts', 'rancidity', 'fumigation'],
  'walnuts-pecans': ['aflatoxin', 'rancidity', 'salmonellaNuts', 'fumigation', 'shell'],
  'hazelnuts-macadamias': ['aflatoxin', 'rancidity', 'salmonellaNuts', 'fumigation', 'shell'],
  'peanuts-other-nuts': ['aflatoxin', 'salmonellaNuts', 'rancidity', 'pineSpecies', 'fumigation'],
} as const satisfies Partial<Record<GroupId<CategoryId>, readonly Tested[]>>
