import type { GuidesOf } from '../schema/guides.ts'

const title = 'How to read the grade'

export const guides = {
  sugars: {
    meta: {
      title: 'Sugar ICUMSA 45 & Brown, Wholesale in Dubai',
      description:
        'Refined white sugar ICUMSA 45, caster, icing, cubes and brown sugar: how the ICUMSA figure is read, HS codes and other names. From Dubai.',
    },
    introduction:
      'White sugar is graded by color: the lower the ICUMSA figure, the whiter. Caster, icing and cube sugar are the same sugar in another form; brown sugar keeps or gets back some of the molasses.',
    grades: { title: 'Products and grades' },
    meanings: {
      'refined-white-sugar': 'Bright white; stays clear in drinks and confectionery.',
      'caster-sugar': 'Finer crystals that dissolve faster. Bakers’ sugar.',
      'icing-sugar': 'Milled to a powder that makes glazes and creams smooth.',
      'sugar-cubes': 'Pressed cubes for tea and coffee.',
      'light-brown-sugar': 'Soft, with a little molasses; for biscuits and sauces.',
      'dark-brown-sugar': 'Soft, with more molasses; it colors fruit cake and gingerbread.',
    },
    reading: {
      title,
      lead: 'ICUMSA 45 is bright white, 150 is slightly yellow, and 600 to 1200 is brown raw sugar.',
      caption: 'ICUMSA color on a logarithmic scale. Colors are approximate.',
      names: { refined: 'Refined', white: 'White', raw: 'Raw, brown' },
      unit: 'ICUMSA {value}',
      terms: [
        ['ICUMSA', 'The commission whose method measures the color of sugar in solution.'],
        ['Polarization', 'The share of sucrose; pure sucrose has 100 degrees.'],
        ['Moisture and ash', 'Water, and the minerals that stay when sugar is burned.'],
        ['Anti-caking', 'Icing sugar often has some starch, so that it flows. Ask which.'],
      ],
    },
    inquiry: {
      product: 'Refined white sugar',
      grade: 'ICUMSA 45',
      quantity: '26 tons',
      packing: 'in 50kg bags',
      destination: 'to Mombasa',
      documents: 'with certificates of analysis, origin and inspection',
    },
  },
  'unrefined-sugars': {
    meta: {
      title: 'Raw Sugar & Jaggery, Wholesale in Dubai',
      description:
        'Raw cane sugar, demerara, muscovado, jaggery, palm and coconut sugar: how polarization sets the customs code, and other names. From Dubai.',
    },
    introduction:
      'Unrefined sugars keep their molasses, and with it color, moisture and taste. Some are spun in a centrifuge and stay loose; jaggery is not spun and sets hard. Muscovado can be either. Palm and coconut sugar come from sap.',
    grades: { title: 'Products' },
    meanings: {
      'raw-cane-sugar': 'Golden crystals with a little molasses. VHP is for refineries.',
      'demerara-sugar': 'Coarse golden crystals that crunch, in coffee or strewn on cakes.',
      'muscovado-sugar': 'Moist, dark and sticky; gives cakes and sauces a taste of molasses.',
      'jaggery-blocks': 'Boiled cane juice that has set. By color and hardness.',
      'jaggery-powder': 'The same, dried and ground.',
      'palm-sugar': 'Cakes or granules, for South-East Asian dishes.',
      'coconut-sugar': 'Granules, used in baking and in bars.',
    },
    reading: {
      title: 'How polarization sets the code',
      lead: 'For customs, all cane sugar under 99.5\u00a0degrees is raw. Code 1701.13 is only for sugar that was not centrifuged and has 69 to under 93\u00a0degrees.',
      caption: 'Cane sugar by degrees of polarization, after the notes to chapter 17 of the Harmonized System',
      names: { 'not-centrifuged': 'Not centrifuged (1701.13)', raw: 'Raw', refined: 'Refined' },
      unit: '{value}°',
      terms: [
        ['Not centrifuged', 'The molasses was never spun off, as in panela or gur.'],
        ['Centrifuged', 'Most molasses was spun off; crystals are left.'],
        ['Cane, palm', 'Jaggery is made of either, and each has its own customs code.'],
        ['Sulfites', 'Some jaggery and palm sugar is treated to keep it pale. Ask.'],
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
      'Honey is named after the flower and graded by color, in millimeters on the Pfund scale: the paler, the milder it usually tastes. Color says nothing about purity; the analysis does. No honey is for infants under one year.',
    grades: { title: 'Products' },
    meanings: {
      'acacia-honey':
        'Very pale and mild; stays liquid for long. From the robinia tree, not from samr (Arabian acacia).',
      'sidr-honey':
        'Dark and rich. In Yemen and the Gulf it is from Ziziphus spina-christi; beri honey is from other species.',
      'wildflower-honey': 'From many flowers; color and taste follow the season.',
      'clover-honey': 'Pale and mild, for the table or for drinks.',
      'creamed-honey': 'Set to fine crystals on purpose, so that it spreads.',
      'baker-s-honey': 'For cooking only: it may be overheated or fermenting.',
    },
    reading: {
      title: 'How to read the color',
      lead: 'Up to 34\u00a0mm on this scale, honey is white; above that it is amber, and above 114 dark amber.',
      caption: 'The seven colors of the USDA standard on the Pfund scale. Colors are approximate.',
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
        ['Moisture', 'Water in percent. Wet honey ferments.'],
        ['HMF', 'Rises with heat and age: the lower, the fresher.'],
        ['Monofloral', 'Mostly from one flower.'],
        ['Crystallized', 'Set, not spoiled: gentle warmth makes it liquid again.'],
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
      'Most syrups are sold by solids in degrees Brix, glucose by DE, maple by color. Glucose gives body without much taste; agave and golden syrup sweeten.',
    grades: { title: 'Products' },
    meanings: {
      'date-syrup': 'Dibs: the juice of dates, boiled down. By Brix.',
      'maple-syrup': 'Boiled sap. By color class, golden to very dark.',
      'agave-syrup': 'Sweeter than sugar. Light or dark.',
      'glucose-syrup': 'From starch: a low DE is thick, a high one is sweeter.',
      'golden-syrup': 'Cane syrup with a caramel taste, for baking and sauces.',
      'cane-molasses': 'What is left when sugar has crystallized. Dark and strong.',
    },
    reading: {
      title: 'From clear to black',
      lead: 'The darker the syrup, the more taste it brings: glucose has almost none, date syrup and molasses have the most.',
      caption: 'How each runs off a spoon at room temperature. Colors and threads are approximate; a sample decides.',
      names: {
        glucose: 'Glucose: hardly runs',
        agave: 'Agave: runs easily',
        golden: 'Golden: runs slowly',
        maple: 'Maple: runs fast',
        date: 'Date: runs slowly',
        molasses: 'Molasses: runs slowly',
      },
      terms: [
        ['Brix', 'Solids in percent, mostly sugar. A higher figure is thicker and keeps longer.'],
        ['DE', 'Dextrose equivalent: 0 is starch, 100 is pure dextrose. Codex calls it glucose syrup from 20 on.'],
        ['Golden, amber, dark, very dark', 'The four color classes of grade A maple syrup.'],
        ['Blackstrap', 'The last and darkest molasses, mostly for industry.'],
      ],
    },
    inquiry: {
      product: 'Date syrup',
      grade: '72 Brix',
      quantity: '1 ton',
      packing: 'in 25kg pails',
      destination: 'to Kuwait City',
      documents: 'with Brix on the certificate of analysis',
    },
  },
  'sugar-free-sweeteners': {
    meta: {
      title: 'Sugar-Free Sweeteners, Wholesale in Dubai',
      description:
        'Stevia, monk fruit, erythritol and xylitol: how sweet each is against sugar, what it is bought by, and its HS code. From Dubai.',
    },
    introduction:
      'One spoon of xylitol replaces one spoon of sugar; of erythritol it takes 1.25 to 1.7 spoons. Stevia and monk fruit extracts are hundreds of times sweeter than sugar. A blend has the bulk of erythritol and the sweetness of stevia.',
    grades: { title: 'Products' },
    meanings: {
      'stevia-extract': 'By Reb A in percent: a higher share tastes cleaner.',
      'monk-fruit-extract': 'Sold by its mogroside V in percent. Not permitted everywhere: ask first.',
      erythritol: 'Granulated, like sugar. Cool on the tongue.',
      'powdered-erythritol': 'Ground, so that glazes, creams and bars stay smooth.',
      xylitol: 'About as sweet as sugar; for gum, sweets and baking.',
      'stevia-blend': 'Stevia on erythritol, by its ratio to sugar.',
    },
    reading: {
      title: 'How sweet each is',
      lead: 'At 300 times the sweetness of sugar, 3.3\u00a0grams of stevia extract sweeten like a kilo of sugar, without its bulk.',
      caption: 'Sweetness against the same weight of sugar, as commonly published, on a logarithmic scale',
      names: {
        sugar: 'Sugar',
        erythritol: 'Erythritol',
        xylitol: 'Xylitol',
        'monk-fruit': 'Monk fruit extract',
        stevia: 'Stevia extract',
      },
      unit: '{value} ×',
      terms: [
        ['Reb A', 'Rebaudioside A, a sweet substance of the stevia leaf.'],
        ['Mogroside V', 'The sweet substance of monk fruit.'],
        [
          'Polyol',
          'Sugar alcohol: erythritol and xylitol. Many countries ask for a warning that too much can be laxative.',
        ],
        ['E\u00a0960a, E\u00a0967, E\u00a0968', 'Steviol glycosides from stevia, xylitol, erythritol on labels.'],
      ],
    },
    inquiry: {
      product: 'Erythritol',
      grade: 'granulated',
      quantity: '1 ton',
      packing: 'in 25kg bags',
      destination: 'to Doha',
      documents: 'with purity on the certificate of analysis',
    },
  },
} satisfies GuidesOf<'sweeteners'>
