import type { SheetsOf } from '../../sheetWords.ts'

const title = 'How to read the grade'

export const nuts = {
  almonds: {
    meta: {
      title: 'Almonds 18/20 to 27/30, Wholesale in Dubai',
      description:
        'Almond sizes explained: counts per ounce from 18/20 to 27/30, blanched, sliced, flour and in shell, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Almonds are sized by how many make an ounce: 18/20 are the largest on this sheet, 27/30 the smallest. One size roasts evenly, so choose a count and keep to it. Blanched, sliced and ground almonds have lost their size, and are bought by form.',
    grades: {
      title: 'Grades and forms',
      remark: 'Natural almonds from the largest count to the smallest, then the other forms.',
    },
    meanings: {
      'natural-almonds-18-20': 'The largest, skin on. For gift boxes and the counter.',
      'natural-almonds-20-22': 'Large, skin on. For roasting and snack packs.',
      'natural-almonds-23-25': 'Medium to large, skin on. For snacks, dragées and chocolate.',
      'natural-almonds-25-27': 'Medium, skin on. For mixes, bars and bakery.',
      'natural-almonds-27-30': 'Small, skin on. For chopping, grinding and almond milk.',
      'blanched-almonds': 'Skin taken off, whole and ivory white. For sweets and decoration.',
      'sliced-almonds': 'Flat slices, with or without skin. For toppings and rice dishes.',
      'almond-flour': 'Blanched almonds, ground. For macarons, marzipan and gluten-free baking.',
      'almonds-in-shell': 'Soft or hard shell. For the nut bowl and for cracking.',
    },
    counted: 'Almonds per oz',
    reading: {
      title,
      lead: '23/25 means 23 to 25 almonds to the ounce. To check a delivery, weigh ten ounces (283\u00a0g), count, and divide by ten.',
      caption:
        'The same almond at its five counts, drawn to one scale. Grams are an ounce divided by the middle of the count.',
      terms: [
        ['Natural', 'With the brown skin on.'],
        ['Blanched', 'The skin has been loosened in hot water and taken off.'],
        [
          'Extra No. 1, No. 1, SSR',
          'US grades, the strictest first. SSR is Select Sheller Run. They say how many kernels may be chipped, split or double.',
        ],
        ['Soft, hard shell', 'A soft shell opens by hand; a hard one needs a nutcracker.'],
      ],
    },
    inquiry: {
      product: 'Natural almonds',
      grade: '23/25, Extra No. 1',
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
      'Cashew kernels are graded by color, wholeness and size. The number in a grade such as W320 is the most kernels that a pound may hold, so a lower number means larger kernels. Splits and pieces are for sauces, fillings and pastes, where nobody sees a whole kernel.',
    grades: { title: 'Grades', remark: 'From the largest whole kernel to the smallest piece.' },
    meanings: {
      'cashews-w180': 'White wholes, the largest. For gift boxes and the counter.',
      'cashews-w240': 'White wholes, large. For roasting and snack packs.',
      'cashews-w320': 'White wholes, medium. For snacks, kitchens and sweets.',
      'cashews-w450': 'White wholes, small. For mixes, toppings and cooking.',
      'cashew-splits': 'WS, white splits: kernels parted into their two halves.',
      'large-cashew-pieces': 'LWP, large white pieces: broken kernels for bakery and ice cream.',
      'small-cashew-pieces': 'SWP, small white pieces: for sauces, pastes and fillings.',
    },
    counted: 'Kernels per lb',
    reading: {
      title,
      lead: 'W320 means white, whole, and no more than 320 kernels to the pound. To check a delivery, weigh one pound (454\u00a0g) and count.',
      caption: 'The same kernel at its four counts, drawn to one scale. Grams are a pound divided by the count.',
      terms: [
        ['W', 'White wholes: pale kernels in one piece.'],
        ['320', 'The most kernels that one pound may hold.'],
        ['WS', 'White splits: whole kernels that came apart lengthwise.'],
        ['LWP, SWP', 'Large and small white pieces, separated by sieve.'],
        ['SW', 'Scorched wholes: slightly browned by longer heating, otherwise sound. You may see it on other offers.'],
      ],
    },
    inquiry: {
      product: 'Cashews',
      grade: 'W320',
      quantity: '2 tons',
      packing: 'in 50\u00a0lb (22.68kg) cartons',
      destination: 'to Muscat',
      documents: 'with certificates of analysis and origin',
    },
  },
  pistachios: {
    meta: {
      title: 'Pistachios by Count, Wholesale in Dubai',
      description:
        'Pistachios in shell by count per ounce, 18–20 to 26–30, and kernels, peeled kernels and pieces, with HS codes and Arabic names. From Dubai.',
    },
    introduction:
      'In-shell pistachios are sized by how many nuts make an ounce, shell included: 18–20 are larger than 26–30. Kernels are bought by color and skin. Peeled kernels show the green that fillings, ice cream and Arabic sweets are judged by.',
    grades: { title: 'Grades and forms', remark: 'In shell from the largest count, then kernels and pieces.' },
    meanings: {
      'in-shell-pistachios-18-20': 'The largest, shell split open. For the counter and gift boxes.',
      'in-shell-pistachios-21-25': 'Large, shell split open. For roasting and salting.',
      'in-shell-pistachios-26-30': 'Medium, shell split open. For snack packs and mixes.',
      'pistachio-kernels': 'Shelled, with the purple-brown skin on. For roasting, baking and pastes.',
      'peeled-pistachio-kernels': 'Shelled and skinned, bright green. For ice cream, sweets and decoration.',
      'pistachio-pieces': 'Broken or chopped kernels. For toppings and fillings.',
    },
    counted: 'Nuts per oz',
    reading: {
      title,
      lead: '21–25 means 21 to 25 nuts to the ounce, in their shells. To check a delivery, weigh ten ounces (283\u00a0g), count, and divide by ten.',
      caption:
        'The same nut at its three counts, drawn to one scale. Grams are an ounce divided by the middle of the count.',
      terms: [
        ['Naturally opened', 'The shell split on the tree. Mechanically opened nuts were cracked by machine.'],
        ['Closed shells', 'Nuts that nobody can open by hand. A quote can limit their share.'],
        ['Round, long', 'Iranian types: fandoghi is round; akbari and ahmad aghaei are long.'],
        ['Peeled', 'The skin has been taken off, so that the green shows.'],
      ],
    },
    inquiry: {
      product: 'In-shell pistachios',
      grade: '21–25, naturally opened, raw',
      quantity: '1 ton',
      packing: 'in 10kg cartons',
      destination: 'to Doha',
      documents: 'with certificates of analysis and origin',
    },
  },
  'walnuts-pecans': {
    meta: {
      title: 'Walnuts & Pecans, Wholesale in Dubai',
      description:
        'Walnut halves and quarters by color from extra light to amber, and pecans by count per pound, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Walnut kernels are graded by color and by how whole they are: the lighter the skin, the milder the taste. Pecan halves are sized by how many make a pound. For baking, quarters and pieces of the same color do the work of halves.',
    grades: { title: 'Products and forms', remark: 'Walnuts in shell and by wholeness, then pecans.' },
    meanings: {
      'walnuts-in-shell': 'Whole nuts, sized by diameter. For the nut bowl and for cracking.',
      'walnut-halves': 'Kernels in halves, by color. For decoration, sweets and the counter.',
      'walnut-quarters': 'Halves parted once, by color. For baking and salads.',
      'walnut-pieces': 'Smaller than quarters. For fillings, bread and ice cream.',
      'pecan-halves': 'By count per pound. For pies, pralines and decoration.',
      'pecan-pieces': 'Broken halves, by size. For baking and ice cream.',
    },
    reading: {
      title,
      lead: 'Walnut color is read from the skin, lightest first. Light kernels are milder; darker ones taste stronger and suit baking.',
      caption: 'The four colors that walnut kernels are sorted into. Shades are for orientation; a sample decides.',
      names: { 'extra-light': 'Extra light', light: 'Light', 'light-amber': 'Light amber', amber: 'Amber' },
      terms: [
        ['Halves', 'Kernels parted into two whole sides. Also called butterflies while both sides hold together.'],
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
      documents: 'with certificates of analysis and origin',
    },
  },
  'hazelnuts-macadamias': {
    meta: {
      title: 'Hazelnuts & Macadamias, Wholesale in Dubai',
      description:
        'Hazelnut kernels by millimeter, 11–13 and 13–15, blanched and flour, and macadamias by style, with HS codes and other names. From Dubai.',
    },
    introduction:
      'Hazelnut kernels pass over sieves and are sold by diameter in millimeters. Macadamias are sold by style, a number for how whole the kernels are: style 1 is whole, style 4 is halves. An even size matters most when nuts are roasted or coated.',
    grades: { title: 'Products and sizes', remark: 'Hazelnuts by diameter and form, macadamias by style.' },
    meanings: {
      'hazelnut-kernels-11-13-mm': 'Medium kernels, skin on. For roasting, chocolate and spreads.',
      'hazelnut-kernels-13-15-mm': 'Large kernels, skin on. For pralines and the counter.',
      'blanched-hazelnuts': 'Whole kernels, skin taken off. For sweets and decoration.',
      'hazelnut-flour': 'Ground kernels. For cakes, biscuits and fillings.',
      'whole-macadamias': 'Style 1: whole kernels. For roasting, coating and the counter.',
      'macadamia-halves': 'Style 4: halves. For cookies, bars and ice cream.',
    },
    counted: 'Diameter, mm',
    reading: {
      title: 'How to read the size',
      lead: '13–15 means that the kernels fall through a 15\u00a0mm sieve and stay on a 13\u00a0mm one.',
      caption: 'The kernel at the upper end of its band, drawn to one scale; the dashed line is the lower end.',
      terms: [
        ['Natural', 'With the brown skin on.'],
        ['Blanched', 'Skin taken off by heat and rubbing.'],
        ['Style 1', 'Macadamias, whole kernels.'],
        ['Style 2', 'Whole kernels and halves, mixed.'],
        ['Style 4', 'Halves. Higher numbers are chips and smaller pieces.'],
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
      'Peanuts are sized by count per ounce: 38/42 are larger than 50/60. Large kernels are roasted and coated, small ones are ground and fried in mixes. Pine nuts and Brazil nuts have no count of their own on this sheet; say the origin and the size you know.',
    grades: { title: 'Products and grades', remark: 'Peanuts by count and form, then pine nuts and Brazil nuts.' },
    meanings: {
      'peanuts-38-42': 'Large kernels, skin on. For roasting, coating and snack packs.',
      'peanuts-50-60': 'Medium kernels, skin on. For mixes, sweets and peanut butter.',
      'blanched-peanuts': 'Red skin taken off. For peanut butter, sauces and sweets.',
      'peanuts-in-shell': 'Whole pods. For roasting and the bowl.',
      'pine-nuts': 'Shelled kernels. Say the type: Mediterranean, Chinese or chilgoza.',
      'brazil-nuts': 'Shelled kernels. For mixes, bars and chocolate.',
    },
    counted: 'Peanuts per oz',
    reading: {
      title,
      lead: '38/42 means 38 to 42 peanuts to the ounce. To check a delivery, weigh ten ounces (283\u00a0g), count, and divide by ten.',
      caption:
        'The same kernel at its two counts, drawn to one scale. Grams are an ounce divided by the middle of the count.',
      terms: [
        ['Bold, Java', 'Indian types: bold kernels are long, Java kernels round.'],
        ['Runner, Virginia', 'American types: runner kernels are even and medium, Virginia kernels the largest.'],
        ['Blanched', 'Red skin taken off by heat and rubbing.'],
        ['Splits', 'Kernels parted into two halves, for sweets and grinding.'],
      ],
    },
    inquiry: {
      product: 'Peanuts',
      grade: '38/42, Bold',
      quantity: '5 tons',
      packing: 'in 25kg vacuum bags',
      destination: 'to Basra',
      documents: 'with aflatoxin on the certificate of analysis',
    },
  },
} satisfies SheetsOf<'nuts'>
