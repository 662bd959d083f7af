import type { FigureWords } from '../../schema/figures.ts'

export const figures: FigureWords = {
  grade: 'Grade',
  month: 'Month',
  each: '{value} each',
  between: 'Stays on {from}, falls through {to}',
  ruler: 'Life-size on A4 at 100%: this line is then 50\u00a0mm long.',
  rulerAlone: 'The piece that is drawn alone is about life-size on A4 at 100%: this line is then 50\u00a0mm long.',
  arriving: 'In {month}: {goods}.',
  nothing: 'none of these',
  away: 'not in the chosen month',
  of: {
    cashews: {
      heading: 'Cashews by the pound',
      heaps: { cashews: { unit: 'kernels in one pound, 454\u00a0g', one: 'One kernel in four grades, to one scale' } },
    },
    'peanuts-other-nuts': {
      heading: 'Peanuts by the half pound',
      heaps: {
        'peanuts-other-nuts': {
          unit: 'peanuts in half a pound, 227\u00a0g',
          one: 'One peanut in two grades, to one scale',
        },
      },
    },
    'dried-fruits': {
      heading: 'Apricots and figs by the kilo',
      heaps: {
        apricots: {
          unit: 'dried apricots in one kilo',
          one: 'One apricot in four sizes, to one scale',
          says: { goods: 'apricots', product: 'Dried apricots', form: 'not sulfured' },
        },
        figs: {
          unit: 'dried figs in one kilo',
          one: 'One fig in four sizes, to one scale',
          says: { goods: 'figs', product: 'Dried figs', form: 'natural shape' },
        },
      },
    },
    almonds: { heading: 'Almonds by the ounce', one: 'One kernel of 18/20, with the outlines of the smaller counts' },
    pistachios: {
      heading: 'Pistachios by the ounce',
      one: 'One nut of 18–20, with the outlines of the smaller counts',
    },
    'nuts-seeds': {
      heading: 'Counts side by side',
      one: 'One kernel of 18/20, with the outlines of the smaller counts',
    },
    seafood: {
      heading: 'Shrimp by the pound and by the kilo',
      one: 'One shrimp of 16/20, with the backs of the smaller counts',
    },
    'exotic-fruits': {
      heading: 'Dragon fruit in a 5kg carton',
      one: 'One fruit of count 10, with the outlines of the smaller ones',
    },
    'coffee-products': { heading: 'Coffee beans on their screens', one: 'This bean falls through 17 and stays on 16.' },
    'hazelnuts-macadamias': {
      heading: 'Hazelnuts by the millimeter',
      one: 'This kernel falls through 15\u00a0mm and stays on 13.',
    },
    'whole-spices': { heading: 'Cardamom pods on the sieve', one: 'This pod falls through 8\u00a0mm and stays on 7.' },
    'fresh-vegetables': {
      heading: 'Onions and tomatoes by diameter',
      one: 'This onion of 55\u00a0mm falls through 60 and stays on 50.',
    },
    'root-vegetables': {
      heading: 'Beets, measured across',
      one: 'A beet of 60\u00a0mm, in rings from 40 to 100',
    },
    honey: { heading: 'The colors of honey' },
    sugars: { heading: 'From white to brown' },
    'unrefined-sugars': { heading: 'How much of it is sucrose' },
    'ground-spices': { heading: 'Paprika by its color' },
    'saffron-aromatics': { heading: 'Saffron by its strength' },
    'sugar-free-sweeteners': { heading: 'Times as sweet as sugar' },
    'syrups-molasses': { heading: 'Syrups from clear to black' },
    'walnuts-pecans': { heading: 'The colors of walnut kernels' },
    'tea-varieties': { heading: 'What oxidation does to tea' },
    'fresh-meat': { heading: 'Where the cut lies' },
    poultry: { heading: 'Chickens by weight' },
    'processed-meat': { heading: 'Patties to the pound' },
    'seasonal-fruits': {
      heading: 'Which origin ships when',
      lead: 'Choose a month to see the origins that ship then.',
    },
    'seed-spices': { heading: 'Seed spices and their purity' },
    'spice-blends': { heading: 'Blends and their spices' },
    'herbal-teas': { heading: 'Herbs and the part that is used' },
    'beverage-mixes': { heading: 'Mixes and their measures' },
    'leafy-greens': { heading: 'Greens by form' },
    'exotic-vegetables': { heading: 'Vegetables with many names' },
  },
}
