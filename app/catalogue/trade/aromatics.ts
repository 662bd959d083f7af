import type { TradedGoods } from './types.ts'

export const aromatics = {
  saffron: {
    of: ['saffron-threads', 'negin-saffron', 'sargol-saffron', 'pushal-saffron', 'saffron-powder'],
    origins: {
      IR: { harvest: [[10, 11]] },
      AF: { harvest: [[10, 11]] },
      ES: { harvest: [[10, 11]] },
      IN: { harvest: [[10, 11]] },
      GR: { harvest: [[10, 11]] },
    },
    names: {
      'Super Negin': { of: ['saffron-threads', 'negin-saffron'], typed: ['سوبر نجين', 'سوبر نقين'] },
      Negin: { of: ['negin-saffron'], typed: ['نجين', 'نقين', 'نگین'] },
      Sargol: { of: ['sargol-saffron'], typed: ['سرجول', 'سرقول', 'سرگل'] },
      Pushal: { of: ['pushal-saffron'], typed: ['بوشال', 'أبو شيبة', 'پوشال'] },
      'Mongra, Lacha': { of: ['saffron-threads'], from: 'IN', typed: ['मोगरा केसर', 'لچھا'] },
      Coupé: { of: ['saffron-threads'], from: 'ES' },
    },
    found: {
      'Dasteh, bunch': { of: ['saffron-threads'], typed: ['زعفران دسته', 'زعفران أبو شيبة'] },
      'Konj, white style': { of: ['saffron-threads'], typed: ['كنج'] },
    },
  },
  sumac: {
    of: ['sumac'],
    origins: {
      TR: { harvest: [[8, 10]], about: true },
      IR: { harvest: [[8, 10]], about: true },
    },
    names: {
      'baladi sumac': { typed: ['سماق بلدي'] },
    },
  },
  lime: {
    of: ['dried-limes', 'dried-lime-powder'],
    origins: {
      GT: { harvest: [[1, 12]], about: true },
      IR: { harvest: [[8, 10]], about: true },
      OM: {},
    },
    names: {
      'black loomi, white loomi': { typed: ['لومي أسود', 'لومي أبيض'] },
      'Omani loomi': { of: ['dried-limes'], typed: ['لومي عماني'] },
    },
  },
  vanilla: {
    of: ['vanilla-beans', 'vanilla-powder'],
    origins: {
      MG: { harvest: [[5, 8]] },
      UG: {
        harvest: [
          [12, 1],
          [6, 7],
        ],
        about: true,
      },
    },
    names: {
      'gourmet (black, TK)': { of: ['vanilla-beans'] },
      'red (US, EU)': { of: ['vanilla-beans'] },
      Bourbon: { of: ['vanilla-beans'] },
    },
    found: {
      cuts: { of: ['vanilla-beans'] },
      Tahitian: { of: ['vanilla-beans'] },
    },
  },
  'garam-masala': {
    of: ['garam-masala'],
    names: {
      'Punjabi, Kashmiri garam masala': { typed: ['गरम मसाला', 'گرم مصالحہ'] },
    },
  },
  baharat: {
    of: ['baharat'],
    names: {
      'seven spices': { typed: ['سبع بهارات'] },
      'bezar (bzar)': { typed: ['بزار'] },
      'kabsa spices': { typed: ['بهارات كبسة'] },
    },
  },
  zaatar: {
    of: ['za-atar'],
    names: {
      'green za’atar, red za’atar': { typed: ['زعتر أخضر', 'زعتر أحمر'] },
      'Aleppo za’atar (Halabi)': { typed: ['زعتر حلبي'] },
      'Jordanian za’atar (melloki)': { typed: ['زعتر أردني', 'زعتر ملوكي'] },
    },
  },
  curry: {
    of: ['curry-powder'],
    names: {
      Madras: { typed: ['كاري مدراس'] },
    },
  },
} as const satisfies TradedGoods
