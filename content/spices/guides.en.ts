import type { GuidesOf } from '../schema/guides.ts'

const title = 'How to read the grade'

export const guides = {
  'seed-spices': {
    meta: {
      title: 'Seed Spices by Purity, Wholesale in Dubai',
      description:
        'Seed spices by purity: cumin, coriander, fennel, mustard, ajwain and nigella, with Arabic and Hindi names and HS codes. From Dubai.',
    },
    introduction:
      'Seed spices are bought by purity: the share of the weight that is the seed itself. Color and the share of split or shriveled seed come next. Ground cumin and coriander have their own guide.',
    grades: { title: 'Products and grades' },
    meanings: {
      'cumin-seed': 'By purity, then color. For masalas, bread and meat dishes.',
      'coriander-seed': 'Whole or split; by purity, then color. For masalas and pickles.',
      'fennel-seed': 'The greener the better. For sweets, sausages and herbal tea.',
      'fenugreek-seed': 'Even yellow-brown, with few shriveled seeds.',
      'yellow-mustard-seed': 'Large, pale and mild: the seed of table mustard.',
      'brown-mustard-seed': 'Small, dark and hot; fried in oil (tempering) or pickled.',
      'black-mustard-seed': 'Dark and pungent, used like the brown seed.',
      'ajwain-seed': 'Ridged seed, sharp like thyme. For bread and fried snacks.',
      'nigella-seed': 'Matte black and angular, strewn on bread and cheese.',
      'caraway-seed': 'Slim, curved and darker than cumin; the spice of rye bread.',
    },
    reading: {
      title,
      lead: 'A purity of 99% means that up to 1% of the weight may be something else. In a 25kg sack, that is 250\u00a0grams.',
      caption: 'What may be in a 25kg sack beside the seed, to scale',
      terms: [
        ['Extraneous matter', 'Other parts of the plant: stalk, chaff, pod.'],
        ['Foreign matter', 'Dust, stones, string.'],
        ['Machine cleaned', 'Sieved and air-sorted. “Sortex” is sorted by color, too.'],
        ['Whole, split', 'Coriander with its two halves together or apart.'],
      ],
    },
    inquiry: {
      product: 'Cumin seed',
      grade: '99% purity',
      quantity: '1 ton',
      packing: 'in 25kg bags',
      destination: 'to Muscat',
      documents: 'with analysis, origin and phytosanitary certificates',
    },
  },
  'whole-spices': {
    meta: {
      title: 'Pepper & Whole Spices, Wholesale in Dubai',
      description:
        'Whole spices and how they are graded: pepper by density, cardamom by pod size, cinnamon and cassia by form, with HS codes. From Dubai.',
    },
    introduction:
      'Each whole spice has its own measure: pepper the weight of a liter, green cardamom the width and color of the pod, cinnamon the thickness of its quills.',
    grades: { title: 'Products and grades' },
    meanings: {
      'black-peppercorns': 'By density: 550\u00a0g/l is fuller than 500\u00a0g/l.',
      'white-peppercorns': 'The ripe berry without its dark skin, by density and color.',
      'green-cardamom': 'By pod width, liter weight and how green it is.',
      'black-cardamom': 'Large, smoked pods that season rice, meat and garam masala.',
      cloves: 'Whole buds with their heads on; few stems.',
      'ceylon-cinnamon': 'Thin bark in quills; the thinner, the finer.',
      cassia: 'Thicker, stronger bark: sticks, or broken.',
      'star-anise': 'Whole stars, or broken ones to grind. The toxic Japanese star anise must not be among them.',
      nutmeg: 'The seed without its shell. Saudi Arabia bars it whole and as pure powder: ask before shipping.',
      mace: 'The lacy cover of the nutmeg, in blades.',
      'bay-leaves': 'Whole green leaves of laurel. Tej patta (Indian bay leaf) is another plant.',
      'dried-red-chilies': 'By heat, color and variety; with or without stem.',
      'turmeric-fingers': 'Boiled and dried roots; polished ones are smooth.',
    },
    reading: {
      title,
      lead: 'Green cardamom is sieved by the width of the pod. There are half sizes between these three, such as 7.5\u00a0mm.',
      caption:
        'Pods beside holes of 8, 7 and 6\u00a0mm, to one scale. A pod that is wider than the dotted lines stays on the sieve.',
      terms: [
        ['500, 550\u00a0g/l', 'What a liter of pepper weighs. Full berries weigh more than hollow ones.'],
        [
          'FAQ',
          'Fair average quality: cleaned, but not to ASTA limits. Commonly up to 13% moisture and 1% impurities at 500\u00a0g/l, 12.5% and 0.5% at 550.',
        ],
        [
          'Ceylon, cassia',
          'Ceylon is pale, thin and layered. Cassia is darker, thicker and hotter, with far more coumarin, which the EU limits in foods (1334/2008).',
        ],
        ['Headless', 'Cloves that lost their round head. A quote can limit their share.'],
      ],
    },
    inquiry: {
      product: 'Green cardamom',
      grade: '7\u00a0mm and up',
      quantity: '500kg',
      packing: 'in 5kg cartons',
      destination: 'to Riyadh',
      documents: 'with certificates of analysis and origin',
    },
  },
  'ground-spices': {
    meta: {
      title: 'Ground Spices by Figure, Wholesale in Dubai',
      description:
        'Ground spices and their figures: paprika in ASTA, turmeric by curcumin, chili in Scoville, pepper by mesh, with HS codes. From Dubai.',
    },
    introduction:
      'Ground spices are bought by a figure that a laboratory measures: paprika by color in ASTA units, turmeric by curcumin, chili by heat in Scoville units.',
    grades: { title: 'Products and grades' },
    meanings: {
      'turmeric-powder': 'By curcumin in percent.',
      paprika: 'From 60 to 240\u00a0ASTA. Mostly sweet; some kinds are hot.',
      'chili-powder': 'Heat in Scoville units (SHU) first, then color.',
      'ginger-powder': 'By color and fineness, with little fiber. For baking and tea.',
      'garlic-powder': 'Powder or granules, for seasonings and sausages.',
      'onion-powder': 'White or red; powder or granules.',
      'ground-cumin': 'Ground from clean seed. Fineness is given in mesh.',
      'ground-coriander': 'Coarse or fine, from clean seed.',
      'ground-black-pepper': 'By mesh: fine for sausages, coarse for the table.',
    },
    reading: {
      title,
      lead: 'Twice the ASTA figure is twice the color. A dish that takes 100\u00a0g of paprika at 60\u00a0ASTA needs 25\u00a0g at 240.',
      caption: 'Four paprikas, and the weight of each that gives the same color. Colors are approximate.',
      names: { '60': '60\u00a0ASTA', '120': '120\u00a0ASTA', '180': '180\u00a0ASTA', '240': '240\u00a0ASTA' },
      terms: [
        ['ASTA', 'Extractable color of paprika or chili, on the scale of the American Spice Trade Association.'],
        ['SHU', 'Scoville heat units: the higher, the hotter.'],
        ['Curcumin', 'The yellow of turmeric, in percent of the weight.'],
        ['Mesh', 'Openings of the sieve per inch: 60 mesh is finer than 30.'],
        ['Steam treated', 'Heated by steam to lower the count of germs.'],
        ['Garlic, onion', 'Their powders trade near 6% moisture; wetter powder cakes.'],
      ],
    },
    inquiry: {
      product: 'Paprika',
      grade: '120\u00a0ASTA, 60 mesh',
      quantity: '1 ton',
      packing: 'in 25kg paper bags',
      destination: 'to Amman',
      documents: 'with ASTA color and Sudan dyes on the analysis',
    },
  },
  'saffron-aromatics': {
    meta: {
      title: 'Saffron & Aromatics, Wholesale in Dubai',
      description:
        'Saffron by cut and ISO 3632 category, with sumac, dried limes and vanilla: what each grade means, HS codes and other names. From Dubai.',
    },
    introduction:
      'Saffron is bought by its cut, which you see, and by its coloring strength, which a laboratory measures. Negin and sargol are all red; pushal keeps some yellow. Sumac, dried lime and vanilla follow.',
    grades: { title: 'Products and grades' },
    meanings: {
      'saffron-threads': 'Whole threads, by ISO 3632 category.',
      'negin-saffron': 'Long, thick, all-red threads: the cut for gifts and the counter.',
      'sargol-saffron': 'Short red tips, mostly for kitchens and sweets.',
      'pushal-saffron': 'Red threads with a short yellow end.',
      'saffron-powder': 'Ground threads: only the analysis shows their strength. ISO 3632-1 allows 10% moisture.',
      sumac: 'Sour, dark red fruit, rubbed or ground; with or without salt.',
      'dried-limes': 'Pale or black; cooked in stews and rice, brewed as tea.',
      'dried-lime-powder': 'Dried limes, ground to season rice and mixes.',
      'vanilla-beans': 'Sold moist and supple, by length and moisture.',
      'vanilla-powder': 'Ground beans without sugar or carrier.',
    },
    reading: {
      title,
      lead: 'In ISO 3632-1 of 2011, category\u00a0I starts at a coloring strength of 200, II at 170, III at 120.',
      caption:
        'The least coloring strength of each category, to scale. A new edition of the standard appeared in July 2025.',
      names: { I: 'Category I', II: 'Category II', III: 'Category III' },
      unit: 'from {value}',
      terms: [
        ['Negin', 'Long red threads without yellow.'],
        ['Sargol', '“Top of the flower”: the red tips.'],
        ['Pushal', 'Threads with one to three millimeters of yellow.'],
        ['Coloring strength', 'How much light of 440 nanometers a solution of the saffron absorbs.'],
        ['Loomi', 'The Gulf’s word for dried lime.'],
      ],
    },
    inquiry: {
      product: 'Negin saffron',
      grade: 'ISO 3632 category I',
      quantity: '2kg',
      packing: 'in 100\u00a0g tins',
      destination: 'to Doha',
      documents: 'with the ISO 3632 analysis and the certificate of origin',
    },
  },
  'spice-blends': {
    meta: {
      title: 'Spice Blends & Masalas, Wholesale in Dubai',
      description:
        'Garam masala, baharat, ras el hanout, za’atar, curry powder and biryani masala: what is commonly in each, and HS codes. From Dubai.',
    },
    introduction:
      'Recipes differ from maker to maker. For a quote, state the spices, with salt or without, and how fine the blend is ground. The table shows what is usually in these six.',
    grades: { title: 'Products' },
    meanings: {
      'garam-masala': 'Warm and sweet-spiced, added late. North India and Pakistan.',
      baharat: 'For meat and rice, with pepper and allspice. Gulf and Levant.',
      'ras-el-hanout': 'Often ten spices or more. Morocco.',
      'za-atar': 'Dried herb with sumac and sesame, eaten with bread and cheese. Levant.',
      'curry-powder': 'Yellow with turmeric, mild or hot.',
      'biryani-masala': 'For rice with meat; hotter than garam masala.',
    },
    reading: {
      title: 'What is in each blend',
      lead: 'Salt changes the taste, the weight and the customs code: state whether it is allowed.',
      caption: 'Spices that these blends usually have. The specification of the lot decides.',
      names: {
        corner: 'Spice',
        'garam-masala': 'Garam masala',
        baharat: 'Baharat',
        'ras-el-hanout': 'Ras el hanout',
        'za-atar': 'Za’atar',
        'curry-powder': 'Curry powder',
        'biryani-masala': 'Biryani masala',
        coriander: 'Coriander',
        cumin: 'Cumin',
        pepper: 'Black pepper',
        cinnamon: 'Cinnamon or cassia',
        clove: 'Cloves',
        cardamom: 'Cardamom',
        nutmeg: 'Nutmeg or mace',
        allspice: 'Allspice',
        turmeric: 'Turmeric',
        ginger: 'Ginger',
        chili: 'Chili',
        fenugreek: 'Fenugreek',
        herb: 'Thyme or oregano',
        sumac: 'Sumac',
        sesame: 'Sesame',
      },
      terms: [
        ['Spices only', 'Without salt, sugar, starch or flavoring.'],
        ['Allergens', 'Za’atar has sesame. Mustard, celery, gluten or nuts can be in blends: ask for the statement.'],
      ],
    },
    inquiry: {
      product: 'Biryani masala',
      grade: 'spices only, no salt',
      quantity: '500kg',
      packing: 'in 10kg bags',
      destination: 'to Manama',
      documents: 'with the allergen statement',
    },
  },
} satisfies GuidesOf<'spices'>
