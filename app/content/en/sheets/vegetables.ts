import type { SheetsOf } from '../../sheetWords.ts'

const documents = 'Origin, phytosanitary, residues on request'

export const vegetables = {
  'fresh-vegetables': {
    meta: {
      title: 'Onions, Potatoes & Tomatoes in Dubai',
      description:
        'Tomatoes, potatoes, onions, carrots, cucumbers and bell peppers, wholesale in Dubai: sizes in millimeters, HS codes and other names.',
    },
    introduction:
      'Fresh vegetables are sized across, in millimeters, and sorted into classes by shape and marks. Say the size, the color and what it is for: a frying potato is not a salad potato. Ask which origin is in season when you need it.',
    grades: { title: 'Products', remark: 'What each is sized and sorted by.' },
    meanings: {
      tomatoes: 'Round, plum or cherry; by diameter and color. On or off the vine.',
      potatoes: 'By size and use: for frying, boiling or salad.',
      onions: 'Red, white or yellow, by diameter; dry skin, firm neck.',
      carrots: 'By length and thickness; washed or as lifted.',
      cucumbers: 'By length: short Gulf type or long. Straight and firm.',
      'bell-peppers': 'Green, red or yellow; by width and wall.',
    },
    reading: {
      title: 'How to read the size',
      lead: 'Onions, tomatoes and potatoes are measured across the widest part. “55 and up” means nothing smaller than 55\u00a0mm.',
      caption: 'Onions of 40, 55, 70 and 85\u00a0mm across, drawn to one scale.',
      terms: [
        ['Diameter', 'Across the widest part, at a right angle to the axis.'],
        ['Class I, II', 'UNECE classes: by shape, color and marks.'],
        ['Dry matter', 'In potatoes: more of it fries crisper and takes up less oil.'],
        ['Cured', 'Onions dried until the neck closes: they keep for weeks.'],
      ],
    },
    inquiry: {
      grade: 'Vegetable, size in mm, color, class, use',
      documents,
      example:
        'Red onions, 55\u00a0mm and up, class I, 20 tons in 25kg net bags, to Dubai, with phytosanitary certificate.',
    },
  },
  'leafy-greens': {
    meta: {
      title: 'Spinach, Lettuce & Leafy Greens in Dubai',
      description:
        'Spinach, lettuce, kale, cabbage, arugula and Swiss chard, wholesale in Dubai: how each is packed and counted, HS codes and other names.',
    },
    introduction:
      'Leaves lose water from the moment they are cut, so greens are bought fresh, cold and often. Heads are counted to the carton; bunches and loose leaves go by weight. Days are what most leaves keep; cabbage keeps for weeks.',
    grades: { title: 'Products', remark: 'Heads, bunches and loose leaves.' },
    meanings: {
      spinach: 'Baby leaves, or bunched with stems.',
      lettuce: 'Whole heads, by count per carton: iceberg, romaine, leaf.',
      kale: 'Curly or flat leaves, bunched or loose.',
      cabbage: 'White or red heads, by weight; firm and closed.',
      arugula: 'Jarjeer: bunched for the Gulf, loose baby leaves for salads.',
      'swiss-chard': 'Bunches; green, or with colored stems.',
    },
    reading: {
      title: 'How each is packed',
      lead: 'Say the form before the weight: a kilo of baby spinach and a kilo of bunched spinach are two products.',
      caption: 'The forms in which each is commonly sold, and what it is counted in.',
      table: {
        head: ['Green', 'Form', 'Counted in'],
        rows: [
          ['Spinach', 'Baby leaves; bunches', 'Kilos; bunches'],
          ['Lettuce', 'Heads', 'Heads per carton'],
          ['Kale', 'Bunches; loose leaves', 'Bunches; kilos'],
          ['Cabbage', 'Heads', 'Kilos, weight per head'],
          ['Arugula', 'Bunches; baby leaves', 'Bunches; kilos'],
          ['Swiss chard', 'Bunches', 'Bunches'],
        ],
      },
      terms: [
        ['Baby leaf', 'Cut young and small, for salads without trimming.'],
        ['Washed', 'Ready to use, or for washing in your kitchen: say which.'],
        ['Head weight', 'Heavier heads are denser; a carton then holds fewer.'],
        ['Cold chain', 'Kept cold without a break from field to door.'],
      ],
    },
    inquiry: {
      grade: 'The green, its form, heads or weight per carton',
      documents,
      example: 'Romaine lettuce, 12 heads to a carton, 50 cartons three times a week, to Dubai.',
    },
  },
  'root-vegetables': {
    meta: {
      title: 'Beets, Turnips & Root Vegetables in Dubai',
      description:
        'Sweet potatoes, beets, turnips, radishes, parsnips and rutabaga, wholesale in Dubai: sizes in millimeters, HS codes and other names.',
    },
    introduction:
      'Roots keep longer than leaves: weeks in a cool, dark store. They are sized across the thickest part, in millimeters, and should be firm, dry and free of soil. With or without leaves they look and keep differently: say which.',
    grades: { title: 'Products', remark: 'What each is sized and sorted by.' },
    meanings: {
      'sweet-potatoes': 'By flesh color, orange, white or purple, and by size.',
      beets: 'By diameter; without leaves, or bunched.',
      turnips: 'By diameter; white, or white and purple.',
      radishes: 'Small red ones in bunches, or long white ones by weight.',
      parsnips: 'By thickness at the shoulder; pale and straight.',
      rutabaga: 'Swede: larger and yellower than a turnip. By weight.',
    },
    reading: {
      title: 'How to read the size',
      lead: 'Roots are measured across the thickest part. Small ones are tender and cook whole; large ones peel with less waste.',
      caption: 'Roots of 40, 60, 80 and 100\u00a0mm across, drawn to one scale.',
      terms: [
        ['Topped', 'Leaves cut off. Bunched roots keep theirs.'],
        ['Shoulder', 'The thick upper end, where the leaves grew.'],
        ['Cured', 'Sweet potatoes held warm and moist after harvest, so that the skin heals and they keep.'],
        ['Swede, turnip', 'Two roots. In some countries each goes by the other’s name: say the flesh color.'],
      ],
    },
    inquiry: {
      grade: 'The root, size in mm, topped or bunched',
      documents,
      example: 'Beets, 60 to 80\u00a0mm, topped, 2 tons in 10kg bags, to Dubai, with phytosanitary certificate.',
    },
  },
  'exotic-vegetables': {
    meta: {
      title: 'Bitter Gourd, Taro & Exotics in Dubai',
      description:
        'Bok choy, bitter gourd, drumsticks, taro, yam and cassava, wholesale in Dubai: which root is meant by which name, and its HS code.',
    },
    introduction:
      'These vegetables go by many names, and one name can mean several plants. “Yam” alone may be three different roots, each with its own customs code. Say the name that your kitchen uses and, for roots, the plant; the table helps.',
    grades: { title: 'Products', remark: 'What to look at in each.' },
    meanings: {
      'bok-choy': 'Whole heads, baby or large; white or green stems.',
      'bitter-gourd': 'Karela: by length and color; firm and ridged.',
      drumsticks: 'Moringa pods: by length; green, and they bend before they break.',
      'taro-root': 'Arvi: corms by weight; firm and dry, without sprouts.',
      yam: 'True yam, Dioscorea: by weight; whole or in cuts.',
      cassava: 'Long roots, often waxed to keep. Must be cooked.',
    },
    reading: {
      title: 'Which root is meant',
      lead: 'Ask for a yam in three countries and you get three plants. The plant decides the customs code, so name it.',
      caption: 'Starchy roots and tubers with their six digits of HS 2022, fresh, chilled, frozen or dried.',
      names: {
        corner: 'Name',
        plant: 'Plant',
        code: 'HS code',
        taro: 'Taro, arvi',
        yautia: 'Yautia, malanga',
        yam: 'Yam',
        'elephant-foot': 'Elephant-foot yam, suran',
        'sweet-potato': 'Sweet potato (“yam” in the US)',
        cassava: 'Cassava, manioc, yuca',
      },
      terms: [
        ['Corm', 'The swollen base of the stem, as in taro.'],
        ['Waxed', 'Coated with food wax so that the root does not dry out.'],
        ['Karela, arvi, suran', 'Hindi and Urdu for bitter gourd, taro and elephant-foot yam.'],
      ],
    },
    inquiry: {
      grade: 'The vegetable by its plant, size or length',
      documents,
      example: 'Taro root (arvi), 500kg in 10kg cartons, weekly, to Dubai, with phytosanitary certificate.',
    },
  },
} satisfies SheetsOf<'vegetables'>
