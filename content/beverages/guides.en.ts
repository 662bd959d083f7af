import type { GuidesOf } from '../schema/guides.ts'

export const guides = {
  'tea-varieties': {
    meta: {
      title: 'Black, Green & White Tea, Wholesale in Dubai',
      description:
        'Black, green, oolong and white tea, Earl Grey and masala chai: oxidation and leaf grades explained, with HS codes and names. From Dubai.',
    },
    introduction:
      'All true tea comes from one plant; oxidation before drying makes it green, white, oolong or black. Black tea is graded by the size of the leaf, green tea by style and number, such as gunpowder 3505.',
    grades: { title: 'Products' },
    meanings: {
      'black-tea': 'Orthodox leaf for the pot, CTC for strong milk tea.',
      'green-tea': 'Heated soon after plucking, so not oxidized.',
      'earl-grey': 'Black tea with bergamot.',
      'masala-chai': 'Black tea with spices, as leaf or ground.',
      'oolong-tea': 'Partly oxidized, between green and black.',
      'white-tea': 'Buds and young leaves. Customs treat it as not fermented.',
    },
    reading: {
      title: 'How to read a tea',
      lead: 'Oxidation turns the leaf from green to black, and the cup from yellow to red-brown.',
      caption: 'The cup, and the leaf that it was made from. Colors are approximate.',
      names: {
        green: 'Green: not oxidized',
        white: 'White: slightly',
        oolong: 'Oolong: partly',
        black: 'Black: fully oxidized',
      },
      terms: [
        ['Orthodox', 'Rolled leaf, whole or broken.'],
        ['CTC', 'Crush, tear, curl: small hard grains that brew fast and strong.'],
        [
          'OP, FBOP, BOP, BOPF',
          'Orange pekoe is long leaf; FBOP is flowery broken leaf, BOP broken leaf, BOPF its fannings. There is no orange in them.',
        ],
        ['Fannings, dust', 'The smallest leaf, for tea bags.'],
      ],
    },
    inquiry: {
      product: 'Black tea',
      grade: 'orthodox, BOP',
      quantity: '2 tons',
      packing: 'in 5kg vacuum packs',
      destination: 'to Sohar',
      documents: 'with the certificate of origin and a residue analysis',
    },
  },
  'coffee-products': {
    meta: {
      title: 'Coffee Beans by Screen, Wholesale in Dubai',
      description:
        'Arabica and robusta by screen size, instant, ground and espresso blends: what screen 18 means, HS codes and other names. From Dubai.',
    },
    introduction:
      'Green coffee is sized on screens with round holes; an even screen roasts evenly. Roasted, ground and instant coffee are bought by roast, grind and drying method.',
    grades: { title: 'Products' },
    meanings: {
      'arabica-beans': 'By screen, origin and defects. Aromatic, with more acidity.',
      'robusta-beans': 'Sorted like arabica. Strong body, more caffeine.',
      'instant-coffee': 'Powder, agglomerated, or freeze-dried granules.',
      'ground-coffee': 'Coarse for French press, medium for filters, very fine for Turkish coffee.',
      'espresso-blends': 'Arabica with robusta, roasted for espresso machines.',
    },
    reading: {
      title: 'How to read the screen',
      lead: 'Screen 18 means beans that stay on holes of 18/64 inch, 7.1\u00a0mm. “Screen 15 up” means that size and larger.',
      caption: 'Beans and the holes of ISO 4150 to one scale. A bean wider than the dotted lines stays on the screen.',
      terms: [
        ['Defects', 'Black, broken or insect-bitten beans, counted in a weighed sample.'],
        ['Washed, natural', 'Washed: the fruit is taken off before drying. Natural: the bean dries in it.'],
        ['Peaberry', 'One round bean in the fruit instead of two flat ones.'],
      ],
    },
    inquiry: {
      product: 'Roasted arabica beans',
      grade: 'medium roast, screen 15 up',
      quantity: '500kg',
      packing: 'in 1kg vacuum bags',
      destination: 'to Jeddah',
      documents: 'with the certificate of origin and the roasting date',
    },
  },
  'herbal-teas': {
    meta: {
      title: 'Herbal Teas & Infusions, Wholesale in Dubai',
      description:
        'Chamomile, peppermint, ginger, lemon grass, hibiscus and tulsi: which part is used, which cut to order, HS codes and names. From Dubai.',
    },
    introduction:
      'Herbal teas are not from the tea plant and have no caffeine. Buyers look at the part, the color, the smell and the cut. A good lot has little dust and few stems.',
    grades: { title: 'Products' },
    meanings: {
      chamomile: 'Flower heads, whole or cut.',
      peppermint: 'Leaves, whole, rubbed or cut.',
      'ginger-tea': 'Dried root, cut or sliced.',
      'lemon-grass': 'Leaves, cut.',
      hibiscus: 'Karkade: red calyces, whole or cut.',
      tulsi: 'Holy basil: leaves, cut.',
    },
    reading: {
      title: 'How to choose the cut',
      lead: 'Whole pieces need minutes in a pot. A tea-bag cut gives its color at once; it should have little dust.',
      caption: 'The part of each plant that is used, and what a sample shows',
      table: {
        head: ['Herb', 'Part', 'Look for'],
        rows: [
          ['Chamomile', 'Flower heads', 'Whole heads, bright yellow'],
          ['Peppermint', 'Leaves', 'Green, strong menthol smell'],
          ['Ginger', 'Root', 'Pale yellow, little fiber, hot'],
          ['Lemon grass', 'Leaves', 'Pale green, lemon smell'],
          ['Hibiscus', 'Calyx', 'Deep red, large pieces, sour'],
          ['Tulsi', 'Leaves', 'Green to purple, clove-like smell'],
        ],
      },
      terms: [
        ['Whole', 'As picked and dried.'],
        ['Cut and sifted', 'Cut to one size; dust and stems sieved out.'],
        ['Tea-bag cut', 'Fine and even, so that bags fill alike.'],
        ['Calyx', 'The fleshy cup around the hibiscus flower. It, not the petals, makes the red drink.'],
      ],
    },
    inquiry: {
      product: 'Hibiscus',
      grade: 'tea-bag cut',
      quantity: '500kg',
      packing: 'in 10kg vacuum packs',
      destination: 'to Dammam',
      documents: 'with pesticide residues on the certificate of analysis',
    },
  },
  'beverage-mixes': {
    meta: {
      title: 'Drink Mixes & Matcha, Wholesale in Dubai',
      description:
        'Hot chocolate, matcha, chai latte, protein shakes and energy drinks: what to state before you buy, from sugar to allergens. From Dubai.',
    },
    introduction: 'Choose a mix by its ingredients: the share of cocoa, tea or protein, sugar or none, milk or none.',
    grades: { title: 'Products' },
    meanings: {
      'hot-chocolate': 'Cocoa and sugar, with or without milk powder.',
      'matcha-powder': 'Ground green tea and nothing else, by grade.',
      'chai-latte-mix': 'Tea, spices, sugar and milk powder, for karak.',
      'protein-shakes': 'Powder of whey, soy or pea.',
      'energy-drinks': 'Ready to drink, in cans, with caffeine.',
    },
    reading: {
      title: 'What to state for each',
      lead: 'Two mixes of the same name can differ in sugar, milk and allergens. State the sugar, and what your label must not show.',
      caption: 'What each mix is measured by, and what else a quote needs',
      table: {
        head: ['Mix', 'Measured by', 'State as well'],
        rows: [
          ['Hot chocolate', 'Cocoa in percent', 'With milk powder, or without'],
          ['Matcha', 'Grade and color', 'For drinking, or for lattes and ice cream'],
          ['Chai latte', 'Tea and sugar in percent', 'With water or with milk'],
          ['Protein shake', 'Protein in percent', 'Whey, soy or pea; flavor'],
          ['Energy drink', 'Caffeine per can', 'Can size; your market’s caffeine rule'],
        ],
      },
      terms: [
        [
          'Ceremonial, culinary',
          'What sellers call matcha for drinking and for cooking. No standard defines them: ask for a sample.',
        ],
        ['Dispersion', 'How well a powder goes into cold liquid.'],
        ['Allergens', 'Milk, soy, egg and gluten can be in mixes: ask for the statement.'],
        [
          'Excise',
          'The UAE taxes energy drinks, and sweetened drinks and powders by their sugar (since January 2026).',
        ],
      ],
    },
    inquiry: {
      product: 'Hot chocolate',
      grade: '25% cocoa, no milk',
      quantity: '500kg',
      packing: 'in 1kg pouches',
      destination: 'to Manama',
      documents: 'with the allergen statement',
    },
  },
} satisfies GuidesOf<'beverages'>
