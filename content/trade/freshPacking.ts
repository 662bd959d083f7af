import type { Packing } from './holders.ts'
import { to } from './measures.ts'

export const freshPacking = {
  'exotic-fruits': {
    packs: [
      { of: ['passion-fruit'], in: 'carton', unit: 'kg', amount: 2 },
      { of: ['lychee'], from: ['MG', 'ZA'], in: 'carton', unit: 'kg', amount: 2, about: true },
      { of: ['dragon-fruit'], in: 'carton', unit: 'kg', amount: to(4.5, 5), about: true },
      { of: ['mangosteen', 'rambutan'], in: 'airCarton', unit: 'kg', amount: to(2, 5), about: true },
    ],
  },
  'seasonal-fruits': {
    packs: [
      { of: ['mango'], from: ['PK'], in: 'crate', unit: 'kg', amount: to(7, 8) },
      { of: ['mango'], from: ['EG', 'KE', 'PE'], in: 'carton', unit: 'kg', amount: 4 },
      { of: ['orange'], in: 'carton', unit: 'kg', amount: 15 },
      { of: ['apple'], in: 'carton', unit: 'kg', amount: to(18, 18.5) },
      { of: ['grape'], from: ['IN', 'EG'], in: 'carton', unit: 'kg', amount: to(4.5, 5) },
      { of: ['pomegranate'], in: 'carton', unit: 'kg', amount: to(3.5, 5), about: true },
    ],
    loads: [
      { of: ['orange'], container: '40-reefer', tons: to(19.5, 24) },
      { of: ['apple'], container: '40-reefer', tons: to(18, 21) },
      { of: ['grape'], container: '40-reefer', tons: to(12, 19) },
    ],
  },
  'fresh-vegetables': {
    packs: [
      { of: ['potato', 'onion'], in: 'meshBag', unit: 'kg', amount: [10, 20, 25] },
      { of: ['bell-pepper'], in: 'carton', unit: 'kg', amount: 5 },
      { of: ['tomato'], in: 'carton', unit: 'kg', amount: to(5, 7), about: true },
      { of: ['cucumber'], in: 'carton', unit: 'kg', amount: to(5, 6), about: true },
    ],
    loads: [{ of: ['potato', 'onion'], container: '40-reefer', tons: to(26, 29) }],
  },
  'leafy-greens': {
    packs: [
      { of: ['lettuce'], in: 'heads', unit: 'heads', amount: to(10, 12) },
      { of: ['baby-leaf', 'arugula', 'kale'], in: 'leafBags', unit: 'kg', amount: to(1, 4), about: true },
    ],
  },
  'root-vegetables': {
    packs: [
      { of: ['sweet-potato'], from: ['EG'], in: 'carton', unit: 'kg', amount: 6 },
      { of: ['sweet-potato'], from: ['US'], in: 'carton', unit: 'kg', amount: 18.14, pounds: 40 },
      { of: ['beet', 'parsnip'], in: 'meshBag', unit: 'kg', amount: to(5, 20), about: true },
    ],
  },
  'exotic-vegetables': {
    packs: [
      { of: ['bitter-gourd', 'drumstick', 'bok-choy', 'taro'], in: 'airCarton', unit: 'kg', amount: to(3, 8), about: true },
      { of: ['cassava'], in: 'carton', unit: 'kg', amount: 18.14, pounds: 40, about: true },
      { of: ['yam'], in: 'carton', unit: 'kg', amount: to(20, 25), about: true },
    ],
  },
  'fresh-meat': {
    packs: [
      { of: ['beef'], in: 'frozenCarton', unit: 'kg', amount: to(20, 27), about: true },
      { of: ['lamb'], in: 'carcass', unit: 'kg', amount: to(12, 22), about: true },
      { in: 'muttonCarcass', unit: 'kg', amount: to(15, 28), about: true },
      { in: 'goatCarcass', unit: 'kg', amount: to(6, 14), about: true },
    ],
    loads: [{ of: ['beef'], container: '40-reefer', tons: to(27, 28) }],
  },
  poultry: {
    packs: [
      { of: ['chicken'], in: 'birds', unit: 'g', amount: 1000, times: 10 },
      { of: ['chicken'], in: 'frozenCarton', unit: 'kg', amount: [10, 12, 15], about: true },
    ],
    loads: [{ container: '40-reefer', tons: to(25, 27) }],
  },
  seafood: {
    packs: [
      { of: ['shrimp'], in: 'iqf', unit: 'kg', amount: 1, times: 10 },
      { of: ['shrimp'], in: 'blocks', unit: 'kg', amount: to(1.8, 2), times: [6, 10] },
      { of: ['fish'], from: ['NO'], in: 'iceBox', unit: 'kg', amount: to(20, 22) },
      { of: ['squid'], in: 'iqf', unit: 'kg', amount: 1, times: 10, about: true },
    ],
  },
  'processed-meat': {
    packs: [
      { in: 'retailPacks', unit: 'g', amount: to(340, 400), times: to(24, 30), about: true },
      { in: 'burgers', unit: 'patties', amount: to(24, 96), about: true },
    ],
  },
} as const satisfies Record<string, Packing>
