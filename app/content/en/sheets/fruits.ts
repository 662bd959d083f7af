import type { SheetsOf } from '../../sheetWords.ts'
import { classes } from './classes.ts'

export const fruits = {
  'dried-fruits': {
    meta: {
      title: 'Dates, Raisins & Dried Fruit in Dubai',
      description:
        'Raisins, apricots, figs, dates, cranberries and mango, wholesale in Dubai: counts per kilo to scale, varieties, sulfites and HS codes.',
    },
    introduction:
      'Apricots and figs are counted to the kilo: the lower the count, the larger the fruit. Dates and raisins go by variety and color. Sulfur dioxide keeps the color bright. It is on the certificate of analysis, on request: tell us your market’s limit.',
    grades: { title: 'Products', remark: 'What each is sized and sorted by.' },
    meanings: {
      raisins: 'Dark or golden; by size and color, seedless or seeded.',
      'dried-apricots': 'By count per kilo. Orange ones are sulfured, brown ones are not.',
      'dried-figs': 'By count per kilo; in natural shape, or pressed flat.',
      'dried-dates': 'By variety: Khalas, Sukkari, Ajwa, Medjool. Whole or pitted.',
      'dried-cranberries': 'Whole or sliced; sweetened with sugar or with juice.',
      'dried-mango': 'Slices; with or without added sugar.',
    },
    reading: {
      title: 'How to read the count',
      lead: '101/120 means 101 to 120 apricots to the kilo, about 9\u00a0g each. To check, count half a kilo and double it.',
      caption: 'Each row to its own scale. Grams are a kilo divided by the middle of the count.',
      names: { apricots: 'Dried apricots, pitted, per kilo', figs: 'Dried figs, per kilo' },
      terms: [
        ['Size 1, 2, 3 …', 'Packers number the sizes differently. Give the count.'],
        ['Sulfured', 'Treated with sulfur dioxide. Above 10\u00a0mg/kg, labels must name it.'],
        ['Infused', 'Sweetened before drying, as most cranberries are. It changes the customs code.'],
      ],
      also: {
        caption: 'Dates by variety.',
        table: {
          head: ['Variety', 'Look', 'Bite'],
          rows: [
            ['Khalas', 'Amber to brown', 'Soft, caramel'],
            ['Sukkari', 'Golden', 'Soft or dry, very sweet'],
            ['Ajwa', 'Nearly black, small', 'Fine, less sweet'],
            ['Medjool', 'Brown, large', 'Soft, fleshy'],
          ],
        },
      },
    },
    inquiry: {
      product: 'Dried apricots',
      grade: '101/120, not sulfured',
      quantity: '1 ton',
      packing: 'in 12.5kg cartons',
      destination: 'to Doha',
      documents: 'with a certificate of analysis',
    },
  },
  'nuts-seeds': {
    meta: {
      title: 'Nuts & Seeds for Fruit Mixes in Dubai',
      description:
        'Almonds, cashews, pistachios, walnuts and pumpkin seeds for mixes with dried fruit, wholesale in Dubai: how each is graded, with HS codes.',
    },
    introduction:
      'These are the nuts and seeds that go into mixes with dried fruit. Almonds, cashews and pistachios are graded by count, walnuts by color, pumpkin seeds by purity and color. The sheets under Nuts list every grade; this one shows how the counts compare.',
    grades: { title: 'Products', remark: 'Four nuts and a seed, with the measure of each.' },
    meanings: {
      almonds: 'By count per ounce, 18/20 to 27/30; natural or blanched.',
      cashews: 'By kernels per pound, W180 to W450; also splits and pieces.',
      pistachios: 'In shell by count per ounce; kernels by color.',
      walnuts: 'Halves or quarters, by color from extra light to amber.',
      'pumpkin-seeds': 'Without shell; by purity, and dark green color.',
    },
    reading: {
      title: 'How to read the counts',
      lead: 'A lower count always means a larger nut. Only the weight it is counted in differs: an ounce for almonds and pistachios, a pound for cashews.',
      caption:
        'Each row to its own scale. Grams are an ounce (28.35\u00a0g) or a pound (453.6\u00a0g) divided by the count.',
      names: {
        almonds: 'Almonds, per ounce',
        cashews: 'Cashew kernels, per pound',
        pistachios: 'Pistachios in shell, per ounce',
      },
      terms: [
        ['For mixes', 'Choose nuts of like size: small ones sink to the bottom of a bag.'],
        ['Raw, roasted', 'Roasted nuts have another customs code. Say which you need.'],
        ['Extra light, amber', 'Colors of walnut kernels, from the palest to the darkest.'],
        ['Shine skin, GWS', 'Pumpkin kernels taken from the shell, glossy; seeds grown without a shell.'],
        ['Aflatoxin', 'On the certificate of analysis, on request. Tell us your market’s limit.'],
      ],
    },
    inquiry: {
      product: 'Pumpkin seeds',
      grade: 'without shell, shine skin',
      quantity: '500kg',
      packing: 'in 25kg bags',
      destination: 'to Muscat',
      documents: 'with certificates of analysis and origin',
    },
  },
  'exotic-fruits': {
    meta: {
      title: 'Dragon Fruit, Lychee & Exotics in Dubai',
      description:
        'Dragon fruit, mangosteen, rambutan, lychee and passion fruit, wholesale in Dubai: counts per carton to scale, ripeness, HS codes and names.',
    },
    introduction:
      'Exotic fruit travels far and keeps for days or a few weeks, so buy it often and in small lots. It is packed by count or by net weight. Some kinds ripen after picking and some never do. The season moves from one origin to the next: ask which is in.',
    grades: { title: 'Products', remark: 'What to look at in each.' },
    meanings: {
      'dragon-fruit': 'White or red flesh; by count per carton. Firm, with green tips.',
      mangosteen: 'Purple, with a green cap; by size. A hard shell means old fruit.',
      rambutan: 'Red, with soft hairs; by weight, loose or on the stem.',
      lychee: 'Rose-red shell; by weight, loose or on the stem.',
      'passion-fruit': 'Purple or yellow; heavy for its size. Wrinkles mean ripe.',
    },
    reading: {
      title: 'How to read the carton',
      lead: 'The count is how many fruit fill one carton. In a carton of 5\u00a0kg, 12 means fruit of about 420\u00a0g.',
      caption: 'Dragon fruit at four counts, drawn to one scale. Grams are five kilos divided by the count.',
      terms: [
        ['Count', 'Pieces in a carton. Read it with the net weight of the carton.'],
        ['Net weight', 'The fruit alone, without carton and trays.'],
        ['Air, sea', 'How it travels. Air is faster and costs more: say by when you need it.'],
        ['Sulfured lychee', 'Some origins treat lychees with sulfur dioxide to keep them red. Ask.'],
      ],
      also: {
        caption: 'What to expect after picking.',
        table: {
          head: ['Fruit', 'Ripens after picking', 'Packed by'],
          rows: [
            ['Dragon fruit', 'No', 'Count'],
            ['Mangosteen', 'Yes', 'Size, net weight'],
            ['Rambutan', 'No', 'Net weight'],
            ['Lychee', 'No', 'Net weight'],
            ['Passion fruit', 'Yes', 'Count, net weight'],
          ],
        },
      },
    },
    inquiry: {
      product: 'Dragon fruit',
      grade: 'red flesh, count 12',
      quantity: '500kg a week',
      packing: 'in 5kg cartons',
      destination: 'to Dubai',
      documents: 'with a phytosanitary certificate',
    },
  },
  'seasonal-fruits': {
    meta: {
      title: 'Apples, Oranges & Fresh Fruit in Dubai',
      description:
        'Mangoes, pomegranates, oranges, apples and grapes, wholesale in Dubai: counts per carton to scale, classes, HS codes and other names.',
    },
    introduction:
      'Oranges, apples and pomegranates are packed by count: the number of pieces in a carton. Mangoes go by variety and count, grapes by weight. The season moves from one origin to the next, so ask which is in when you need the fruit.',
    grades: { title: 'Products', remark: 'What each is packed by.' },
    meanings: {
      mangoes: 'By variety, such as Alphonso or Kesar, and by count.',
      pomegranates: 'By count per carton; by color of skin and seeds.',
      oranges: 'By count per carton; for eating or for juice.',
      apples: 'By variety, color and count per carton.',
      grapes: 'By weight; white, red or black, seedless or seeded.',
    },
    reading: {
      title: 'How to read the count',
      lead: 'Oranges of count 56 are larger than those of count 88, because fewer fill the carton. Read the count together with the weight of the carton.',
      caption: 'Each row to its own scale. Grams are the carton divided by the count.',
      names: {
        oranges: 'Oranges, carton of 15\u00a0kg',
        apples: 'Apples, carton of 18\u00a0kg',
        mangoes: 'Mangoes, carton of 4\u00a0kg',
      },
      terms: [
        ['Variety', 'It decides taste, color and keeping. Name it, or name the use.'],
        ['Brix', 'Sugar in the juice, in degrees. Ask for it with grapes and oranges.'],
        ['Waxed', 'Coated so that citrus and apples dry out less. Say if you want fruit without wax.'],
        ['Grapes', 'Sold by net weight; the size is that of the berry, in millimeters.'],
      ],
      also: {
        caption: 'Classes of UNECE standards. The tolerance is the share that may be out of class.',
        table: classes,
      },
    },
    inquiry: {
      product: 'Royal Gala apples',
      grade: 'count 100, class I',
      quantity: '10 pallets',
      packing: 'in 18kg cartons',
      destination: 'to Sharjah',
      documents: 'with phytosanitary and origin certificates',
    },
  },
} satisfies SheetsOf<'fruits'>
