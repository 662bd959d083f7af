import type { GuidesOf } from '../schema/guides.ts'

const title = 'How to read the grade'

export const guides = {
  almonds: {
    meta: {
      title: 'Almonds 18/20 to 27/30, Wholesale in Dubai',
      description:
        'Almond sizes explained: counts per ounce from 18/20 to 27/30, blanched, sliced, flour and in shell, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Almonds are sized by how many make an ounce. 18/20 is the largest of these five; the trade runs from 16/18 to 36/40. Whole blanched almonds are sold by count, slices by thickness.',
    grades: { title: 'Grades and forms' },
    meanings: {
      'natural-almonds-18-20': 'The largest of these five, for gift boxes and the counter.',
      'natural-almonds-20-22': 'Large; roasted, then packed as a snack.',
      'natural-almonds-23-25': 'Medium to large: the size of snacks, dragées and chocolate.',
      'natural-almonds-25-27': 'Medium; for mixes, bars and baking.',
      'natural-almonds-27-30': 'Small, to be chopped, ground or made into almond milk.',
      'blanched-almonds': 'Ivory white, by count; to decorate sweets.',
      'sliced-almonds': 'Natural or blanched, by thickness; strewn on cakes and rice dishes.',
      'almond-flour': 'Ground blanched almonds: macarons, marzipan, gluten-free baking.',
      'almonds-in-shell': 'Soft or hard shell, to crack at the table or in the factory.',
    },
    counted: 'Almonds per\u00a0oz',
    reading: {
      title,
      lead: '23/25 means 23 to 25 almonds to the ounce. To check a delivery, weigh 10\u00a0oz (283\u00a0g), count the nuts and divide by ten.',
      caption:
        'Each tray is one ounce, all to one scale. Solid kernels are the lower figure of the count; with the dashed ones it is the higher.',
      terms: [
        ['Natural', 'With the brown skin on.'],
        ['Blanched', 'Skin loosened in hot water and taken off.'],
        [
          'U.S. Fancy, Extra\u00a0No.\u00a01, No. 1, SSR',
          'US grades, the strictest first. Extra\u00a0No.\u00a01 allows 5% doubles, 5% chipped or scratched and 1% split or broken kernels. SSR is Select Sheller Run.',
        ],
        ['Soft, hard shell', 'A soft shell opens by hand; a hard one needs a nutcracker.'],
      ],
    },
    inquiry: {
      product: 'Natural almonds',
      grade: '23/25, Extra\u00a0No.\u00a01',
      quantity: '5 tons',
      packing: 'in 50\u00a0lb (22.68kg) cartons',
      destination: 'to Jeddah',
      documents: 'with certificates of analysis and origin',
    },
  },
  cashews: {
    meta: {
      title: 'Cashews W180 to W450, Wholesale in Dubai',
      description:
        'Cashew grades explained: W180, W240, W320, W450, splits and pieces, with kernels per pound, HS code and what to write in an inquiry. Dubai.',
    },
    introduction:
      'Cashew kernels are graded by color, wholeness and size. The number in W320 is the most kernels that a pound may hold: the lower, the larger. Splits and pieces are for sauces, fillings and pastes.',
    grades: { title: 'Grades' },
    meanings: {
      'cashews-w180': 'White wholes, the largest: gift boxes and the counter.',
      'cashews-w240': 'White wholes, large; roasted for snack packs.',
      'cashews-w320': 'White wholes, medium: the most used, for snacks, cooking and sweets.',
      'cashews-w450': 'White wholes, small, for mixes, toppings or cooking.',
      'cashew-splits': 'WS, white splits: kernels in two halves.',
      'large-cashew-pieces': 'LWP, large white pieces for baking and ice cream.',
      'small-cashew-pieces': 'SWP, small white pieces for sauces and pastes.',
    },
    counted: 'Kernels per\u00a0lb',
    reading: {
      title,
      lead: '{grade} means white, whole, and no more than {most} kernels to the pound. To check a delivery, weigh one pound (454\u00a0g) and count.',
      caption: 'Every kernel is drawn, as many as the grade allows. The heavier a kernel, the larger it is drawn.',
      terms: [
        ['W', 'White wholes: pale kernels in one piece.'],
        [
          '320',
          'Usually 300 to 320 kernels to the pound. Indian export grades allow 5% broken and 5% of the next size or scorched.',
        ],
        ['WS', 'White splits, parted lengthwise.'],
        ['LWP, SWP', 'Large and small white pieces, by sieve.'],
        ['SW', 'Scorched wholes: slightly browned, otherwise sound.'],
      ],
    },
    inquiry: {
      product: 'Cashews',
      grade: '{grade}',
      quantity: '2 tons',
      packing: 'in 50\u00a0lb (22.68kg) cartons',
      destination: 'to Muscat',
      documents: 'with analysis and fumigation certificates',
    },
  },
  pistachios: {
    meta: {
      title: 'Pistachios by Count, Wholesale in Dubai',
      description:
        'Pistachios in shell by count per ounce, 18–20 to 26–30, and kernels, peeled kernels and pieces, with HS codes and Arabic names. From Dubai.',
    },
    introduction:
      'In-shell pistachios are sized by how many make an ounce, shell included. Kernels are bought by color and skin; peeled kernels have the strong green that makers of Arabic sweets want.',
    grades: { title: 'Grades and forms' },
    meanings: {
      'in-shell-pistachios-18-20': 'US size Extra Large, for the counter and gift boxes.',
      'in-shell-pistachios-21-25': 'US size Large, to roast and salt.',
      'in-shell-pistachios-26-30': 'US size Medium, for snack packs and mixes.',
      'pistachio-kernels': 'With the purple-brown skin, to roast, bake or grind.',
      'peeled-pistachio-kernels': 'Without the skin: the green of ice cream and sweets.',
      'pistachio-pieces': 'Broken or chopped, strewn on top or filled in.',
    },
    counted: 'Nuts per\u00a0oz',
    reading: {
      title,
      lead: '21–25 means 21 to 25 nuts to the ounce, in their shells. Ten ounces (283\u00a0g) of a delivery should count 210 to 250.',
      caption:
        'Each tray is one ounce, all to one scale. Solid nuts are the lower figure of the count; with the dashed ones it is the higher.',
      terms: [
        ['Naturally opened', 'The shell split on the tree.'],
        ['Closed shells', 'Nuts that did not split and cannot be opened by hand. A quote can limit their share.'],
        ['Round, long', 'Iranian types: fandoghi is round; akbari and ahmad aghaei are long.'],
        ['Colossal', 'US size above Extra Large: fewer than 18 to the ounce.'],
      ],
    },
    inquiry: {
      product: 'In-shell pistachios',
      grade: '21–25, naturally opened, raw',
      quantity: '1 ton',
      packing: 'in 10kg cartons',
      destination: 'to Doha',
      documents: 'with aflatoxin and ochratoxin on the analysis',
    },
  },
  'walnuts-pecans': {
    meta: {
      title: 'Walnuts & Pecans, Wholesale in Dubai',
      description:
        'Walnut halves and quarters by color from extra light to amber, and pecans by count per pound, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Walnut kernels are graded by color and by how whole they are, pecan halves by how many make a pound. For baking, quarters and pieces are as good as halves.',
    grades: { title: 'Products and forms' },
    meanings: {
      'walnuts-in-shell': 'By diameter, to be cracked at the table or in the factory.',
      'walnut-halves': 'By color; for retail and to decorate pastry.',
      'walnut-quarters': 'By color, like halves; for baking and salads.',
      'walnut-pieces': 'Smaller than quarters, for fillings, bread or ice cream.',
      'pecan-halves': 'By count per pound; whole on pies and pralines.',
      'pecan-pieces': 'Broken halves, by size, to bake or to stir into ice cream.',
    },
    reading: {
      title,
      lead: 'The color of a walnut is that of its skin. Light kernels taste mild; darker ones taste stronger and suit baking.',
      caption: 'The four colors of walnut kernels. Colors are approximate; a sample decides.',
      names: { 'extra-light': 'Extra light', light: 'Light', 'light-amber': 'Light amber', amber: 'Amber' },
      terms: [
        ['Halves', 'The two whole sides of a kernel; butterflies while they hold together.'],
        ['LHP', 'Light halves and pieces, mixed. The share of halves is stated in percent.'],
        [
          'Mammoth to large',
          'Pecan halves per pound, US sizes: mammoth up to 250, junior mammoth to 300, jumbo to 350, extra large to 450, large to 550.',
        ],
      ],
    },
    inquiry: {
      product: 'Walnut halves',
      grade: 'light',
      quantity: '1 ton',
      packing: 'in 10kg cartons',
      destination: 'to Kuwait City',
      documents: 'with peroxide value on the certificate of analysis',
    },
  },
  'hazelnuts-macadamias': {
    meta: {
      title: 'Hazelnuts & Macadamias, Wholesale in Dubai',
      description:
        'Hazelnut kernels by millimeter, 11–13 and 13–15, blanched and flour, and macadamias by style, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Hazelnut kernels are sieved and sold by diameter. Macadamias are sold by style: style 1 is whole, style 4 is halves. An even size matters for roasting and coating.',
    grades: { title: 'Products and sizes' },
    meanings: {
      'hazelnut-kernels-11-13-mm': 'Medium, skin on; roasted for chocolate and spreads.',
      'hazelnut-kernels-13-15-mm': 'Large, skin on: pralines and the counter.',
      'blanched-hazelnuts': 'Skin off, for sweets and decoration.',
      'hazelnut-flour': 'Ground kernels in cakes, biscuits and fillings.',
      'whole-macadamias': 'Style 1, to roast, coat or sell over the counter.',
      'macadamia-halves': 'Style 4, for cookies, bars and ice cream.',
    },
    counted: 'Diameter, mm',
    reading: {
      title: 'How to read the size',
      lead: '13–15 means that the kernels fall through a 15\u00a0mm sieve and stay on a 13\u00a0mm one.',
      caption: 'Kernels and holes to one scale. The dotted lines mark the hole: a wider kernel stays on top.',
      terms: [
        ['Natural', 'With the brown skin on.'],
        ['Blanched', 'Skin taken off by heat and rubbing. If the heat roasts, the customs code changes.'],
        ['Style 1', 'Whole kernels.'],
        ['Style 2', 'Whole kernels and halves, mixed.'],
        ['Style 4', 'Halves. Higher numbers are smaller pieces.'],
      ],
    },
    inquiry: {
      product: 'Hazelnut kernels',
      grade: '11–13\u00a0mm, natural',
      quantity: '2 tons',
      packing: 'in 25kg vacuum bags',
      destination: 'to Amman',
      documents: 'with certificates of analysis and origin',
    },
  },
  'peanuts-other-nuts': {
    meta: {
      title: 'Peanuts & Other Nuts, Wholesale in Dubai',
      description:
        'Peanuts 38/42 and 50/60 per ounce, blanched and in shell, with pine nuts and Brazil nuts: what each grade means and its HS code. From Dubai.',
    },
    introduction:
      'Peanuts are sized by count per ounce. Large kernels are roasted and coated, small ones are ground or fried in mixes. Pine nuts and Brazil nuts are bought by origin.',
    grades: { title: 'Products and grades' },
    meanings: {
      'peanuts-38-42': 'Large, skin on; roasted, coated and packed as a snack.',
      'peanuts-50-60': 'Medium, skin on; for mixes, sweets and peanut butter.',
      'blanched-peanuts': 'Red skin taken off, ready for peanut butter and sauces.',
      'peanuts-in-shell': 'Whole pods, to roast and to put on the table.',
      'pine-nuts': 'Shelled: Mediterranean, Chinese or chilgoza.',
      'brazil-nuts': 'Shelled, for mixes, bars and chocolate.',
    },
    counted: 'Peanuts per\u00a0oz',
    reading: {
      title,
      lead: '{grade} means {least} to {most} peanuts to the ounce, so {heapLeast} to {heapMost} in half a pound.',
      caption:
        'All kernels of half a pound, at the middle of each count: 320 of 38/42, 440 of 50/60. The heavier a kernel, the larger it is drawn.',
      terms: [
        ['Bold, Java', 'Indian types: Bold is long, as in 38/42; Java is small and round, from 50/60.'],
        ['Runner, Virginia', 'American types: runner is even and medium, Virginia the largest.'],
        ['Blanched', 'Red skin taken off by heat and rubbing.'],
        ['Splits', 'Kernels parted into two halves, for sweets and grinding.'],
      ],
    },
    inquiry: {
      product: 'Peanuts',
      grade: '{grade}, Bold',
      quantity: '5 tons',
      packing: 'in 25kg vacuum bags',
      destination: 'to Basra',
      documents: 'with aflatoxin on the certificate of analysis',
    },
  },
} satisfies GuidesOf<'nuts'>
