import type { SheetsOf } from '../../sheetWords.ts'

const title = 'How to read the grade'

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
      'fennel-seed': 'By purity, then by how green it is. For sweets, sausages and tea.',
      'fenugreek-seed': 'By purity. Even yellow-brown, without shriveled seed.',
      'yellow-mustard-seed': 'By purity. Large, pale and mild: the seed of table mustard.',
      'brown-mustard-seed': 'By purity. Small, dark and hot: for tempering and pickles.',
      'black-mustard-seed': 'By purity. Dark and pungent: for tempering and pickles.',
      'ajwain-seed': 'By purity. Small, ridged and sharp like thyme: for bread and frying.',
      'nigella-seed': 'By purity. Matte black and angular: for bread and cheese.',
      'caraway-seed': 'By purity. Slim, curved and darker than cumin: for rye bread.',
    },
    reading: {
      title,
      lead: 'A purity of 99% means that up to 1% of the weight may be something other than the seed. In a 25kg sack, that is 250\u00a0grams.',
      caption: 'What may be in a 25kg sack beside the seed, drawn to scale.',
      terms: [
        ['Extraneous matter', 'Other parts of the same plant: stalk, chaff, pod.'],
        ['Foreign matter', 'What does not come from the plant: dust, stones, string.'],
        ['Machine cleaned', 'Sieved and air-sorted. “Sortex” means that a machine has sorted by color, too.'],
        ['Whole, split', 'For coriander: the two halves of the fruit, together or apart.'],
      ],
    },
    inquiry: {
      product: 'Cumin seed',
      grade: '99% purity',
      quantity: '1 ton',
      packing: 'in 25kg bags',
      destination: 'to Muscat',
      documents: 'with certificates of analysis and origin',
    },
  },
  'whole-spices': {
    meta: {
      title: 'Pepper & Whole Spices, Wholesale in Dubai',
      description:
        'Whole spices and how they are graded: pepper by density, cardamom by pod size, cinnamon and cassia by form, with HS codes. From Dubai.',
    },
    introduction:
      'Each whole spice has a measure of its own. Pepper goes by the weight of a liter, green cardamom by the width and color of the pod, cinnamon by the thickness of its quills. Whole spices keep their oil longer than ground ones, so buyers who store buy whole.',
    grades: { title: 'Products and grades', remark: 'What each is bought by, so that you can name it.' },
    meanings: {
      'black-peppercorns': 'By density: 550\u00a0g/l is fuller and heavier than 500\u00a0g/l.',
      'white-peppercorns': 'By density and color. The ripe berry without its dark skin.',
      'green-cardamom': 'By pod width and by how green it is. For coffee, tea and sweets.',
      'black-cardamom': 'Large, smoked pods. For rice, meat and garam masala.',
      cloves: 'Whole buds with their heads on; few stems.',
      'ceylon-cinnamon': 'Thin bark rolled into quills; the thinner, the finer.',
      cassia: 'Thicker and stronger bark than Ceylon: sticks, or broken.',
      'star-anise': 'Whole stars, or broken ones for grinding.',
      nutmeg: 'The seed without its shell, whole or broken.',
      mace: 'The lacy cover of the nutmeg, in blades.',
      'bay-leaves': 'Whole leaves, green, hand-picked or as they come.',
      'dried-red-chilies': 'By heat, color and variety; with or without the stem.',
      'turmeric-fingers': 'Boiled and dried roots; polished ones are smooth.',
    },
    reading: {
      title,
      lead: 'Green cardamom is sieved by the width of the pod, and each millimeter is a grade. Name the width and how green it should be.',
      caption: 'Pods of 8, 7 and 6\u00a0mm across, drawn to one scale.',
      terms: [
        ['500, 550\u00a0g/l', 'What a liter of pepper weighs. Full berries weigh more than hollow ones.'],
        ['FAQ', 'Fair average quality: as harvested and cleaned, without a promised figure.'],
        ['Ceylon, cassia', 'Two barks. Ceylon is pale, thin and layered; cassia is darker, thicker and hotter.'],
        ['Headless', 'Cloves that lost the bud at the tip. A quote can limit their share.'],
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
      'A ground spice can be measured, so it is bought by a figure: paprika by color in ASTA units, turmeric by curcumin in percent, chili by heat in Scoville units. Say also how fine it should be. With a figure in the contract, any laboratory can check the delivery.',
    grades: { title: 'Products and grades', remark: 'The figure that each powder is bought by.' },
    meanings: {
      'turmeric-powder': 'By curcumin in percent, the yellow of the root.',
      paprika: 'By color, 60 to 240\u00a0ASTA; sweet, without heat.',
      'chili-powder': 'By heat in Scoville units (SHU), then by color.',
      'ginger-powder': 'By fineness and color. For baking, tea and blends.',
      'garlic-powder': 'Dried garlic, powder or granules. For seasonings and sausages.',
      'onion-powder': 'Dried onion, white or red, powder or granules.',
      'ground-cumin': 'By fineness, of clean seed.',
      'ground-coriander': 'By fineness, of clean seed.',
      'ground-black-pepper': 'By mesh: fine for sausages, coarse for the table.',
    },
    reading: {
      title,
      lead: 'Twice the ASTA figure is twice the color. A dish that takes 100\u00a0g of paprika at 60\u00a0ASTA needs 25\u00a0g at 240.',
      caption:
        'Four paprikas and the weight of each that gives the same color, by arithmetic. Shades are for orientation.',
      names: { '60': '60\u00a0ASTA', '120': '120\u00a0ASTA', '180': '180\u00a0ASTA', '240': '240\u00a0ASTA' },
      terms: [
        [
          'ASTA',
          'Color that can be extracted from paprika or chili, on the scale of the American Spice Trade Association.',
        ],
        ['SHU', 'Scoville heat units: how hot a chili is. The higher, the less of it a recipe needs.'],
        ['Curcumin', 'The yellow of turmeric, in percent of the weight.'],
        ['Mesh', 'Openings of the sieve per inch. 60 mesh is finer than 30.'],
        ['Steam treated', 'Heated by steam to lower the count of germs. Say so if you need it.'],
      ],
    },
    inquiry: {
      product: 'Paprika',
      grade: '120\u00a0ASTA, 60 mesh',
      quantity: '1 ton',
      packing: 'in 25kg paper bags',
      destination: 'to Amman',
      documents: 'with certificates of analysis and origin',
    },
  },
  'saffron-aromatics': {
    meta: {
      title: 'Saffron & Aromatics, Wholesale in Dubai',
      description:
        'Saffron by cut and ISO 3632 category, with sumac, dried limes and vanilla: what each grade means, HS codes and other names. From Dubai.',
    },
    introduction:
      'Saffron is bought by two things: the cut, which you see, and the coloring strength, which a laboratory measures by ISO 3632. Negin and sargol are all red; pushal keeps some of the yellow end. Sumac, dried lime and vanilla are on this sheet, too.',
    grades: { title: 'Products and grades', remark: 'Saffron by cut, then sumac, dried lime and vanilla.' },
    meanings: {
      'saffron-threads': 'Whole threads, by ISO 3632 category. Say the cut if it matters.',
      'negin-saffron': 'Long, thick, all-red threads. For gifts and the counter.',
      'sargol-saffron': 'The red tips alone, shorter. For kitchens and sweets.',
      'pushal-saffron': 'Red threads with a short yellow end.',
      'saffron-powder': 'Ground threads. Strength is seen in the analysis, not in the look.',
      sumac: 'Ground fruit, sour and dark red. Say with or without salt.',
      'dried-limes': 'Whole limes, pale or black. For stews, rice and tea.',
      'dried-lime-powder': 'Ground dried limes. For rice and seasonings.',
      'vanilla-beans': 'By length and moisture; sold moist and supple.',
      'vanilla-powder': 'Ground beans without sugar or carrier.',
    },
    reading: {
      title,
      lead: 'ISO 3632 sorts saffron by coloring strength, measured in a laboratory: category I starts at 200, II at 170, III at 120.',
      caption: 'The least coloring strength of each category in ISO 3632-1, drawn to one scale.',
      names: { I: 'Category I', II: 'Category II', III: 'Category III' },
      unit: 'from {value}',
      terms: [
        ['Negin', 'Long red threads, cut so that no yellow is left.'],
        ['Sargol', '“Top of the flower”: the red tips, without yellow.'],
        ['Pushal', 'Threads with one to three millimeters of yellow.'],
        ['Coloring strength', 'How much a gram of saffron dyes water, read as light absorbed at 440 nanometers.'],
        ['Loomi', 'The Gulf’s word for dried lime.'],
      ],
    },
    inquiry: {
      product: 'Negin saffron',
      grade: 'ISO 3632 category I',
      quantity: '2kg',
      packing: 'in 100\u00a0g tins',
      destination: 'to Doha',
      documents: 'with certificates of analysis and origin',
    },
  },
  'spice-blends': {
    meta: {
      title: 'Spice Blends & Masalas, Wholesale in Dubai',
      description:
        'Garam masala, baharat, ras el hanout, za’atar, curry powder and biryani masala: what is commonly in each, and HS codes. From Dubai.',
    },
    introduction:
      'A blend is a recipe, and recipes differ from house to house. What buyers agree on is the list of spices, whether salt is in it, and how fine it is ground. The table shows what these six are commonly made of, so that you can say what yours should have.',
    grades: { title: 'Products', remark: 'Six blends, each with its kitchen.' },
    meanings: {
      'garam-masala': 'Warm and sweet-spiced, added late. North India and Pakistan.',
      baharat: 'Peppery all-round blend for meat and rice. The Gulf and the Levant.',
      'ras-el-hanout': 'Many spices, often ten or more. Morocco.',
      'za-atar': 'Dried herb with sumac and sesame, for bread and cheese. The Levant.',
      'curry-powder': 'Yellow with turmeric, mild or hot.',
      'biryani-masala': 'For rice with meat; hotter than garam masala.',
    },
    reading: {
      title: 'What is in each blend',
      lead: 'Name the recipe, or let us quote a common one. Tell us whether salt is allowed: it changes the taste, the weight and the customs code.',
      caption: 'Spices that these blends commonly have. Recipes differ: the specification of the lot decides.',
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
        turmeric: 'Turmeric',
        ginger: 'Ginger',
        chili: 'Chili',
        fenugreek: 'Fenugreek',
        herb: 'Thyme or oregano',
        sumac: 'Sumac',
        sesame: 'Sesame',
      },
      terms: [
        ['Spices only', 'Nothing but spices: no salt, sugar, starch or flavoring.'],
        ['Your own recipe', 'Send the list of spices in percent with your inquiry.'],
        ['Allergens', 'Za’atar has sesame. Mustard, celery or gluten can be in other blends: ask for the statement.'],
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
} satisfies SheetsOf<'spices'>
