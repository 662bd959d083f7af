import type { TestsWords } from '../../tradeWords.ts'

export const tests: TestsWords = {
  aflatoxin: {
    test: 'Aflatoxin B1 and total',
    why: 'A mold toxin of slow drying and damp stores; the first test of every lot.',
  },
  ochratoxin: { test: 'Ochratoxin A', why: 'A mold toxin of damp stores, asked for together with aflatoxin.' },
  salmonellaNuts: { test: 'Salmonella', why: 'Nuts are eaten raw. Ask whether they were pasteurized, and how.' },
  rancidity: { test: 'Peroxide value, free fatty acids', why: 'They show rancidity before it can be tasted.' },
  fumigation: {
    test: 'Fumigation certificate, no live insects',
    why: 'Phosphine is usual; methyl bromide is often refused.',
  },
  shell: { test: 'Metal and shell fragments', why: 'Shell among kernels breaks teeth.' },
  bitter: { test: 'Bitter kernels', why: 'They turn up in lots of hard-shell almonds, and hold hydrocyanic acid.' },
  pineSpecies: { test: 'Species of pine', why: 'Pinus armandii leaves a bitter taste for days.' },
}
