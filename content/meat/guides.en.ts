import type { GuidesOf } from '../schema/guides.ts'

export const guides = {
  'fresh-meat': {
    meta: {
      title: 'Beef, Lamb & Goat, Wholesale in Dubai',
      description:
        'Beef, lamb, mutton, goat, veal and pork by cut, chilled or frozen: where each cut lies, HS codes by form and names in Arabic. From Dubai.',
    },
    introduction:
      'Meat is bought by animal and cut, chilled or frozen: these set the price and the customs code. Copies of halal certificates are available on request. Pork is listed as non-halal.',
    grades: { title: 'Products' },
    meanings: {
      beef: 'By cut. All beef that India exports is buffalo: name the animal.',
      lamb: 'Sheep under one year: carcass, leg, shoulder or rack.',
      mutton: 'Mature sheep: darker, stronger, for slow cooking.',
      'goat-meat': 'Carcass or cuts. Sold as mutton in India.',
      pork: 'Sold by the cut, apart from all other meat. Non-halal.',
      veal: 'Young cattle: pale, tender and lean.',
    },
    reading: {
      title: 'How to name the cut',
      lead: 'The muscles that work least, along the back, are the most tender and cost the most.',
      caption: 'Main cuts of beef, and their names on lamb, sheep and goat',
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
        'chilled-bone-in': 'Chilled, bone\u00a0in',
        'frozen-boneless': 'Frozen, boneless',
        'frozen-bone-in': 'Frozen, bone\u00a0in',
      },
      terms: [
        ['Names of cuts', 'They differ by country. Add whose names you use, or send a photo.'],
        ['Chilled', 'Never frozen. It keeps for weeks in a vacuum pack, for days without.'],
        ['Frozen', 'Kept at –18\u00a0°C or colder.'],
        ['CL', 'Chemical lean, for trimmings: 90 CL is 90% lean meat and 10% fat.'],
      ],
      also: { caption: 'HS 2022 codes of cuts by form. Carcasses have codes of their own.' },
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
      'Whole chicken is bought by bird weight, so that every portion is the same; parts by cut, with or without bone and skin. Copies of halal certificates are available on request.',
    grades: { title: 'Products' },
    meanings: {
      'whole-chicken': 'By bird weight, with or without giblets.',
      'chicken-breast': 'Boneless or bone in, skin on or off.',
      'chicken-thighs': 'Boneless or bone in, skin on or off. Juicier than breast.',
      'chicken-wings': 'Whole with three joints, or cut to two: name which two.',
      turkey: 'Whole by weight, or breast.',
      duck: 'Whole by weight, or breast with skin.',
    },
    reading: {
      title: 'How to read the bird weight',
      lead: 'A carton marked 10 × 1,000\u00a0g holds ten birds of about one kilo. A bird of 1,400\u00a0g has more than twice the meat of one of 600\u00a0g.',
      caption: 'Birds from 1,400\u00a0g to 600\u00a0g, to scale',
      terms: [
        ['Griller', 'A whole cleaned chicken, sized by weight.'],
        ['Giblets', 'Neck, liver, heart and gizzard.'],
        ['IQF', 'Individually quick frozen: pieces do not stick together.'],
        ['Added water', 'State the most that you accept, in percent.'],
      ],
      also: {
        caption: 'Parts of a chicken, and what a quote has to know',
        table: {
          head: ['Part', 'What it is', 'State as well'],
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
      grade: 'frozen, 1,000\u00a0g',
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
      'Headless shrimp are counted per pound, head-on shrimp often per kilo. Fish is bought by species and weight. For everything frozen, ask for the net weight without the ice.',
    grades: { title: 'Products' },
    meanings: {
      'fresh-fish': 'By species and weight; whole, gutted or filleted.',
      shrimp: 'Head on, headless or peeled; by count.',
      crab: 'Whole, cut, or picked meat; by species.',
      lobster: 'Whole or tails, by weight. With claws, or spiny without.',
      mussels: 'Whole shell, half shell, or meat; live or frozen.',
      squid: 'Whole, tubes or rings; by length or weight.',
    },
    reading: {
      title: 'How to read the count',
      lead: '16/20 means 16 to 20 shrimp to the pound. Always ask: per pound or per kilo, with or without the head?',
      caption:
        'The largest and the smallest usual count, each with as many shrimp as the middle of the count. In the second row, the head is part of the weight. Each row has its own scale.',
      names: { headless: 'Headless, per pound', 'head-on': 'Head on, per kilo' },
      terms: [
        ['U/15', 'Under 15 to the pound: larger than 16/20.'],
        ['HOSO, HLSO', 'Both have the shell on: HOSO with the head, HLSO without.'],
        ['PD, PUD, PTO', 'All are peeled: PD is deveined, PUD is not, PTO keeps the tail.'],
        [
          'Glaze',
          'A coat of ice, often 8–12% of the weight. Codex counts net weight without it. State the most that you accept.',
        ],
        ['IQF, block', 'Frozen piece by piece, or in one block.'],
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
      'Name the meat first: beef, chicken, turkey or pork. Then come the share of meat, the size, and raw, cooked, smoked or dried. Copies of halal certificates are available on request.',
    grades: { title: 'Products' },
    meanings: {
      sausages: 'Fresh or smoked; by length, diameter and pieces per kilo. Pork is non-halal.',
      bacon: 'Beef or turkey, sliced or in one piece. Pork is non-halal.',
      ham: 'Turkey or beef; cooked, or cured and dried. Pork is non-halal.',
      salami: 'Beef or chicken, in the Gulf mostly cooked. Pork is non-halal.',
      'hot-dogs': 'Cooked sausages of beef, chicken or turkey, by length and pieces per pack.',
      burgers: 'Of beef as a rule, by patty weight and by the share of meat and fat.',
    },
    reading: {
      title: 'How to read a patty size',
      lead: '4:1 means four patties to the pound, 113\u00a0g each: the quarter pounder. 10:1 is the small one, 45\u00a0g each.',
      caption: 'Patties of one thickness, to scale. Grams are a pound divided by the number of patties.',
      names: {
        corner: 'Bacon and ham',
        beef: 'Beef',
        turkey: 'Turkey',
        pork: 'Pork (non-halal)',
        'bacon-cured': 'Bacon, cured, raw (pork: belly or back)',
        'bacon-cooked': 'Bacon, cooked',
        'ham-cured': 'Ham, cured, raw (pork: bone\u00a0in or boneless)',
        'ham-cooked': 'Ham, cooked',
      },
      terms: [
        ['80/20', 'Lean meat and fat in percent. More fat is juicier, and shrinks more.'],
        ['Share of meat', 'The rest is water, starch or protein, and spices.'],
        ['Cured', 'Treated with salt, mostly with nitrite, which keeps the pink color.'],
        ['Allergens', 'Milk, soy, gluten, mustard and egg can be in the recipe: ask for the statement.'],
      ],
      also: { caption: 'HS 2022 codes of bacon and ham by meat and form' },
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
} satisfies GuidesOf<'meat'>
