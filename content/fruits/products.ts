import type { CategoryFacts } from '../schema/catalogue.ts'

export const products = {
  id: 'fruits',
  picture: 'fruits-hero',
  groups: [
    {
      id: 'dried-fruits',
      picture: 'dried-fruits',
      products: [
        { id: 'raisins', good: 'raisin', en: ['Raisins', 'dark or golden'], ar: ['زبيب', 'داكن أو ذهبي'] },
        {
          id: 'dried-apricots',
          good: 'apricot',
          en: ['Dried Apricots', 'count per kg'],
          ar: ['مشمش مجفف', 'العدد في الكيلو'],
        },
        { id: 'dried-figs', good: 'fig', en: ['Dried Figs', 'count per kg'], ar: ['تين مجفف', 'العدد في الكيلو'] },
        {
          id: 'dried-dates',
          good: 'date',
          en: ['Dried Dates', 'Khalas, Sukkari, Ajwa, Medjool'],
          ar: ['تمر', 'خلاص، سكري، عجوة، مجدول'],
        },
        {
          id: 'dried-cranberries',
          good: 'cranberry',
          en: ['Dried Cranberries', 'whole or sliced'],
          ar: ['توت بري مجفف (كرانبري)', 'حب أو شرائح'],
        },
        { id: 'dried-mango', good: 'mango', en: ['Dried Mango', 'slices'], ar: ['مانجو مجفف', 'شرائح'] },
      ],
    },
    {
      id: 'nuts-seeds',
      picture: 'nuts-and-seeds',
      products: [
        { id: 'almonds', good: 'almond', en: ['Almonds', 'count per oz'], ar: ['لوز', 'العدد في الأونصة'] },
        { id: 'cashews', good: 'cashew', en: ['Cashews', 'W180 to W450'], ar: ['كاجو', 'من W180 إلى W450'] },
        { id: 'pistachios', good: 'pistachio', en: ['Pistachios', 'in shell or kernels'], ar: ['فستق', 'بالقشر أو لب'] },
        { id: 'walnuts', good: 'walnut', en: ['Walnuts', 'halves or quarters'], ar: ['جوز', 'أنصاف أو أرباع'] },
        { id: 'pumpkin-seeds', good: 'pumpkin-seed', en: ['Pumpkin Seeds', 'without shell'], ar: ['بذور قرع', 'بدون قشر'] },
      ],
    },
    {
      id: 'exotic-fruits',
      picture: 'exotic-fruits',
      products: [
        {
          id: 'dragon-fruit',
          good: 'dragon-fruit',
          en: ['Dragon Fruit', 'white or red flesh'],
          ar: ['دراجون فروت', 'لب أبيض أو أحمر'],
        },
        { id: 'mangosteen', good: 'mangosteen', en: ['Mangosteen'], ar: ['مانجوستين'] },
        { id: 'rambutan', good: 'rambutan', en: ['Rambutan'], ar: ['رامبوتان'] },
        { id: 'lychee', good: 'lychee', en: ['Lychee', 'litchi'], ar: ['ليتشي'] },
        { id: 'passion-fruit', good: 'passion-fruit', en: ['Passion Fruit'], ar: ['باشن فروت'] },
      ],
    },
    {
      id: 'seasonal-fruits',
      picture: 'seasonal-fruits',
      products: [
        { id: 'mangoes', good: 'mango', en: ['Mangoes', 'by variety'], ar: ['مانجو', 'حسب النوع'] },
        {
          id: 'pomegranates',
          good: 'pomegranate',
          en: ['Pomegranates', 'count per carton'],
          ar: ['رمان', 'العدد في الكرتون'],
        },
        { id: 'oranges', good: 'orange', en: ['Oranges', 'count per carton'], ar: ['برتقال', 'العدد في الكرتون'] },
        { id: 'apples', good: 'apple', en: ['Apples', 'count per carton'], ar: ['تفاح', 'العدد في الكرتون'] },
        { id: 'grapes', good: 'grape', en: ['Grapes', 'seedless or with seeds'], ar: ['عنب', 'ببذور أو بدون بذور'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
