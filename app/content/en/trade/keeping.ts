import type { KeepingWords } from '../../tradeWords.ts'

export const keeping: KeepingWords = {
  almonds: {
    label: 'Almonds',
    also: 'at room temperature half as long',
    summer: 'Moths come first, then a rancid smell; blanched and sliced almonds go before whole ones.',
  },
  cashews: {
    label: 'Cashews',
    also: 'sealed, in vacuum with CO₂ or nitrogen',
    summer: 'Pouches lose their vacuum; kernels turn yellow and rancid.',
  },
  pistachios: { label: 'Pistachios', summer: 'The green fades, roasted nuts turn stale, moths breed.' },
  walnuts: {
    label: 'Walnuts',
    also: 'at 21 °C only about 3 months',
    summer: 'The first nut to turn: light kernels become amber and rancid.',
  },
  hazelnuts: { label: 'Hazelnuts', summer: 'Skins loosen; blanched and roasted kernels turn rancid.' },
  macadamias: { label: 'Macadamias', also: 'in vacuum', summer: 'So oily that an opened bag soon tastes stale.' },
  peanuts: {
    label: 'Peanuts',
    also: 'blanched without vacuum about 6 months',
    summer: 'Aflatoxin grows where bags get damp; weevils breed.',
  },
  pineNuts: { label: 'Pine nuts', also: 'in vacuum', summer: 'Very oily: rancid within weeks in the heat.' },
  brazilNuts: { label: 'Brazil nuts', also: 'in vacuum', summer: 'Rancid and moldy soon after opening.' },
}
