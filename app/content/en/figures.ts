import type { FigureWords } from '../figureWords.ts'

export const figures: FigureWords = {
  grade: 'Grade',
  month: 'Month',
  each: '{value} each',
  between: 'Stays on {from}, falls through {to}',
  ruler: 'Life-size on A4 at 100%: this line is then 50\u00a0mm long.',
  rulerAlone: 'The piece that is drawn alone is about life-size on A4 at 100%: this line is then 50\u00a0mm long.',
  arriving: 'In {month}: {goods}.',
  nothing: 'nothing of these',
  of: {
    cashews: {
      heading: 'One pound of cashews',
      heaps: { cashews: { unit: 'kernels in one pound, 454\u00a0g', one: 'One kernel in four grades, to one scale' } },
    },
    'peanuts-other-nuts': {
      heading: 'Half a pound of peanuts',
      heaps: {
        'peanuts-other-nuts': {
          unit: 'peanuts in eight ounces, 227\u00a0g',
          one: 'One peanut in two grades, to one scale',
        },
      },
    },
    'dried-fruits': {
      heading: 'One kilo of dried fruit',
      heaps: {
        apricots: { unit: 'dried apricots in one kilo', one: 'One apricot in four sizes, to one scale' },
        figs: { unit: 'dried figs in one kilo', one: 'One fig in four sizes, to one scale' },
      },
    },
    almonds: { heading: 'One ounce of almonds', one: 'One kernel of 18/20, with the outlines of the smaller counts' },
    pistachios: {
      heading: 'One ounce of pistachios',
      one: 'One nut of 18–20, with the outlines of the smaller counts',
    },
    'nuts-seeds': { heading: 'One ounce of each', one: 'One kernel of 18/20, with the outlines of the smaller counts' },
    seafood: { heading: 'One pound of shrimp', one: 'One shrimp of 16/20, with the outlines of the smaller counts' },
    'exotic-fruits': {
      heading: 'Five kilos of dragon fruit',
      one: 'One fruit of count 10, with the outlines of the smaller ones',
    },
    'coffee-products': { heading: 'Five screens, one bean', one: 'This bean falls through 17 and stays on 16.' },
    'hazelnuts-macadamias': {
      heading: 'Between two sieves',
      one: 'This kernel falls through 15\u00a0mm and stays on 13.',
    },
    'whole-spices': { heading: 'Cardamom by the millimeter', one: 'This pod falls through 8\u00a0mm and stays on 7.' },
    'fresh-vegetables': { heading: 'Measured across', one: 'An onion of 55\u00a0mm, in the rings of 40 and 60' },
    'root-vegetables': { heading: 'One root, four sizes', one: 'A beet of 60\u00a0mm, in the rings of 40, 80 and 100' },
    honey: { heading: 'A wedge of amber glass' },
    sugars: { heading: 'From white to brown' },
    'unrefined-sugars': { heading: 'How much of it is sucrose' },
    'ground-spices': { heading: 'Paprika by its color' },
    'saffron-aromatics': { heading: 'Saffron by its strength' },
    'sugar-free-sweeteners': { heading: 'Times as sweet as sugar' },
    'syrups-molasses': { heading: 'Six syrups, pale to black' },
    'walnuts-pecans': { heading: 'Four colors of walnut' },
    'tea-varieties': { heading: 'One plant, four teas' },
    'fresh-meat': { heading: 'Where the cut lies' },
    poultry: { heading: 'Five birds, one scale' },
    'processed-meat': { heading: 'Patties to the pound' },
    'seasonal-fruits': {
      heading: 'Which origin is in?',
      lead: 'The season moves from one origin to the next. Choose a month to see who ships then.',
    },
    'seed-spices': { heading: 'Ten seeds, one measure' },
    'spice-blends': { heading: 'Six blends and their spices' },
    'herbal-teas': { heading: 'Six herbs and the part of each' },
    'beverage-mixes': { heading: 'Five mixes, five measures' },
    'leafy-greens': { heading: 'Six greens, by form' },
    'exotic-vegetables': { heading: 'Six vegetables, many names' },
  },
}
