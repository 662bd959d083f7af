import type { SheetsOf } from '../../sheetWords.ts'

const documents = 'Origin, phytosanitary, residues on request'

export const fruits = {
  'dried-fruits': {
    meta: {
      title: 'Dates, Raisins & Dried Fruit in Dubai',
      description:
        'Raisins, apricots, figs, dates, cranberries and mango, wholesale in Dubai: counts per kilo to scale, sulfites, HS codes and other names.',
    },
    introduction:
      'Dried fruit is bought by size, color and moisture. Apricots and figs are counted to the kilo: the lower the count, the larger the fruit. Dates go by variety. A bright color in apricots or golden raisins comes from sulfur dioxide, which labels must declare.',
    grades: { title: 'Products', remark: 'What each is sized and sorted by.' },
    meanings: {
      raisins: 'Dark or golden; by size and color, with or without seeds.',
      'dried-apricots': 'By count per kilo. Orange ones are sulfured, brown ones are not.',
      'dried-figs': 'By count per kilo; pulled flat or natural.',
      'dried-dates': 'By variety: Khalas, Sukkari, Ajwa, Medjool; whole or pitted.',
      'dried-cranberries': 'Whole or sliced; sweetened with sugar or with juice.',
      'dried-mango': 'Slices; with or without added sugar.',
    },
    reading: {
      title: 'How to read the count',
      lead: '100/120 means 100 to 120 apricots to the kilo, about 9\u00a0g each. To check, weigh half a kilo, count, and double.',
      caption:
        'The same apricot at four counts, drawn to one scale. Grams are a kilo divided by the middle of the count.',
      terms: [
        ['Sulfured', 'Treated with sulfur dioxide, which keeps the color. Above 10 mg/kg labels must name it.'],
        ['Natural', 'Dried without sulfur: apricots turn brown.'],
        ['Pitted', 'Without the stone.'],
        ['Infused', 'Sweetened before drying, as cranberries mostly are. It changes the customs code.'],
      ],
    },
    inquiry: {
      grade: 'The fruit, its count, color or variety; treated or not',
      documents: 'Analysis (sulfur dioxide, moisture), origin, phytosanitary',
      example: 'Dried apricots, 100/120, not sulfured, 1 ton in 5kg cartons, to Doha, with certificate of analysis.',
    },
  },
  'nuts-seeds': {
    meta: {
      title: 'Nuts & Seeds for Fruit Mixes in Dubai',
      description:
        'Almonds, cashews, pistachios, walnuts and pumpkin seeds beside dried fruit, wholesale in Dubai: how each is graded, with HS codes.',
    },
    introduction:
      'These are the nuts and seeds that go into mixes with dried fruit. Each is graded in its own way, by count, color or purity. The sheets under Nuts have every grade drawn to scale; this one says in a line how each is read.',
    grades: { title: 'Products', remark: 'Four nuts and a seed, with the measure of each.' },
    meanings: {
      almonds: 'By count per ounce, 18/20 to 27/30; natural or blanched.',
      cashews: 'By kernels per pound, W180 to W450; splits and pieces.',
      pistachios: 'In shell by count per ounce; kernels by color.',
      walnuts: 'Halves or quarters, by color from extra light to amber.',
      'pumpkin-seeds': 'Without shell, by purity and color: dark green and whole.',
    },
    reading: {
      title: 'How each is graded',
      lead: 'A lower count always means a larger nut. Only the weight it is counted in differs: an ounce for almonds and pistachios, a pound for cashews.',
      caption: 'The measures of the trade. An ounce is 28.35\u00a0g, a pound 453.6\u00a0g.',
      table: {
        head: ['Product', 'Measure', 'From', 'To'],
        rows: [
          ['Almonds', 'Nuts per ounce', '18/20', '27/30'],
          ['Cashews', 'Kernels per pound', 'W180', 'W450'],
          ['Pistachios', 'Nuts per ounce, in shell', '18–20', '26–30'],
          ['Walnuts', 'Color of the kernel', 'Halves', 'Pieces'],
          ['Pumpkin seeds', 'Purity in percent', 'Whole', 'Broken'],
        ],
      },
      terms: [
        ['Raw, roasted', 'Roasted nuts have another customs code. Say which you need.'],
        ['Shine skin', 'Pumpkin seeds with a dark green, shiny skin.'],
        ['Aflatoxin', 'On the certificate of analysis, on request. Tell us your market’s limit.'],
      ],
    },
    inquiry: {
      grade: 'The nut, its count or color; raw or roasted',
      documents: 'Analysis with aflatoxin, origin, phytosanitary, allergen statement',
      example: 'Pumpkin seeds, without shell, 500kg in 25kg bags, to Muscat, with certificates of analysis and origin.',
    },
  },
  'exotic-fruits': {
    meta: {
      title: 'Dragon Fruit, Lychee & Exotics in Dubai',
      description:
        'Dragon fruit, mangosteen, rambutan, lychee and passion fruit, wholesale in Dubai: counts per carton to scale, HS codes and other names.',
    },
    introduction:
      'Exotic fruit travels far and keeps days, not weeks. It is bought by count per carton or by net weight, and by color: fruit that is picked too early does not get better. The season moves from one origin to the next; ask which is in.',
    grades: { title: 'Products', remark: 'What to look at in each.' },
    meanings: {
      'dragon-fruit': 'White or red flesh, by count per carton. Firm, with green scales.',
      mangosteen: 'Purple and firm, with a green cap. By size.',
      rambutan: 'Red with soft hairs. By weight, loose or on the stem.',
      lychee: 'Rose-red, dry shell. By weight, loose or on the stem.',
      'passion-fruit': 'Purple or yellow. Heavy for its size; wrinkles mean ripe.',
    },
    reading: {
      title: 'How to read the carton',
      lead: 'The count is how many fruit fill one carton. In a 5\u00a0kg carton, 12 means fruit of about 420\u00a0g.',
      caption: 'Dragon fruit at four counts, drawn to one scale. Grams are five kilos divided by the count.',
      terms: [
        ['Count', 'Pieces in a carton. Always read it with the carton’s net weight.'],
        ['Net weight', 'The fruit alone, without carton and inlay.'],
        ['Air, sea', 'How it travels. Sea freight needs fruit that was picked for it.'],
        ['Class', 'Extra, I and II in the standards of Codex and UNECE: fewer marks first.'],
      ],
    },
    inquiry: {
      grade: 'The fruit, count or size, color of the flesh, class',
      documents,
      example:
        'Dragon fruit, red flesh, 12 to a 5\u00a0kg carton, 100 cartons a week, to Dubai, with phytosanitary certificate.',
    },
  },
  'seasonal-fruits': {
    meta: {
      title: 'Apples, Oranges & Fresh Fruit in Dubai',
      description:
        'Mangoes, pomegranates, oranges, apples and grapes, wholesale in Dubai: counts per carton to scale, classes, HS codes and other names.',
    },
    introduction:
      'Apples, oranges and pomegranates are packed by count: the number of pieces in a carton. Mangoes go by variety and size, grapes by weight, color and seeds. The season moves from one origin to the next, so ask which is in when you need it.',
    grades: { title: 'Products', remark: 'What each is packed by.' },
    meanings: {
      mangoes: 'By variety, such as Alphonso or Kesar, and by size.',
      pomegranates: 'By count per carton; by color of skin and seeds.',
      oranges: 'By count per carton; for juice or for eating.',
      apples: 'By variety, color and count per carton.',
      grapes: 'By weight: white, red or black, seedless or seeded.',
    },
    reading: {
      title: 'How to read the count',
      lead: 'A count of 100 means 100 pieces in a carton. In a carton of 18\u00a0kg, each weighs 180\u00a0g; a count of 80 means larger fruit.',
      caption:
        'Apples at four counts of an 18\u00a0kg carton, drawn to one scale. Grams are the carton divided by the count.',
      terms: [
        ['Count', 'Pieces in a carton. A lower count is larger fruit.'],
        ['Extra, I, II', 'Classes of Codex and UNECE standards: by shape, color and marks.'],
        ['Brix', 'Sugar in the juice, in degrees. Ask for it with grapes and oranges.'],
        ['Variety', 'Changes taste, color and keeping. Name it, or name the use.'],
      ],
    },
    inquiry: {
      grade: 'Fruit, variety, count or size, class',
      documents,
      example:
        'Royal Gala apples, count 100, class I, 10 pallets, to Sharjah, with phytosanitary and origin certificates.',
    },
  },
} satisfies SheetsOf<'fruits'>
