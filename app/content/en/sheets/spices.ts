import type { SheetsOf } from '../../sheetWords.ts'

const documents = 'Analysis, origin, phytosanitary, allergen statement'

export const spices = {
  'seed-spices': {
    meta: {
      title: 'Seed Spices by Purity, Wholesale in Dubai',
      description:
        'Seed spices by purity: cumin, coriander, fennel, mustard, ajwain and nigella, with Arabic and Hindi names and HS codes. From Dubai.',
    },
    introduction:
      'Seed spices are bought by purity: the share of the weight that is the seed itself, and not stalk, dust or other seeds. Color and the share of split or shriveled seed come next. Everything on this sheet is whole seed; ground cumin and coriander have a sheet of their own.',
    grades: {
      title: 'Products and grades',
      remark: 'Each seed has its own names and its own code. All are graded by purity.',
    },
    meanings: {
      'cumin-seed': 'By purity, then by color. For masalas, bread and meat.',
      'coriander-seed': 'Whole or split, by purity, then by color. For masalas and pickles.',
      'fennel-seed': 'By purity, then by how green the seed is. For mouth fresheners, sausages and tea.',
      'fenugreek-seed': 'By purity. Even yellow-brown, without shriveled seed.',
      'yellow-mustard-seed': 'By purity. Large, pale and mild: the seed of table mustard.',
      'brown-mustard-seed': 'By purity. Small, dark and hot: for tempering and pickles.',
      'black-mustard-seed': 'By purity. The darkest and most pungent: for tempering and pickles.',
      'ajwain-seed': 'By purity. Small, ridged and sharp like thyme: for bread and frying.',
      'nigella-seed': 'By purity. Matte black and angular: for bread and cheese.',
      'caraway-seed': 'By purity. Slim, curved and darker than cumin: for rye bread.',
    },
    reading: {
      title: 'How to read the grade',
      lead: 'A purity of 99% means that up to 1% of the weight may be something other than the seed. In a 25kg sack, that is 250 grams.',
      caption: 'What may be in a 25kg sack beside the seed, drawn to scale.',
      terms: [
        ['Extraneous matter', 'Other parts of the same plant: stalk, chaff, pod.'],
        ['Foreign matter', 'Everything else: other seeds, dust, stones, string.'],
        ['Machine cleaned', 'Sieved and air-sorted. “Sortex” means that a machine has sorted by color, too.'],
        ['Whole, split', 'For coriander: the two halves of the fruit, together or apart.'],
      ],
    },
    inquiry: {
      grade: 'The seed, and its purity in percent',
      documents,
      example: 'Cumin seed, 99% purity, 1 ton in 25kg packs, to Muscat, with certificates of analysis and origin.',
    },
  },
} satisfies Partial<SheetsOf<'spices'>>
