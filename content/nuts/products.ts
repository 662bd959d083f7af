import type { CategoryFacts } from '../schema/catalogue.ts'

export const products = {
  id: 'nuts',
  picture: 'nuts-hero',
  groups: [
    {
      id: 'almonds',
      picture: 'almonds',
      products: [
        {
          id: 'natural-almonds-18-20',
          good: 'almond',
          en: ['Natural Almonds 18/20', 'count per oz'],
          ar: ['لوز طبيعي 18/20', 'حبة في الأونصة'],
        },
        {
          id: 'natural-almonds-20-22',
          good: 'almond',
          en: ['Natural Almonds 20/22', 'count per oz'],
          ar: ['لوز طبيعي 20/22', 'حبة في الأونصة'],
        },
        {
          id: 'natural-almonds-23-25',
          good: 'almond',
          en: ['Natural Almonds 23/25', 'count per oz'],
          ar: ['لوز طبيعي 23/25', 'حبة في الأونصة'],
        },
        {
          id: 'natural-almonds-25-27',
          good: 'almond',
          en: ['Natural Almonds 25/27', 'count per oz'],
          ar: ['لوز طبيعي 25/27', 'حبة في الأونصة'],
        },
        {
          id: 'natural-almonds-27-30',
          good: 'almond',
          en: ['Natural Almonds 27/30', 'count per oz'],
          ar: ['لوز طبيعي 27/30', 'حبة في الأونصة'],
        },
        {
          id: 'almonds-in-shell',
          good: 'almond',
          en: ['Almonds in Shell', 'soft or hard shell'],
          ar: ['لوز بالقشر', 'قشر طري أو صلب'],
        },
        { id: 'blanched-almonds', good: 'almond', en: ['Blanched Almonds', 'whole'], ar: ['لوز مقشّر', 'حب كامل'] },
        {
          id: 'sliced-almonds',
          good: 'almond',
          en: ['Sliced Almonds', 'natural or blanched'],
          ar: ['لوز شرائح', 'طبيعي أو مقشّر'],
        },
        { id: 'almond-flour', good: 'almond', en: ['Almond Flour', 'blanched'], ar: ['طحين لوز', 'لوز مقشّر'] },
      ],
    },
    {
      id: 'cashews',
      picture: 'cashews',
      products: [
        {
          id: 'cashews-w180',
          good: 'cashew',
          en: ['Cashews W180', 'up to 180 per lb'],
          ar: ['كاجو W180', 'حتى 180 حبة في الرطل'],
        },
        {
          id: 'cashews-w240',
          good: 'cashew',
          en: ['Cashews W240', 'up to 240 per lb'],
          ar: ['كاجو W240', 'حتى 240 حبة في الرطل'],
        },
        {
          id: 'cashews-w320',
          good: 'cashew',
          en: ['Cashews W320', 'up to 320 per lb'],
          ar: ['كاجو W320', 'حتى 320 حبة في الرطل'],
        },
        {
          id: 'cashews-w450',
          good: 'cashew',
          en: ['Cashews W450', 'up to 450 per lb'],
          ar: ['كاجو W450', 'حتى 450 حبة في الرطل'],
        },
        { id: 'cashew-splits', good: 'cashew', en: ['Cashew Splits', 'WS'], ar: ['كاجو أنصاف', 'WS'] },
        {
          id: 'large-cashew-pieces',
          good: 'cashew',
          en: ['Large Cashew Pieces', 'LWP'],
          ar: ['كاجو قطع كبيرة', 'LWP'],
        },
        {
          id: 'small-cashew-pieces',
          good: 'cashew',
          en: ['Small Cashew Pieces', 'SWP'],
          ar: ['كاجو قطع صغيرة', 'SWP'],
        },
      ],
    },
    {
      id: 'pistachios',
      picture: 'pistachios',
      products: [
        {
          id: 'in-shell-pistachios-18-20',
          good: 'pistachio',
          en: ['In-Shell Pistachios 18–20', 'count per oz'],
          ar: ['فستق بالقشر 18–20', 'حبة في الأونصة'],
        },
        {
          id: 'in-shell-pistachios-21-25',
          good: 'pistachio',
          en: ['In-Shell Pistachios 21–25', 'count per oz'],
          ar: ['فستق بالقشر 21–25', 'حبة في الأونصة'],
        },
        {
          id: 'in-shell-pistachios-26-30',
          good: 'pistachio',
          en: ['In-Shell Pistachios 26–30', 'count per oz'],
          ar: ['فستق بالقشر 26–30', 'حبة في الأونصة'],
        },
        {
          id: 'pistachio-kernels',
          good: 'pistachio',
          en: ['Pistachio Kernels', 'skin on'],
          ar: ['لب فستق', 'بالقشرة الرقيقة'],
        },
        {
          id: 'peeled-pistachio-kernels',
          good: 'pistachio',
          en: ['Peeled Pistachio Kernels', 'green'],
          ar: ['لب فستق مقشّر', 'أخضر'],
        },
        { id: 'pistachio-pieces', good: 'pistachio', en: ['Pistachio Pieces'], ar: ['فستق قطع'] },
      ],
    },
    {
      id: 'walnuts-pecans',
      picture: 'walnuts',
      products: [
        { id: 'walnuts-in-shell', good: 'walnut', en: ['Walnuts in Shell'], ar: ['جوز بالقشر'] },
        { id: 'walnut-halves', good: 'walnut', en: ['Walnut Halves', 'by color'], ar: ['جوز أنصاف', 'حسب اللون'] },
        { id: 'walnut-quarters', good: 'walnut', en: ['Walnut Quarters', 'by color'], ar: ['جوز أرباع', 'حسب اللون'] },
        { id: 'walnut-pieces', good: 'walnut', en: ['Walnut Pieces'], ar: ['جوز قطع'] },
        {
          id: 'pecan-halves',
          good: 'pecan',
          en: ['Pecan Halves', 'count per lb'],
          ar: ['بيكان أنصاف', 'العدد في الرطل'],
        },
        { id: 'pecan-pieces', good: 'pecan', en: ['Pecan Pieces'], ar: ['بيكان قطع'] },
      ],
    },
    {
      id: 'hazelnuts-macadamias',
      picture: 'hazelnuts',
      products: [
        {
          id: 'hazelnut-kernels-11-13-mm',
          good: 'hazelnut',
          en: ['Hazelnut Kernels 11–13 mm', 'natural'],
          ar: ['لب بندق 11–13 ملم', 'طبيعي'],
        },
        {
          id: 'hazelnut-kernels-13-15-mm',
          good: 'hazelnut',
          en: ['Hazelnut Kernels 13–15 mm', 'natural'],
          ar: ['لب بندق 13–15 ملم', 'طبيعي'],
        },
        {
          id: 'blanched-hazelnuts',
          good: 'hazelnut',
          en: ['Blanched Hazelnuts', 'whole'],
          ar: ['بندق مقشّر', 'حب كامل'],
        },
        { id: 'hazelnut-flour', good: 'hazelnut', en: ['Hazelnut Flour'], ar: ['طحين بندق'] },
        {
          id: 'whole-macadamias',
          good: 'macadamia',
          en: ['Whole Macadamias', 'style 1'],
          ar: ['مكاداميا حب كامل', 'Style 1'],
        },
        {
          id: 'macadamia-halves',
          good: 'macadamia',
          en: ['Macadamia Halves', 'style 4'],
          ar: ['مكاداميا أنصاف', 'Style 4'],
        },
      ],
    },
    {
      id: 'peanuts-other-nuts',
      picture: 'peanuts',
      products: [
        {
          id: 'peanuts-38-42',
          good: 'peanut',
          en: ['Peanuts 38/42', 'count per oz'],
          ar: ['فول سوداني 38/42', 'حبة في الأونصة'],
        },
        {
          id: 'peanuts-50-60',
          good: 'peanut',
          en: ['Peanuts 50/60', 'count per oz'],
          ar: ['فول سوداني 50/60', 'حبة في الأونصة'],
        },
        {
          id: 'blanched-peanuts',
          good: 'peanut',
          en: ['Blanched Peanuts', 'skin off'],
          ar: ['فول سوداني مقشّر', 'بدون القشرة الحمراء'],
        },
        { id: 'peanuts-in-shell', good: 'peanut', en: ['Peanuts in Shell'], ar: ['فول سوداني بالقشر'] },
        { id: 'pine-nuts', good: 'pine-nut', en: ['Pine Nuts'], ar: ['صنوبر'] },
        { id: 'brazil-nuts', good: 'brazil-nut', en: ['Brazil Nuts'], ar: ['جوز برازيلي'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
