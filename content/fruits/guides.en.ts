import type { GuidesOf } from '../schema/guides.ts'
import { classes } from '../site/en/classes.ts'

export const guides = {
  'dried-fruits': {
    meta: {
      title: 'Dates, Raisins & Dried Fruit in Dubai',
      description:
        'Raisins, apricots, figs, dates, cranberries and mango, wholesale in Dubai: counts per kilo to scale, varieties, sulfites and HS codes.',
    },
    introduction:
      'Apricots and figs are counted per kilo: the lower the count, the larger the fruit. Dates and raisins are sold by variety and color. Ask for sulfur dioxide and aflatoxin results.',
    grades: { title: 'Products' },
    meanings: {
      raisins: 'Dark or golden; seedless, or with the seeds in or taken out.',
      'dried-apricots': 'By count per kilo. Orange ones are sulfured, brown ones are not.',
      'dried-figs': 'Counted like apricots; natural shape, or pressed flat.',
      'dried-dates': 'By variety, whole or pitted. Chuhara is a hard, dry date.',
      'dried-cranberries': 'Whole or sliced; sweetened with sugar or juice.',
      'dried-mango': 'Slices, with or without added sugar.',
    },
    reading: {
      title: 'How to read the count',
      lead: '{grade} means {least} to {most} {goods} to the kilo, about {weight} each. To check, count half a kilo and double it.',
      caption:
        'Every fruit is drawn, as many as the middle count makes in a kilo. Each pile has its own scale; the heavier the fruit, the larger it is drawn.',
      names: { apricots: 'Dried apricots, pitted, per kilo', figs: 'Dried figs, per kilo' },
      terms: [
        ['Size 1, 2, 3 …', 'Numbered by Türkiye’s TS 485. Others differ: name the count.'],
        ['Sulfured', 'Treated with sulfur dioxide, which keeps the color.'],
        ['Infused', 'Sweetened before drying, as most cranberries are.'],
      ],
      also: {
        caption: 'Dates by variety',
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
      product: '{product}',
      grade: '{grade}, {form}',
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
      'These go into mixes with dried fruit. Almonds, cashews and pistachios are graded by count, walnuts by color, pumpkin seeds by purity and color. The guides under Nuts list every grade.',
    grades: { title: 'Products' },
    meanings: {
      almonds: 'By count per ounce, 18/20 to 27/30; natural or blanched.',
      cashews: 'W180 to W450 per pound; splits and pieces.',
      pistachios: 'In shell by count per ounce; kernels by color.',
      walnuts: 'Halves or quarters, from extra light to amber.',
      'pumpkin-seeds': 'Without shell; by purity and color.',
    },
    reading: {
      title: 'How to read the counts',
      lead: 'A lower count means a larger nut. Almonds and pistachios are counted in an ounce, cashews in a pound.',
      caption:
        'Each tray is one ounce (28.35\u00a0g); a pound, by which cashews are graded, has sixteen. Solid nuts are the lower figure; with the dashed ones it is the higher. Each row has its own scale.',
      names: {
        almonds: 'Almonds, per ounce',
        cashews: 'Cashew kernels, per pound',
        pistachios: 'Pistachios in shell, per ounce',
      },
      terms: [
        ['For mixes', 'Choose nuts of similar size: small ones sink to the bottom of a bag.'],
        ['Raw, roasted', 'Roasted or salted nuts have another customs code.'],
        ['Extra light, amber', 'Extra light is the palest walnut kernel, amber the darkest.'],
        ['Shine skin, GWS', 'Shine skin is a glossy kernel taken from its shell; GWS grows without one.'],
        ['Aflatoxin', 'On the certificate of analysis, on request. Limits differ by market: name yours.'],
      ],
    },
    inquiry: {
      product: 'Pumpkin seeds',
      grade: 'without shell, shine skin',
      quantity: '500kg',
      packing: 'in 25kg bags',
      destination: 'to Muscat',
      documents: 'with the certificates of analysis and fumigation',
    },
  },
  'exotic-fruits': {
    meta: {
      title: 'Dragon Fruit, Lychee & Exotics in Dubai',
      description:
        'Dragon fruit, mangosteen, rambutan, lychee and passion fruit, wholesale in Dubai: counts per carton to scale, ripeness, HS codes and names.',
    },
    introduction:
      'Exotic fruit keeps for days or a few weeks, so buy it often and in small lots. It is packed by count or by net weight.',
    grades: { title: 'Products' },
    meanings: {
      'dragon-fruit': 'White or red flesh; by count. Firm, with green tips.',
      mangosteen: 'Purple, with a green cap; by size. A hard shell means that it is old.',
      rambutan: 'Red, with soft hairs; loose or on the stem.',
      lychee: 'Rose-red shell; loose or on the stem.',
      'passion-fruit': 'Purple or yellow; heavy for its size. Wrinkled skin means that it is ripe.',
    },
    reading: {
      title: 'How to read the carton',
      lead: 'The count is how many fruit fill one carton. In a carton of 5kg, 12 means about 420\u00a0g each.',
      caption: 'Dragon fruit at four counts, to scale. Grams are five kilos divided by the count.',
      terms: [
        ['Net weight', 'The fruit without carton and trays.'],
        ['Air, sea', 'Air is faster and costs more. Give the date on which you need the fruit.'],
        ['Sulfured lychee', 'Some origins treat lychees with sulfur dioxide to keep them red: ask which do.'],
      ],
      also: {
        caption: 'Ripening and packing',
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
      'Oranges, apples and pomegranates are packed by count: the number in a carton. Mangoes are sold by variety and count, grapes by weight.',
    grades: { title: 'Products' },
    meanings: {
      mangoes: 'Sold by variety, such as Alphonso or Kesar, then by count.',
      pomegranates: 'The count gives the size; skin and seeds differ in color.',
      oranges: 'By count; for eating or for juice.',
      apples: 'Variety first, then color and count.',
      grapes: 'White, red or black, with or without seeds. Pads with sulfur dioxide keep them fresh.',
    },
    counted: 'Counts per carton',
    reading: {
      title: 'How to read the count',
      lead: 'Oranges of count 56 are larger than those of count 88, because fewer fill the carton.',
      caption: 'Each row has its own scale. Grams are the carton divided by the count.',
      names: {
        oranges: 'Oranges, carton of 15kg',
        apples: 'Apples, carton of 18kg',
        mangoes: 'Mangoes, carton of 4kg',
      },
      terms: [
        ['Variety', 'It decides taste, color and keeping.'],
        ['Brix', 'Sugar in the juice, in degrees.'],
        ['Waxed', 'Coated, so that the fruit dries out less.'],
        ['Grapes', 'Sized by the berry, in millimeters.'],
      ],
      also: {
        caption: 'UNECE classes. The tolerance is the share that may be out of class.',
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
} satisfies GuidesOf<'fruits'>
