import type { Packing } from './holders.ts'
import { to } from './measures.ts'

const almond = { of: ['almond'], in: 'carton', unit: 'kg', amount: 22.68, pounds: 50 } as const
const cashew = { of: ['cashew'], in: 'vacuumPouches', unit: 'kg', amount: 22.68, pounds: 50 } as const
const walnut = { of: ['walnut'], in: 'linedCarton', unit: 'kg', amount: [10, 11.34] } as const
const almonds = { of: ['almond'], container: '40', tons: 19.96 } as const
const cashews = { of: ['cashew'], container: '20', tons: to(15.9, 17) } as const
const paper = { in: 'paperBag', unit: 'kg', amount: 25 } as const
const pouch = { in: 'pouch', unit: 'kg', amount: 1 } as const

export const dryPacking = {
  'seed-spices': {
    packs: [{ in: 'wovenBag', unit: 'kg', amount: [25, 50] }],
    loads: [
      { of: ['cumin'], container: '20', tons: to(13, 14) },
      { of: ['coriander'], container: '20', tons: to(10, 11) },
      { of: ['fenugreek', 'mustard-yellow', 'mustard-brown'], container: '20', tons: to(20, 24) },
    ],
  },
  'whole-spices': {
    packs: [
      { of: ['pepper-black', 'pepper-white'], from: ['VN'], in: 'wovenBag', unit: 'kg', amount: [25, 50] },
      { of: ['cardamom'], in: 'linedCarton', unit: 'kg', amount: [5, 10], about: true },
      { of: ['cinnamon'], in: 'bale', unit: 'kg', amount: 45, pounds: 100, about: true },
      { of: ['turmeric'], in: 'wovenBag', unit: 'kg', amount: [25, 50] },
    ],
    loads: [
      { of: ['pepper-black'], container: '20', tons: to(15, 16) },
      { of: ['turmeric'], container: '20', tons: to(14, 16) },
      { of: ['star-anise'], container: '20', tons: to(5, 6) },
    ],
  },
  'ground-spices': {
    packs: [paper, pouch, { of: ['garlic-powder'], from: ['CN'], in: 'foilBag', unit: 'kg', amount: 12.5, times: 2 }],
    loads: [{ of: ['garlic-powder'], container: '20', tons: to(17, 18) }],
  },
  'saffron-aromatics': {
    packs: [
      { of: ['saffron'], in: 'tin', unit: 'g', amount: [50, 100, 250, 500, 1000] },
      { of: ['sumac', 'lime'], ...paper },
      { of: ['lime'], in: 'carton', unit: 'kg', amount: 10, about: true },
      { of: ['vanilla'], in: 'vacuumBag', unit: 'kg', amount: to(0.25, 1), about: true },
    ],
  },
  'spice-blends': { packs: [paper, pouch] },
  'dried-fruits': {
    packs: [
      { of: ['raisin'], in: 'carton', unit: 'kg', amount: [10, 12.5] },
      { of: ['apricot'], in: 'carton', unit: 'kg', amount: [5, 12.5] },
      { of: ['date'], in: 'carton', unit: 'kg', amount: [5, 10] },
      { of: ['cranberry'], in: 'linedCarton', unit: 'kg', amount: 11.34, pounds: 25 },
    ],
    loads: [
      { of: ['raisin'], container: '20', tons: to(18, 20) },
      { of: ['apricot'], container: '20', tons: 20 },
      { of: ['date'], container: '20', tons: to(20, 22) },
    ],
  },
  'nuts-seeds': { packs: [almond, cashew, walnut, { of: ['pumpkin-seed'], in: 'bag', unit: 'kg', amount: 25, about: true }], loads: [almonds, cashews] },
  almonds: {
    packs: [almond, { in: 'bin', unit: 'kg', amount: 998, pounds: 2200 }, { in: 'inShellSack', unit: 'kg', amount: 22.68, pounds: 50 }],
    loads: [almonds],
  },
  cashews: { packs: [cashew], loads: [cashews] },
  pistachios: {
    packs: [
      { from: ['US'], in: 'carton', unit: 'kg', amount: 11.34, pounds: 25, about: true },
      { from: ['IR'], in: 'wovenBag', unit: 'kg', amount: to(25, 50), about: true },
      { in: 'vacuumCarton', unit: 'kg', amount: [10, 12.5], about: true },
    ],
  },
  'walnuts-pecans': {
    packs: [walnut, { of: ['walnut'], in: 'inShellSack', unit: 'kg', amount: [22.68, 25] }, { of: ['pecan'], in: 'carton', unit: 'kg', amount: 13.61, pounds: 30 }],
    loads: [{ of: ['walnut'], container: '40', tons: to(19.2, 20) }],
  },
  'hazelnuts-macadamias': {
    packs: [
      { of: ['hazelnut'], in: 'bag', unit: 'kg', amount: [25, 50], about: true },
      { of: ['hazelnut'], in: 'vacuumBag', unit: 'kg', amount: to(10, 25), about: true },
      { of: ['macadamia'], in: 'vacuumCarton', unit: 'kg', amount: 11.34, pounds: 25 },
    ],
  },
  'peanuts-other-nuts': {
    packs: [
      { of: ['peanut'], in: 'vacuumBag', unit: 'kg', amount: 25 },
      { of: ['peanut'], in: 'juteBag', unit: 'kg', amount: to(25, 50) },
      { of: ['brazil-nut'], in: 'vacuumCarton', unit: 'kg', amount: 20, pounds: 44 },
      { of: ['pine-nut'], from: ['CN'], in: 'vacuumCarton', unit: 'kg', amount: 25, about: true },
    ],
    loads: [
      { of: ['peanut'], container: '20', tons: 19 },
      { of: ['brazil-nut'], container: '20', tons: 16 },
    ],
  },
  sugars: {
    packs: [
      { of: ['sugar-white'], in: 'linedBag', unit: 'kg', amount: [25, 50] },
      { of: ['sugar-white'], in: 'bigBag', unit: 't', amount: 1 },
      { of: ['sugar-brown'], ...paper },
    ],
    loads: [{ of: ['sugar-white'], container: '20', tons: to(25, 27) }],
  },
  'unrefined-sugars': {
    packs: [
      { of: ['sugar-raw'], in: 'linedBag', unit: 'kg', amount: [25, 50] },
      { of: ['demerara', 'muscovado'], ...paper },
      { of: ['jaggery'], in: 'carton', unit: 'kg', amount: to(10, 20), about: true },
      { of: ['palm-sugar', 'coconut-sugar'], in: 'linedBag', unit: 'kg', amount: to(20, 25), about: true },
    ],
    loads: [{ of: ['sugar-raw'], container: '20', tons: to(25, 27) }],
  },
  honey: {
    packs: [
      { in: 'drum', unit: 'kg', amount: to(290, 300), about: true },
      { in: 'pail', unit: 'kg', amount: to(25, 28) },
      { in: 'ibc', unit: 't', amount: 1.4, about: true },
    ],
    loads: [{ container: '20', tons: to(19, 21) }],
  },
  'syrups-molasses': {
    packs: [
      { of: ['date-syrup', 'agave', 'glucose', 'molasses'], in: 'pail', unit: 'kg', amount: to(25, 30), about: true },
      { of: ['date-syrup', 'agave', 'glucose', 'molasses'], in: 'drum', unit: 'kg', amount: to(270, 300), about: true },
      { of: ['golden-syrup'], in: 'tin', unit: 'g', amount: [454, 907], about: true },
    ],
  },
  'sugar-free-sweeteners': {
    packs: [
      { of: ['stevia', 'monk-fruit'], in: 'fiberDrum', unit: 'kg', amount: to(20, 25) },
      { of: ['erythritol', 'xylitol'], ...paper },
    ],
    loads: [{ of: ['erythritol', 'xylitol'], container: '20', tons: to(17, 20) }],
  },
  'tea-varieties': {
    packs: [
      { of: ['tea-black'], in: 'teaSack', unit: 'kg', amount: to(20, 75), about: true },
      { of: ['tea-green', 'oolong', 'tea-white', 'earl-grey'], in: 'linedCarton', unit: 'kg', amount: to(20, 35), about: true },
    ],
  },
  'coffee-products': {
    packs: [
      { from: ['BR', 'VN', 'ET', 'UG', 'KE', 'ID'], in: 'juteBag', unit: 'kg', amount: 60 },
      { of: ['arabica'], from: ['GT', 'MX', 'PE'], in: 'bag', unit: 'kg', amount: 69 },
      { of: ['arabica'], from: ['CO'], in: 'bag', unit: 'kg', amount: 70 },
      { in: 'roasted', unit: 'kg', amount: 1, times: to(6, 12) },
      { of: ['coffee-instant'], in: 'linedCarton', unit: 'kg', amount: 25 },
    ],
    loads: [{ of: ['arabica', 'robusta'], container: '20', tons: to(19, 19.3) }],
  },
  'herbal-teas': {
    packs: [
      { of: ['chamomile', 'peppermint', 'lemongrass', 'tulsi'], in: 'bag', unit: 'kg', amount: to(10, 25), about: true },
      { of: ['hibiscus'], in: 'bag', unit: 'kg', amount: to(20, 25), about: true },
    ],
  },
  'beverage-mixes': {
    packs: [
      { of: ['hot-chocolate', 'protein'], in: 'linedBag', unit: 'kg', amount: to(20, 25), about: true },
      { of: ['matcha'], in: 'foilBag', unit: 'kg', amount: 1, times: to(10, 20) },
      { in: 'cans', unit: 'ml', amount: 250, times: 24 },
    ],
  },
} as const satisfies Record<string, Packing>
