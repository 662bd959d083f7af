import type { SheetsOf } from '../../sheetWords.ts'

const documents = 'Analysis, origin, phytosanitary, allergen statement'

export const nuts = {
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
      'cashews-w320': 'White wholes, medium. The all-round grade for snacks, kitchens and sweets.',
      'cashews-w450': 'White wholes, small. For mixes, toppings and cooking.',
      'cashew-splits': 'WS, white splits: kernels parted into their two halves.',
      'large-cashew-pieces': 'LWP, large white pieces: broken kernels for bakery and ice cream.',
      'small-cashew-pieces': 'SWP, small white pieces: for sauces, pastes and fillings.',
    },
    counted: 'Kernels per lb',
    reading: {
      title: 'How to read the grade',
      lead: 'W320 means white, whole, and no more than 320 kernels to the pound. To check a delivery, weigh one pound (454 g) and count.',
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
      grade: 'W180 to W450, splits (WS) or pieces (LWP, SWP)',
      documents,
      example: 'Cashews W320, 2 tons in 25kg packs, to Muscat, with certificates of analysis and origin.',
    },
  },
} satisfies Partial<SheetsOf<'nuts'>>
