import type { SheetsOf } from '../../sheetWords.ts'

export const meat = {
  'fresh-meat': {
    meta: {
      title: 'Beef, Lamb & Goat, Wholesale in Dubai',
      description:
        'Beef, lamb, mutton, goat, veal and pork by cut, chilled or frozen: where each cut lies, HS codes by form and names in Arabic. From Dubai.',
    },
    introduction:
      'Meat is bought by animal, cut and state: bone in or boneless, chilled or frozen. Put these words in your first message: they set the price and the customs code. Copies of halal certificates on request. Pork is listed as non-halal.',
    grades: { title: 'Products', remark: 'By animal. The cut and the state make the grade.' },
    meanings: {
      beef: 'By cut: the front mostly for stews and mince, loin and rump for steaks.',
      lamb: 'Sheep under one year. Whole carcass, leg, shoulder, rack.',
      mutton: 'Mature sheep: darker, stronger in taste, for slow cooking.',
      'goat-meat': 'Whole carcass or cuts, bone in or boneless. Sold as mutton in India.',
      pork: 'Non-halal, and marked so. By cut.',
      veal: 'Young cattle: pale, tender and lean. By cut.',
    },
    reading: {
      title: 'How to name the cut',
      lead: 'Start with the place on the animal: the muscles that work least, along the back, are the most tender and cost the most.',
      caption: 'Main cuts of beef, and their names on lamb, sheep and goat.',
      table: {
        head: ['Beef', 'Lamb, mutton, goat', 'Best for'],
        rows: [
          ['Neck', 'Neck', 'Stews, soups'],
          ['Chuck, blade', 'Shoulder', 'Curries, stews, mince'],
          ['Rib', 'Rack', 'Roasts, steaks, chops'],
          ['Loin: striploin, tenderloin', 'Loin', 'Steaks, chops'],
          ['Rump', 'Chump', 'Steaks, roasts'],
          ['Round: topside, silverside', 'Leg', 'Roasts, cubes'],
          ['Brisket', 'Breast', 'Slow cooking'],
          ['Flank', 'Flap', 'Slow cooking, mince'],
          ['Shin', 'Shank', 'Slow cooking, soups'],
        ],
      },
      names: {
        corner: 'Cuts',
        beef: 'Beef, veal',
        lamb: 'Lamb, mutton',
        goat: 'Goat',
        'chilled-boneless': 'Chilled, boneless',
        'chilled-bone-in': 'Chilled, bone in',
        'frozen-boneless': 'Frozen, boneless',
        'frozen-bone-in': 'Frozen, bone in',
      },
      terms: [
        ['Names of cuts', 'They differ from country to country. Say whose names you use, or send a photo.'],
        ['Chilled', 'Never frozen. In a vacuum pack it keeps for weeks, without one for days.'],
        ['Frozen', 'Kept at –18\u00a0°C or colder, and not thawed on the way.'],
        ['CL', 'Chemical lean, for trimmings: 90 CL is 90% lean meat and 10% fat.'],
      ],
      also: { caption: 'HS 2022 codes of cuts by form. Carcasses and half-carcasses have codes of their own.' },
    },
    inquiry: {
      product: 'Lamb legs',
      grade: 'bone in, chilled',
      quantity: '1 ton',
      packing: 'vacuum packed',
      destination: 'to Abu Dhabi',
      documents: 'with halal and veterinary health certificates',
    },
  },
  poultry: {
    meta: {
      title: 'Chicken, Turkey & Duck, Wholesale in Dubai',
      description:
        'Whole chicken by bird weight, breast, thighs and wings, turkey and duck: sizes to scale, HS codes and names in Arabic. From Dubai.',
    },
    introduction:
      'Whole chicken is bought by the weight of the bird, so that every portion is the same. Parts are bought by cut, with or without bone and skin. Say chilled or frozen, and how many birds or kilos you want in a carton. Copies of halal certificates are available on request.',
    grades: { title: 'Products', remark: 'Whole birds by weight, parts by cut.' },
    meanings: {
      'whole-chicken': 'By bird weight, with or without giblets.',
      'chicken-breast': 'Boneless and skinless, or bone in; by weight of the piece.',
      'chicken-thighs': 'Boneless or bone in, skin on or off. Juicier than breast.',
      'chicken-wings': 'The whole wing has three joints. With two, say which.',
      turkey: 'Whole bird by weight, or breast.',
      duck: 'Whole bird by weight, or breast with the skin on.',
    },
    reading: {
      title: 'How to read the bird weight',
      lead: 'A carton marked 10 × 1000\u00a0g holds ten birds of about one kilo. A bird of 1400\u00a0g is only a third longer than one of 600\u00a0g, and more than twice the meat.',
      caption: 'Birds from 1400\u00a0g to 600\u00a0g, drawn to one scale by the cube root of their weight.',
      terms: [
        ['Griller', 'A whole chicken, plucked and cleaned, sized by weight.'],
        ['Giblets', 'Neck, liver, heart and gizzard, packed inside the bird or left out.'],
        ['IQF', 'Individually quick frozen: pieces do not stick together.'],
        ['Added water', 'Say the most that you accept, in percent.'],
      ],
      also: {
        caption: 'Parts of a chicken, and what else a quote has to know.',
        table: {
          head: ['Part', 'What it is', 'Say also'],
          rows: [
            ['Breast', 'Half breasts, or the whole breast', 'Inner fillet, skin, bone'],
            ['Whole leg', 'Thigh and drumstick in one', 'Back on or off'],
            ['Thigh', 'The upper leg', 'Skin, bone'],
            ['Drumstick', 'The lower leg', 'Pieces per kilo'],
            ['Wing', 'Three joints: upper, middle, tip', 'Which joints'],
          ],
        },
      },
    },
    inquiry: {
      product: 'Whole chicken',
      grade: 'frozen, 1000\u00a0g',
      quantity: '5 tons',
      packing: 'in cartons of 10 birds',
      destination: 'to Salalah',
      documents: 'with halal and veterinary health certificates',
    },
  },
  seafood: {
    meta: {
      title: 'Shrimp, Fish & Seafood, Wholesale in Dubai',
      description:
        'Shrimp by count, fish, crab, lobster, mussels and squid: what 16/20 means per pound and per kilo, HS codes and Arabic names. From Dubai.',
    },
    introduction:
      'Shrimp are sized by count: 16/20 are larger than 41/50. Headless shrimp are counted per pound, head-on shrimp often per kilo, so say which. Fish is bought by species and weight. For everything frozen, ask for the net weight without the ice.',
    grades: { title: 'Products', remark: 'Shrimp by count, the others by species, form and weight.' },
    meanings: {
      'fresh-fish': 'By species and weight; whole, gutted or filleted.',
      shrimp: 'By count; head on, headless, or peeled.',
      crab: 'Whole, cut, or picked meat; by species.',
      lobster: 'Whole or tails, by weight. With claws, or spiny without.',
      mussels: 'Whole shell, half shell, or meat; live or frozen.',
      squid: 'Whole, tubes or rings; by length or weight.',
    },
    reading: {
      title: 'How to read the count',
      lead: '16/20 means 16 to 20 shrimp to the pound. The lower the count, the larger the shrimp. Always ask: per pound or per kilo, with or without the head?',
      caption:
        'Each row to its own scale. Grams are a pound or a kilo divided by the middle of the count. 30/40 per kilo is twice the weight of 31/40 per pound, but the head is part of it.',
      names: { headless: 'Headless, per pound', 'head-on': 'Head on, per kilo' },
      terms: [
        ['U/15', 'Under 15 to the pound: larger than 16/20.'],
        ['HOSO, HLSO', 'Head on, shell on; headless, shell on.'],
        ['PD, PUD', 'Peeled and deveined; peeled, not deveined.'],
        ['Glaze', 'A coat of ice that protects frozen seafood. Say the most that you accept, in percent.'],
        ['IQF, block', 'Frozen piece by piece, or together in one block.'],
      ],
    },
    inquiry: {
      product: 'Shrimp',
      grade: 'headless, shell on, 16/20 per pound, IQF',
      quantity: '2 tons net without glaze',
      packing: 'in 1kg bags',
      destination: 'to Kuwait City',
      documents: 'with health and origin certificates',
    },
  },
  'processed-meat': {
    meta: {
      title: 'Sausages, Burgers & Deli, Wholesale in Dubai',
      description:
        'Sausages, hot dogs, burgers, salami, ham and bacon: patty sizes to scale, raw or cooked, HS codes. Pork kinds are non-halal. From Dubai.',
    },
    introduction:
      'Name the meat first: beef, chicken, turkey or pork. Pork kinds are listed as non-halal, and each is marked so. Then come the share of meat, the size of the piece, and whether it is raw, cooked, smoked or dried. Copies of halal certificates are available on request.',
    grades: { title: 'Products', remark: 'Say the meat first, then the form.' },
    meanings: {
      sausages: 'Fresh or smoked; by length, diameter and pieces per kilo. Pork is non-halal.',
      bacon: 'Beef or turkey, sliced or in one piece. Pork is non-halal.',
      ham: 'Turkey or beef, whole or sliced. Pork is non-halal.',
      salami: 'Beef or turkey, whole or sliced. Pork is non-halal.',
      'hot-dogs': 'Cooked sausages, by length and pieces per pack. Say the meat.',
      burgers: 'By patty weight, and by the share of meat and fat.',
    },
    reading: {
      title: 'How to read a patty size',
      lead: '4:1 means four patties to the pound, 113\u00a0g each: the quarter pounder. 10:1 is the small one, 45\u00a0g each.',
      caption: 'Patties of one thickness, drawn to one scale. Grams are a pound divided by the number of patties.',
      terms: [
        ['80/20', 'Lean meat and fat in percent. More fat is juicier, and shrinks more.'],
        ['Share of meat', 'In percent of the whole. The rest is water, starch or protein, and spices.'],
        ['Cured', 'Treated with salt, mostly with nitrite. It keeps the pink color.'],
        ['Allergens', 'Milk, soy, gluten, mustard and egg can be in the recipe. Ask for the statement.'],
      ],
      also: {
        caption: 'How each usually comes, and what your kitchen does with it. The label has the last word.',
        table: {
          head: ['Product', 'How it comes', 'In the kitchen'],
          rows: [
            ['Fresh sausages', 'Raw', 'Cook through'],
            ['Hot dogs', 'Cooked, often smoked', 'Heat'],
            ['Burgers', 'Raw, frozen', 'Cook through'],
            ['Bacon', 'Cured, raw', 'Fry or grill'],
            ['Ham', 'Cured, cooked or dried', 'Ready to eat'],
            ['Salami', 'Cured, dried', 'Ready to eat'],
          ],
        },
      },
    },
    inquiry: {
      product: 'Beef burgers',
      grade: '4:1, 80/20, frozen',
      quantity: '1 ton',
      packing: 'in cartons of 48',
      destination: 'to Dubai',
      documents: 'with the halal certificate and the allergen statement',
    },
  },
} satisfies SheetsOf<'meat'>
