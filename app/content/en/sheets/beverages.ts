import type { SheetsOf } from '../../sheetWords.ts'

export const beverages = {
  'tea-varieties': {
    meta: {
      title: 'Black, Green & White Tea, Wholesale in Dubai',
      description:
        'Black, green, oolong and white tea, Earl Grey and masala chai: oxidation and leaf grades explained, with HS codes and names. From Dubai.',
    },
    introduction:
      'All true tea is one plant. What makes it green, white, oolong or black is how far the leaf was left to oxidize before it was dried. Within each, the size of the leaf is the grade: whole leaf for the pot, small leaf and CTC for bags and strong milk tea.',
    grades: { title: 'Products', remark: 'Four teas by oxidation, and two that are flavored.' },
    meanings: {
      'black-tea': 'Fully oxidized; orthodox leaf, or CTC for strong tea with milk.',
      'green-tea': 'Not oxidized: the leaf was heated soon after plucking.',
      'earl-grey': 'Black tea with bergamot.',
      'masala-chai': 'Black tea with spices, as leaf or ground.',
      'oolong-tea': 'Partly oxidized, between green and black.',
      'white-tea': 'Buds and young leaves, withered and dried.',
    },
    reading: {
      title: 'How to read a tea',
      lead: 'Oxidation turns the leaf from green to black, and the cup from yellow to red-brown. Say the tea, then the size of the leaf.',
      caption: 'The color of the cup, from no oxidation to full. Typical shades, for orientation.',
      names: { green: 'Green: none', white: 'White: slight', oolong: 'Oolong: partial', black: 'Black: full' },
      terms: [
        ['Orthodox', 'Rolled leaf, whole or broken.'],
        ['CTC', 'Crush, tear, curl: small hard grains that brew fast and strong.'],
        ['OP, BOP', 'Orange pekoe and broken orange pekoe: long leaf and broken leaf. Neither has orange in it.'],
        ['Fannings, dust', 'The smallest leaf, for tea bags.'],
      ],
    },
    inquiry: {
      product: 'Black tea',
      grade: 'orthodox, BOP',
      quantity: '2 tons',
      packing: 'in 50kg paper sacks',
      destination: 'to Sohar',
      documents: 'with certificates of analysis and origin',
    },
  },
  'coffee-products': {
    meta: {
      title: 'Coffee Beans by Screen, Wholesale in Dubai',
      description:
        'Arabica and robusta by screen size, instant, ground and espresso blends: what screen 18 means, HS codes and other names. From Dubai.',
    },
    introduction:
      'Green coffee is sized on screens with round holes. The number of a screen counts sixty-fourths of an inch, so screen 18 holds larger beans than screen 14. An even screen roasts evenly. Roasted, ground and instant coffee are bought by roast, grind and way of drying.',
    grades: { title: 'Products', remark: 'Beans by screen, then what is made of them.' },
    meanings: {
      'arabica-beans': 'By screen, origin and defects. Aromatic, with more acidity.',
      'robusta-beans': 'By screen, origin and defects. Strong body, more caffeine.',
      'instant-coffee': 'Spray dried as powder, freeze dried as granules.',
      'ground-coffee': 'From coarse for filters to very fine for Turkish coffee.',
      'espresso-blends': 'Arabica with robusta, roasted for espresso machines.',
    },
    reading: {
      title: 'How to read the screen',
      lead: 'Screen 18 means beans that stay on holes of 18/64 inch, 7.1\u00a0mm. Contracts often say “screen 15 up”: that size and larger.',
      caption: 'The same bean at five screens, drawn to one scale; millimeters are the holes of the screen.',
      terms: [
        ['Screen', 'Round holes in sixty-fourths of an inch.'],
        ['Defects', 'Black, broken or insect-bitten beans, counted in a weighed sample.'],
        ['Washed, natural', 'Fruit taken off before drying, or dried with it.'],
        ['Peaberry', 'One round bean in the fruit instead of two flat ones.'],
      ],
    },
    inquiry: {
      product: 'Green arabica',
      grade: 'washed, screen 15 up',
      quantity: '3 tons',
      packing: 'in 60kg jute bags',
      destination: 'to Jeddah',
      documents: 'with phytosanitary and origin certificates',
    },
  },
  'herbal-teas': {
    meta: {
      title: 'Herbal Teas & Infusions, Wholesale in Dubai',
      description:
        'Chamomile, peppermint, ginger, lemon grass, hibiscus and tulsi: which part is used, which cut to order, HS codes and names. From Dubai.',
    },
    introduction:
      'Herbal teas hold no tea and no caffeine. They are bought by the part of the plant, by color and smell, and by the cut: whole flowers and leaves for the pot, a fine cut for tea bags. Dust and stems are what a good lot has little of.',
    grades: { title: 'Products', remark: 'Flowers, leaves and roots, each with its part.' },
    meanings: {
      chamomile: 'Flower heads, whole or cut; yellow centers, white petals.',
      peppermint: 'Leaves, whole, rubbed or cut; green, with few stems.',
      'ginger-tea': 'Dried root, cut or sliced.',
      'lemon-grass': 'Leaves, cut; pale green, with a lemon smell.',
      hibiscus: 'Karkade: the red calyx of the flower, whole or cut.',
      tulsi: 'Holy basil: leaves, cut.',
    },
    reading: {
      title: 'How to choose the cut',
      lead: 'The cut decides how it brews. Whole pieces need minutes in a pot; tea-bag cut gives its color at once and must hold no dust.',
      caption: 'The part of each plant that is used, and what a sample shows.',
      table: {
        head: ['Herb', 'Part', 'Look for'],
        rows: [
          ['Chamomile', 'Flower heads', 'Whole heads, bright yellow'],
          ['Peppermint', 'Leaves', 'Green, strong menthol smell'],
          ['Ginger', 'Root', 'Pale yellow, fibrous, hot'],
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
      grade: 'whole calyces',
      quantity: '500kg',
      packing: 'in 25kg bags',
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
    introduction:
      'Choose a mix by its ingredients: the share of cocoa, tea or protein, sugar or none, milk or none, and whether water or milk is added. Matcha is the exception: nothing but ground green tea, bought by grade.',
    grades: { title: 'Products', remark: 'The recipe decides taste, label and customs code.' },
    meanings: {
      'hot-chocolate': 'Cocoa and sugar, with or without milk powder. By cocoa in percent.',
      'matcha-powder': 'Ground green tea. Higher grades for drinking, others for lattes and ice cream.',
      'chai-latte-mix': 'Tea, spices, sugar and milk powder: karak from a bag.',
      'protein-shakes': 'Powder for shakes, by protein in percent: whey, soy or pea.',
      'energy-drinks': 'Ready to drink, with caffeine. An excise good in the UAE.',
    },
    reading: {
      title: 'What to state for each',
      lead: 'Two mixes of one name can differ in everything. State the figure that carries the taste, the sugar, and what your label must not have.',
      caption: 'What each mix is measured by, and what buyers most often forget to say.',
      table: {
        head: ['Mix', 'Measured by', 'Do not forget'],
        rows: [
          ['Hot chocolate', 'Cocoa in percent', 'With milk powder, or without'],
          ['Matcha', 'Grade and color', 'For drinking, or for lattes and ice cream'],
          ['Chai latte', 'Tea and sugar in percent', 'With water or with milk'],
          ['Protein shake', 'Protein in percent', 'Whey, soy or pea; flavor'],
          ['Energy drink', 'Caffeine per can', 'Can size; tax in your country'],
        ],
      },
      terms: [
        [
          'Ceremonial, culinary',
          'What sellers call matcha for drinking and for cooking. No standard defines them: ask for a sample.',
        ],
        ['Dispersion', 'How well a powder goes into cold liquid without lumps.'],
        ['Allergens', 'Milk, soy, egg and gluten can be in mixes. Ask for the statement.'],
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
} satisfies SheetsOf<'beverages'>
