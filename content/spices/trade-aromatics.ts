import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
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
      'Super Negin': { ar: 'سوبر نجين (Super Negin)', of: ['saffron-threads', 'negin-saffron'], typed: ['سوبر نجين', 'سوبر نقين'] },
      Negin: { ar: 'نجين (Negin)', of: ['negin-saffron'], typed: ['نجين', 'نقين', 'نگین'] },
      Sargol: { ar: 'سرجول (Sargol)', of: ['sargol-saffron'], typed: ['سرجول', 'سرقول', 'سرگل'] },
      Pushal: { ar: 'بوشال (Pushal)', of: ['pushal-saffron'], typed: ['بوشال', 'أبو شيبة', 'پوشال'] },
      'Mongra, Lacha': { ar: 'مونجرا، لاتشا (Mongra, Lacha)', of: ['saffron-threads'], from: 'IN', typed: ['मोगरा केसर', 'لچھا'] },
      Coupé: { ar: 'كوبيه (Coupé)', of: ['saffron-threads'], from: 'ES' },
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
      'baladi sumac': { ar: 'سماق بلدي (baladi sumac)', typed: ['سماق بلدي'] },
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
      'black loomi, white loomi': { ar: 'لومي أسود، لومي أبيض (black loomi, white loomi)', typed: ['لومي أسود', 'لومي أبيض'] },
      'Omani loomi': { ar: 'لومي عماني (Omani loomi)', of: ['dried-limes'], typed: ['لومي عماني'] },
    },
  },
  vanilla: {
    of: ['vanilla-beans', 'vanilla-powder'],
    origins: {
      MG: { harvest: [[6, 9]], about: true },
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
      Bourbon: { ar: 'بوربون (Bourbon)', of: ['vanilla-beans'] },
    },
    found: {
      cuts: { of: ['vanilla-beans'] },
      Tahitian: { of: ['vanilla-beans'] },
    },
  },
  'garam-masala': {
    of: ['garam-masala'],
    names: {
      'Punjabi, Kashmiri garam masala': { ar: 'جارام ماسالا بنجابية أو كشميرية (Punjabi, Kashmiri)', typed: ['गरम मसाला', 'گرم مصالحہ'] },
    },
  },
  baharat: {
    of: ['baharat'],
    names: {
      'seven spices': { ar: 'سبع بهارات (seven spices)', typed: ['سبع بهارات'] },
      'bezar (bzar)': { ar: 'بزار (bezar)', typed: ['بزار'] },
      'kabsa spices': { ar: 'بهارات كبسة (kabsa spices)', typed: ['بهارات كبسة'] },
    },
  },
  zaatar: {
    of: ['za-atar'],
    names: {
      'green za’atar, red za’atar': { ar: 'زعتر أخضر، زعتر أحمر (green za’atar, red za’atar)', typed: ['زعتر أخضر', 'زعتر أحمر'] },
      'Aleppo za’atar (Halabi)': { ar: 'زعتر حلبي (Aleppo za’atar)', typed: ['زعتر حلبي'] },
      'Jordanian za’atar (melloki)': { ar: 'زعتر أردني، ملوكي (Jordanian za’atar)', typed: ['زعتر أردني', 'زعتر ملوكي'] },
    },
  },
  curry: {
    of: ['curry-powder'],
    names: {
      Madras: { ar: 'كاري مدراس (Madras)', typed: ['كاري مدراس'] },
    },
  },
} as const satisfies TradedGoods
