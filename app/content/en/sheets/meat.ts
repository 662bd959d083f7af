import type { SheetsOf } from '../../sheetWords.ts'

const documents = 'Halal certificate, veterinary health certificate, origin'

export const meat = {
  'fresh-meat': {
    meta: {
      title: 'Beef, Lamb & Goat, Wholesale in Dubai',
      description:
        'Beef, lamb, mutton, goat, veal and pork by cut, chilled or frozen: how the form sets the customs code, and names in Arabic. From Dubai.',
    },
    introduction:
      'Meat is bought by animal, cut and state: chilled or frozen, bone in or boneless, whole carcass or cut. These words set the customs code and the documents, so put them in the first message. Pork is listed as non-halal and handled apart.',
    grades: { title: 'Products', remark: 'By animal. The cut and the state make the grade.' },
    meanings: {
      beef: 'By cut: forequarter for stews and mince, hindquarter for roasts and steaks.',
      lamb: 'Sheep under one year. Carcasses, legs, shoulders and racks.',
      mutton: 'Mature sheep: stronger taste, for slow cooking.',
      'goat-meat': 'Bone in or boneless. In India this is what “mutton” means.',
      pork: 'Non-halal. By cut; sold apart and labeled.',
      veal: 'Young cattle: pale, tender and lean. By cut.',
    },
    reading: {
      title: 'How the form sets the code',
      lead: 'Chilled or frozen, bone in or out: each form has its own customs code. A quote for “beef” alone cannot name one.',
      caption: 'HS 2022 codes of cuts by form. Carcasses and half-carcasses have codes of their own.',
      names: {
        corner: 'Cuts',
        'chilled-boneless': 'Chilled, boneless',
        'chilled-bone-in': 'Chilled, bone in',
        'frozen-boneless': 'Frozen, boneless',
        'frozen-bone-in': 'Frozen, bone in',
        beef: 'Beef, veal',
        lamb: 'Lamb, mutton',
        goat: 'Goat',
      },
      terms: [
        ['Chilled', 'Never frozen. Keeps for weeks in vacuum packs, days without.'],
        ['Frozen', 'Kept at –18\u00a0°C or colder, and not thawed on the way.'],
        ['Forequarter, hindquarter', 'The front and the rear half of a side. The rear holds the loin and the leg.'],
        ['CL', 'Chemical lean: 90 CL trimmings are 90% lean meat and 10% fat.'],
      ],
    },
    inquiry: {
      grade: 'Animal, cut, bone in or boneless, chilled or frozen',
      documents,
      example: 'Lamb legs, bone in, chilled, 1 ton, to Abu Dhabi, with halal and veterinary health certificates.',
    },
  },
  poultry: {
    meta: {
      title: 'Chicken, Turkey & Duck, Wholesale in Dubai',
      description:
        'Whole chicken by bird weight, breast, thighs and wings, turkey and duck: sizes to scale, HS codes and names in Arabic. From Dubai.',
    },
    introduction:
      'Whole chicken is bought by the weight of the bird, because a grill or a kitchen portions by the bird. Parts are bought by cut, with or without bone and skin. State chilled or frozen, and how many birds or kilos go into a carton.',
    grades: { title: 'Products', remark: 'Whole birds by weight, parts by cut.' },
    meanings: {
      'whole-chicken': 'By bird weight, with or without giblets. For grills and kitchens.',
      'chicken-breast': 'Boneless and skinless, or bone in. By weight of the piece.',
      'chicken-thighs': 'Boneless or bone in, skin on or off. For grilling and curries.',
      'chicken-wings': 'Three joints is the whole wing, two joints without the tip.',
      turkey: 'Whole bird, or breast. By weight.',
      duck: 'Whole bird, or breast with the skin on.',
    },
    reading: {
      title: 'How to read the bird weight',
      lead: 'A carton marked 10 × 1000\u00a0g holds ten birds of about one kilo. A bird of 1400\u00a0g is only a third longer than one of 600\u00a0g, and more than twice the meat.',
      caption: 'Birds from 1400\u00a0g to 600\u00a0g, drawn to one scale by the cube root of their weight.',
      terms: [
        ['Griller', 'A whole dressed chicken, sized by weight.'],
        ['With giblets', 'Neck, liver, heart and gizzard packed inside.'],
        ['IQF', 'Individually quick frozen: pieces do not stick together.'],
        ['Glaze, added water', 'Say the most that you accept, in percent.'],
      ],
    },
    inquiry: {
      grade: 'The cut or bird weight; bone, skin; chilled or frozen',
      documents,
      example:
        'Whole chicken, frozen, 1000\u00a0g, 10 to a carton, 5 tons, to Salalah, with halal and health certificates.',
    },
  },
  seafood: {
    meta: {
      title: 'Shrimp, Fish & Seafood, Wholesale in Dubai',
      description:
        'Shrimp by count per pound, fish, crab, lobster, mussels and squid: what 16/20 means, HS codes and names in Arabic. From Dubai.',
    },
    introduction:
      'Shrimp are sized by how many make a pound: 16/20 are larger than 41/50. Headless shrimp are counted per pound, head-on often per kilo, so say which. Fish goes by species and weight, and every frozen product by its net weight without the ice.',
    grades: { title: 'Products', remark: 'Shrimp by count, the others by species, form and weight.' },
    meanings: {
      'fresh-fish': 'By species and weight; whole, gutted or filleted.',
      shrimp: 'By count. Head-on, headless, or peeled and deveined.',
      crab: 'Whole, cut, or picked meat. By species.',
      lobster: 'Whole or tails, by weight. Clawed and spiny lobster differ.',
      mussels: 'Whole shell, half shell, or meat. Live or frozen.',
      squid: 'Whole, tubes or rings. By length or weight of the tube.',
    },
    reading: {
      title: 'How to read the count',
      lead: '16/20 means 16 to 20 shrimp to the pound. U/15 means under 15. The lower the count, the larger the shrimp.',
      caption:
        'The same shrimp at five counts, drawn to one scale. Grams are a pound divided by the middle of the count; for U/15, by 15.',
      terms: [
        ['HOSO, HLSO', 'Head on and shell on; headless with the shell on.'],
        ['PD, PUD', 'Peeled and deveined; peeled and undeveined.'],
        ['Glaze', 'Ice that protects the surface. Net weight is without it.'],
        ['IQF, block', 'Frozen piece by piece, or together in one block.'],
      ],
    },
    inquiry: {
      grade: 'Species, form, count or weight, glaze in percent',
      documents: 'Health certificate, origin, catch certificate if your market asks',
      example: 'Shrimp, headless, shell on, 16/20, frozen, 2 tons, to Kuwait City, net weight without glaze.',
    },
  },
  'processed-meat': {
    meta: {
      title: 'Sausages, Burgers & Deli, Wholesale in Dubai',
      description:
        'Sausages, hot dogs, burgers, salami, ham and bacon of beef, chicken or turkey; pork kinds are non-halal. Patty sizes to scale. From Dubai.',
    },
    introduction:
      'With processed meat the meat itself is the first question: beef, chicken, turkey or pork. Pork kinds are non-halal, and each is marked so. Then come the share of meat, the size of the piece, and whether it is raw, cooked, smoked or dried.',
    grades: { title: 'Products', remark: 'Say the meat first, then the form.' },
    meanings: {
      sausages: 'Fresh or smoked, by length and diameter. Pork is non-halal.',
      bacon: 'Beef or turkey, sliced or in one piece. Pork is non-halal.',
      ham: 'Turkey or beef ham, whole or sliced. Pork is non-halal.',
      salami: 'Dried and cured, whole or sliced. Pork is non-halal.',
      'hot-dogs': 'Cooked sausages, by length and pieces per pack.',
      burgers: 'By patty weight and by the share of meat and fat.',
    },
    reading: {
      title: 'How to read a patty size',
      lead: '4:1 means four patties to the pound, 113\u00a0g each: the quarter pounder. 10:1 is the thin one of 45\u00a0g.',
      caption: 'Patties of one thickness, drawn to one scale. Grams are a pound divided by the number of patties.',
      terms: [
        ['80/20', 'Lean meat and fat in percent. More fat is juicier and shrinks more.'],
        ['Raw, cooked', 'Raw must be cooked through; cooked only warmed.'],
        ['Smoked, cured', 'Treated with smoke; treated with salt and nitrite.'],
        ['Allergens', 'Milk, soy, gluten, mustard and egg can be in the recipe. Ask for the statement.'],
      ],
    },
    inquiry: {
      grade: 'The meat, its share in percent, size, raw or cooked',
      documents: 'Halal certificate, health certificate, allergen statement',
      example: 'Beef burgers, 4:1, 80/20, frozen, 1 ton, to Dubai, with halal certificate and allergen statement.',
    },
  },
} satisfies SheetsOf<'meat'>
