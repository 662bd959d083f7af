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
      'Almonds are sized by how many make an ounce. 18/20 is the largest of these five; the trade runs from 16/18 to 36/40. Whole blanched almonds go by count, slices by thickness.',
    grades: { title: 'Grades and forms' },
    meanings: {
      'natural-almonds-18-20': 'Largest of these five. For gift boxes and the counter.',
      'natural-almonds-20-22': 'Large. For roasting and snack packs.',
      'natural-almonds-23-25': 'Medium to large. For snacks, dragées and chocolate.',
      'natural-almonds-25-27': 'Medium. For mixes, bars and bakery.',
      'natural-almonds-27-30': 'Small. For chopping, grinding and almond milk.',
      'blanched-almonds': 'Ivory white, by count. For sweets and decoration.',
      'sliced-almonds': 'Natural or blanched, by thickness. For toppings and rice dishes.',
      'almond-flour': 'Ground blanched almonds. For macarons, marzipan and gluten-free baking.',
      'almonds-in-shell': 'For the nut bowl and for cracking.',
    },
    counted: 'Almonds per oz',
    reading: {
      title,
      lead: '23/25 means 23 to 25 almonds to the ounce. To check a delivery, weigh 10\u00a0oz (283\u00a0g), count the nuts and divide by ten.',
      caption:
        'Each tray is one ounce. Solid kernels are the fewest that the grade allows, dashed ones may come besides. One scale for all.',
      terms: [
        ['Natural', 'With the brown skin on.'],
        ['Blanched', 'Skin loosened in hot water and taken off.'],
        [
          'U.S. Fancy, Extra No. 1, No. 1, SSR',
          'US grades, the strictest first, by how many kernels may be chipped, split or double. SSR is Select Sheller Run.',
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
      'Cashew kernels are graded by color, wholeness and size. The number in W320 is the most kernels that a pound may hold: the lower, the larger. Splits and pieces are for sauces, fillings and pastes.',
    grades: { title: 'Grades' },
    meanings: {
      'cashews-w180': 'White wholes, the largest. For gift boxes and the counter.',
      'cashews-w240': 'White wholes, large. For roasting and snack packs.',
      'cashews-w320': 'White wholes, medium. For snacks, kitchens and sweets.',
      'cashews-w450': 'White wholes, small. For mixes, toppings and cooking.',
      'cashew-splits': 'WS, white splits: kernels in two halves.',
      'large-cashew-pieces': 'LWP, large white pieces. For bakery and ice cream.',
      'small-cashew-pieces': 'SWP, small white pieces. For sauces and pastes.',
    },
    counted: 'Kernels per lb',
    reading: {
      title,
      lead: 'W320 means white, whole, and no more than 320 kernels to the pound. To check a delivery, weigh one pound (454\u00a0g) and count.',
      caption:
        'Every kernel is drawn: the pile holds as many as the grade allows. Size follows weight, a pound divided by the count.',
      terms: [
        ['W', 'White wholes: pale kernels in one piece.'],
        ['320', 'Usually 300 to 320 kernels to the pound.'],
        ['WS', 'White splits, parted lengthwise.'],
        ['LWP, SWP', 'Large and small white pieces, by sieve.'],
        ['SW', 'Scorched wholes: slightly browned, otherwise sound.'],
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
      'In-shell pistachios are sized by how many make an ounce, shell included. Kernels are bought by color and skin; peeled ones show the green that Arabic sweets are judged by.',
    grades: { title: 'Grades and forms' },
    meanings: {
      'in-shell-pistachios-18-20': 'US size Extra Large. For the counter and gift boxes.',
      'in-shell-pistachios-21-25': 'US size Large. For roasting and salting.',
      'in-shell-pistachios-26-30': 'US size Medium. For snack packs and mixes.',
      'pistachio-kernels': 'With the purple-brown skin. For roasting, baking and pastes.',
      'peeled-pistachio-kernels': 'Without the skin, green. For ice cream and sweets.',
      'pistachio-pieces': 'Broken or chopped. For toppings and fillings.',
    },
    counted: 'Nuts per oz',
    reading: {
      title,
      lead: '21–25 means 21 to 25 nuts to the ounce, in their shells. To check a delivery, weigh 10\u00a0oz (283\u00a0g), count the nuts and divide by ten.',
      caption:
        'Each tray is one ounce. Solid nuts are the fewest that the grade allows, dashed ones may come besides. One scale for all.',
      terms: [
        ['Naturally opened', 'The shell split on the tree.'],
        ['Closed shells', 'Nuts that nobody can open by hand. A quote can limit their share.'],
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
      'Walnut kernels are graded by color and by how whole they are, pecan halves by how many make a pound. For baking, quarters and pieces of the same color do the work of halves.',
    grades: { title: 'Products and forms' },
    meanings: {
      'walnuts-in-shell': 'By diameter. For the nut bowl and for cracking.',
      'walnut-halves': 'By color. For decoration, sweets and the counter.',
      'walnut-quarters': 'By color. For baking and salads.',
      'walnut-pieces': 'Smaller than quarters. For fillings, bread and ice cream.',
      'pecan-halves': 'By count per pound. For pies and pralines.',
      'pecan-pieces': 'Broken halves, by size. For baking and ice cream.',
    },
    reading: {
      title,
      lead: 'Walnut color is read from the skin, lightest first. Light kernels are milder; darker ones taste stronger and suit baking.',
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
      'Hazelnut kernels are sieved and sold by diameter. Macadamias are sold by style: style 1 is whole, style 4 is halves. An even size matters for roasting and coating.',
    grades: { title: 'Products and sizes' },
    meanings: {
      'hazelnut-kernels-11-13-mm': 'Medium, skin on. For roasting, chocolate and spreads.',
      'hazelnut-kernels-13-15-mm': 'Large, skin on. For pralines and the counter.',
      'blanched-hazelnuts': 'For sweets and decoration.',
      'hazelnut-flour': 'For cakes, biscuits and fillings.',
      'whole-macadamias': 'Style 1. For roasting, coating and the counter.',
      'macadamia-halves': 'Style 4. For cookies, bars and ice cream.',
    },
    counted: 'Diameter, mm',
    reading: {
      title: 'How to read the size',
      lead: '13–15 means that the kernels fall through a 15\u00a0mm sieve and stay on a 13\u00a0mm one.',
      caption:
        'Kernels and holes to one scale. The dotted lines are as far apart as the hole is wide: what is wider stays on the sieve.',
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
      'Peanuts are sized by count per ounce. Large kernels are roasted and coated, small ones are ground or fried in mixes. For pine nuts and Brazil nuts, tell us the origin.',
    grades: { title: 'Products and grades' },
    meanings: {
      'peanuts-38-42': 'Large, skin on. For roasting, coating and snack packs.',
      'peanuts-50-60': 'Medium, skin on. For mixes, sweets and peanut butter.',
      'blanched-peanuts': 'Red skin taken off. For peanut butter and sauces.',
      'peanuts-in-shell': 'Whole pods. For roasting and the bowl.',
      'pine-nuts': 'Shelled: Mediterranean, Chinese or chilgoza.',
      'brazil-nuts': 'Shelled. For mixes, bars and chocolate.',
    },
    counted: 'Peanuts per oz',
    reading: {
      title,
      lead: '38/42 means 38 to 42 peanuts to the ounce. To check a delivery, weigh 10\u00a0oz (283\u00a0g), count the nuts and divide by ten.',
      caption:
        'Every kernel is drawn, as many as the middle count makes in eight ounces. Size follows weight, an ounce divided by the middle count.',
      terms: [
        ['Bold, Java', 'Indian types: Bold is long, as in 38/42; Java is small and round, from 50/60.'],
        ['Runner, Virginia', 'American types: runner is even and medium, Virginia the largest.'],
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
