import type { SheetsOf } from '../../sheetWords.ts'

const title = 'How to read the grade'

export const sweeteners = {
  sugars: {
    meta: {
      title: 'Sugar ICUMSA 45 & Brown, Wholesale in Dubai',
      description:
        'Refined white sugar ICUMSA 45, caster, icing, cubes and brown sugar: how the ICUMSA figure is read, HS codes and other names. From Dubai.',
    },
    introduction:
      'White sugar is graded by color. The ICUMSA figure says how much color is left after refining: the lower, the whiter. Caster, icing and cube sugar are the same white sugar in another form; brown sugar keeps or gets back some of the molasses.',
    grades: { title: 'Products and grades', remark: 'White sugar by crystal size, then brown sugar by color.' },
    meanings: {
      'refined-white-sugar': 'Bright white crystals. For drinks, confectionery and the table.',
      'caster-sugar': 'Finer crystals that dissolve faster. For baking and bar syrups.',
      'icing-sugar': 'Milled to a powder. For glazes, creams and dusting.',
      'sugar-cubes': 'Pressed and dried. For tea and coffee service.',
      'light-brown-sugar': 'Soft and moist, a little molasses. For biscuits and sauces.',
      'dark-brown-sugar': 'Soft and moist, more molasses. For fruit cake and gingerbread.',
    },
    reading: {
      title,
      lead: 'The lower the figure, the whiter the sugar: ICUMSA 45 is bright white, 150 is off-white, and 600 to 1200 is brown raw sugar.',
      caption: 'ICUMSA color, on a scale on which equal steps multiply. Shades are for orientation.',
      names: { refined: 'Refined', white: 'White', raw: 'Raw, brown' },
      unit: 'ICUMSA {value}',
      terms: [
        ['ICUMSA', 'The commission whose method measures the color of sugar in solution.'],
        ['Polarization', 'How pure the sucrose is. 100\u00a0degrees would be nothing else.'],
        ['Moisture and ash', 'Water, and the minerals that stay behind when sugar is burned.'],
        ['Anti-caking', 'Icing sugar often has some starch, so that it flows. Say if yours must not.'],
      ],
    },
    inquiry: {
      product: 'Refined white sugar',
      grade: 'ICUMSA 45',
      quantity: '26 tons',
      packing: 'in 50kg bags',
      destination: 'to Mombasa',
      documents: 'with certificates of analysis and origin',
    },
  },
  'unrefined-sugars': {
    meta: {
      title: 'Raw Sugar & Jaggery, Wholesale in Dubai',
      description:
        'Raw cane sugar, demerara, muscovado, jaggery, palm and coconut sugar: how polarization sets the customs code, and other names. From Dubai.',
    },
    introduction:
      'Unrefined sugars keep their molasses, and with it color, moisture and taste. Some are spun in a centrifuge and pour like crystals; jaggery and muscovado are not, and stay soft or set in blocks. Palm and coconut sugar come from sap, not from cane.',
    grades: { title: 'Products', remark: 'From crystals that pour to blocks that are cut.' },
    meanings: {
      'raw-cane-sugar': 'Golden crystals with a little molasses. For drinks and baking.',
      'demerara-sugar': 'Coarse, crunchy golden crystals. For coffee and toppings.',
      'muscovado-sugar': 'Moist, dark and sticky. For cakes, sauces and marinades.',
      'jaggery-blocks': 'Boiled cane juice, set in blocks. By color and hardness.',
      'jaggery-powder': 'The same, dried and ground. It pours and dissolves.',
      'palm-sugar': 'From the sap of palms, in cakes or granules. For South-East Asian kitchens.',
      'coconut-sugar': 'From the sap of coconut flowers, as granules. For baking and bars.',
    },
    reading: {
      title: 'How polarization sets the code',
      lead: 'Polarization says how much of the sugar is sucrose. Customs draw two lines for cane sugar: below 99.5\u00a0degrees it is raw; jaggery and muscovado, not centrifuged, lie between 69 and 93.',
      caption:
        'Cane sugar by degrees of polarization, as the notes to chapter 17 of the Harmonized System draw the lines.',
      names: { 'not-centrifuged': 'Not centrifuged', raw: 'Raw', refined: 'Refined' },
      unit: '{value}°',
      terms: [
        ['Not centrifuged', 'The molasses was never spun off. Also called non-centrifugal sugar, panela or gur.'],
        ['Centrifuged', 'Most molasses was spun off; crystals are left.'],
        ['Cane, palm', 'Jaggery can be of either. They have different customs codes, so say which.'],
        ['Sulfites', 'Some jaggery and palm sugar is treated to keep it pale. Say if yours must not be.'],
      ],
    },
    inquiry: {
      product: 'Jaggery powder',
      grade: 'golden, no sulfites',
      quantity: '2 tons',
      packing: 'in 25kg bags',
      destination: 'to Sharjah',
      documents: 'with a certificate of analysis',
    },
  },
  honey: {
    meta: {
      title: 'Honey by Color & Flower, Wholesale in Dubai',
      description:
        'Acacia, sidr, wildflower, clover, creamed and baker’s honey: the Pfund color scale, HS code and what to state in an inquiry. From Dubai.',
    },
    introduction:
      'Honey is named after the flower and graded by color. Packers measure color in millimeters on the Pfund scale, from water white to dark amber: the paler, the milder it usually tastes. Color says nothing about purity; that is what the analysis is for.',
    grades: { title: 'Products', remark: 'By flower, then by form.' },
    meanings: {
      'acacia-honey': 'Very pale and mild. Stays liquid for long.',
      'sidr-honey': 'From the sidr tree (jujube). Dark, rich and prized in the Gulf.',
      'wildflower-honey': 'From many flowers; color and taste follow the season.',
      'clover-honey': 'Pale and mild. For the table and for drinks.',
      'creamed-honey': 'Crystallized finely on purpose: it spreads and does not drip.',
      'baker-s-honey': 'For processing, where it is baked or cooked.',
    },
    reading: {
      title: 'How to read the color',
      lead: 'The Pfund scale is read in millimeters. Up to 34 honey is white, from there on amber, and above 114 dark amber.',
      caption: 'The seven colors of the USDA standard, in millimeters on the Pfund scale. Shades are for orientation.',
      names: {
        'water-white': 'Water white',
        'extra-white': 'Extra white',
        white: 'White',
        'extra-light-amber': 'Extra light amber',
        'light-amber': 'Light amber',
        amber: 'Amber',
        'dark-amber': 'Dark amber',
      },
      unit: '{value} mm',
      terms: [
        ['Moisture', 'Codex allows at most 20% in most honeys. Wetter honey ferments.'],
        ['HMF', 'Rises with heat and age. Codex: at most 40 mg/kg, 80 for honey from the tropics.'],
        ['Monofloral', 'Mostly from one flower, shown by pollen and taste.'],
        ['Crystallized', 'Set. It is not spoiled: gentle warmth makes it liquid again.'],
      ],
    },
    inquiry: {
      product: 'Clover honey',
      grade: 'extra light amber, liquid',
      quantity: '2 tons',
      packing: 'in 25kg pails',
      destination: 'to Muscat',
      documents: 'with moisture and HMF on the certificate of analysis',
    },
  },
  'syrups-molasses': {
    meta: {
      title: 'Syrups & Molasses, Wholesale in Dubai',
      description:
        'Date, maple, agave, glucose and golden syrup and cane molasses: what each is sold by, from DE to Brix, with HS codes. From Dubai.',
    },
    introduction:
      'Six syrups from clear to black. Glucose syrup brings body without much taste, agave and golden syrup sweeten, maple, date syrup and molasses bring a taste of their own. Most are sold by solids in degrees Brix; glucose by DE; maple by color.',
    grades: { title: 'Products', remark: 'What each is made of, and what it is bought by.' },
    meanings: {
      'date-syrup': 'Dibs: the juice of dates, boiled down. By Brix and origin.',
      'maple-syrup': 'Boiled maple sap. By color class, from golden to very dark.',
      'agave-syrup': 'From the agave plant; sweeter than sugar. Light or dark.',
      'glucose-syrup': 'From starch. By DE: a low figure is thick, a high one is sweeter.',
      'golden-syrup': 'Cane syrup with a caramel taste. For baking and sauces.',
      'cane-molasses': 'What is left when sugar has crystallized. Dark and strong.',
    },
    reading: {
      title: 'From clear to black',
      lead: 'The darker the syrup, the more taste it brings. Choose glucose where nothing should be tasted, date syrup or molasses where it should.',
      caption: 'Typical colors, for orientation. A sample decides.',
      names: {
        glucose: 'Glucose',
        agave: 'Agave',
        golden: 'Golden',
        maple: 'Maple',
        date: 'Date',
        molasses: 'Molasses',
      },
      terms: [
        ['Brix', 'Solids in percent, mostly sugar. A higher figure is thicker and keeps longer.'],
        ['DE', 'Dextrose equivalent: 0 is starch, 100 is pure dextrose. Codex calls it glucose syrup from 20 on.'],
        ['Golden, amber, dark, very dark', 'The four color classes of grade A maple syrup.'],
        ['Blackstrap', 'The last and darkest molasses, bitter; mostly for industry.'],
      ],
    },
    inquiry: {
      product: 'Date syrup',
      grade: '72 Brix',
      quantity: '1 ton',
      packing: 'in 25kg pails',
      destination: 'to Kuwait City',
      documents: 'with certificates of analysis and origin',
    },
  },
  'sugar-free-sweeteners': {
    meta: {
      title: 'Sugar-Free Sweeteners, Wholesale in Dubai',
      description:
        'Stevia, monk fruit, erythritol and xylitol: how sweet each is against sugar, what it is bought by, and its HS code. From Dubai.',
    },
    introduction:
      'There are two families. Erythritol and xylitol look and pour like sugar and replace it spoon by spoon. Stevia and monk fruit extracts are hundreds of times sweeter, so a recipe needs grams where it took kilos. Blends bring both together.',
    grades: { title: 'Products', remark: 'Extracts by purity, polyols by grain.' },
    meanings: {
      'stevia-extract': 'By Reb A in percent: a higher share tastes cleaner.',
      'monk-fruit-extract': 'By mogroside V in percent. Not permitted everywhere: ask first.',
      erythritol: 'Granulated, like sugar. Cool on the tongue.',
      'powdered-erythritol': 'Milled. For glazes, creams and bars.',
      xylitol: 'About as sweet as sugar. For gum, sweets and baking.',
      'stevia-blend': 'Stevia on erythritol, set to a sweetness. Say which ratio to sugar.',
    },
    reading: {
      title: 'How sweet is it',
      lead: 'At 300 times the sweetness of sugar, 3.3\u00a0grams of stevia extract sweeten like a kilo of sugar, and bring none of its bulk.',
      caption: 'Sweetness against the same weight of sugar, as commonly published; equal steps multiply.',
      names: {
        erythritol: 'Erythritol',
        xylitol: 'Xylitol',
        'monk-fruit': 'Monk fruit extract',
        stevia: 'Stevia extract',
      },
      unit: '{value} ×',
      terms: [
        ['Reb A', 'Rebaudioside A, one of the sweet substances of the stevia leaf.'],
        ['Mogroside V', 'The sweet substance of monk fruit.'],
        [
          'Polyol',
          'Sugar alcohol: erythritol and xylitol. Labels in many countries must say that too much can be laxative.',
        ],
        ['E 960, E 967, E 968', 'Steviol glycosides, xylitol, erythritol on labels.'],
      ],
    },
    inquiry: {
      product: 'Erythritol',
      grade: 'granulated',
      quantity: '1 ton',
      packing: 'in 25kg bags',
      destination: 'to Doha',
      documents: 'with certificates of analysis and origin',
    },
  },
} satisfies SheetsOf<'sweeteners'>
