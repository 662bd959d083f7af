import type { GuidesOf } from '../schema/guides.ts'
import { classes } from '../site/en/classes.ts'

export const guides = {
  'fresh-vegetables': {
    meta: {
      title: 'Onions, Potatoes & Tomatoes in Dubai',
      description:
        'Tomatoes, potatoes, onions, carrots, cucumbers and bell peppers, wholesale in Dubai: sizes in millimeters to scale, classes and HS codes.',
    },
    introduction:
      'Onions, tomatoes and peppers are sized across, in millimeters; cucumbers by length and weight. The use matters as well: a frying potato is not a salad potato.',
    grades: { title: 'Products' },
    meanings: {
      tomatoes: 'Round, plum or cherry; by diameter and color, on or off the vine.',
      potatoes: 'By size and use: frying, boiling or salad.',
      onions: 'Red, white or yellow; by diameter. Dry skin and a dry, closed neck.',
      carrots: 'By length and thickness; washed, without leaves.',
      cucumbers: 'Short, or long in film; by length and weight.',
      'bell-peppers': 'Green, red or yellow; by width across the shoulder.',
    },
    reading: {
      title: 'How to read the size',
      lead: 'Onions of 40–60\u00a0mm are at least 40\u00a0mm across, and at most 60.',
      caption:
        'All to one scale: the hole is the lower figure, the onion or tomato the middle of the range. The onions in one package may not differ by more (UNECE FFV-25); the tomatoes are four sizes of UNECE FFV-36.',
      names: { onions: 'Onions', tomatoes: 'Round tomatoes' },
      terms: [
        ['Diameter', 'Across the widest part.'],
        ['Potatoes', 'Sized by square mesh: 45\u00a0mm and up do not fall through holes of 45\u00a0mm.'],
        ['Dry matter', 'Potatoes with more of it fry crisper and take up less oil.'],
        ['Cured', 'Onions dried until the neck closes, so that they keep.'],
      ],
      also: {
        caption:
          'UNECE classes (onions: I and II; potatoes: none). The tolerance is the share that may be out of class.',
        table: classes,
      },
    },
    inquiry: {
      product: 'Red onions',
      grade: '50–70\u00a0mm, class I',
      quantity: '20 tons',
      packing: 'in 25kg mesh bags',
      destination: 'to Dubai',
      documents: 'with a phytosanitary certificate',
    },
  },
  'leafy-greens': {
    meta: {
      title: 'Spinach, Lettuce & Leafy Greens in Dubai',
      description:
        'Spinach, lettuce, kale, cabbage, arugula and Swiss chard, wholesale in Dubai: how each is packed, how long it keeps, HS codes and names.',
    },
    introduction:
      'Leaves lose water from the moment they are cut, so buy greens cold and often. Heads and bunches are sold by number, loose leaves by weight.',
    grades: { title: 'Products' },
    meanings: {
      spinach: 'Baby leaves, or bunched with stems.',
      lettuce: 'Heads, by count: iceberg, romaine, leaf.',
      kale: 'Curly or flat; bunched or loose.',
      cabbage: 'White or red heads, by weight; firm and closed.',
      arugula: 'Large leaves in bunches (jarjeer), or baby leaves (rocket).',
      'swiss-chard': 'Bunches; green, or with colored stems.',
    },
    reading: {
      title: 'How each is packed',
      lead: 'Name the form before the weight: baby spinach and bunched spinach are two products.',
      caption: 'Common forms, and how long each keeps in the cold',
      table: {
        head: ['Green', 'Form', 'Counted in', 'Keeps'],
        rows: [
          ['Spinach', 'Baby leaves; bunches', 'Kilos; bunches', 'Days'],
          ['Lettuce', 'Heads', 'Heads per carton', 'A week or two'],
          ['Kale', 'Bunches; leaves', 'Bunches; kilos', 'Days'],
          ['Cabbage', 'Heads', 'Kilos', 'Months'],
          ['Arugula', 'Bunches; baby leaves', 'Bunches; kilos', 'Days'],
          ['Swiss chard', 'Bunches', 'Bunches', 'Days'],
        ],
      },
      terms: [
        ['Baby leaf', 'Cut young and small, for salads without trimming.'],
        ['Washed', 'Ready to use.'],
        ['Head weight', 'Heavier heads are denser; a carton holds fewer.'],
        ['Cold chain', 'Kept cold without a break.'],
        ['Ethylene', 'A gas from ripening fruit. It turns leaves yellow: store them apart.'],
      ],
    },
    inquiry: {
      product: 'Romaine lettuce',
      grade: 'whole heads',
      quantity: '600 heads, three times a week',
      packing: 'in cartons of 12',
      destination: 'to Dubai',
      documents: 'with a phytosanitary certificate',
    },
  },
  'root-vegetables': {
    meta: {
      title: 'Beets, Turnips & Root Vegetables in Dubai',
      description:
        'Sweet potatoes, beets, turnips, radishes, parsnips and rutabaga, wholesale in Dubai: sizes in millimeters, how to store them and HS codes.',
    },
    introduction:
      'Roots should be firm, dry and free of soil. With leaves they keep for days, without leaves for weeks or months.',
    grades: { title: 'Products' },
    meanings: {
      'sweet-potatoes': 'Orange, white or purple flesh; by weight.',
      beets: 'By diameter; topped, or bunched.',
      turnips: 'White, or white and purple; sized like beets.',
      radishes: 'Small red ones in bunches, or long white ones by weight.',
      parsnips: 'By thickness at the shoulder; pale and straight.',
      rutabaga: 'Larger and yellower than a turnip. By weight.',
    },
    reading: {
      title: 'How to read the size',
      lead: 'Roots are measured across the thickest part. Small ones are tender and cook whole; large ones peel with less waste.',
      caption: 'Beets and holes of 40, 60, 80 and 100\u00a0mm, to one scale',
      terms: [
        ['Topped', 'Leaves cut off.'],
        ['Shoulder', 'The thick upper end, where the leaves grew.'],
        ['Cured', 'Sweet potatoes held warm and moist after harvest, so that the skin heals.'],
        ['Swede, turnip', 'Two roots that share these names in some countries. State the color of the flesh.'],
      ],
      also: {
        caption: 'How to store them',
        table: {
          head: ['Root', 'Where', 'Keeps'],
          rows: [
            ['Sweet potatoes', 'Cool, dark and dry; not in the cold room', 'Weeks to months'],
            ['Beets, turnips', 'Cold and moist, topped', 'Weeks to months'],
            ['Radishes', 'Cold and moist', 'Days bunched, weeks topped'],
            ['Parsnips, rutabaga', 'Cold and moist, topped', 'Weeks to months'],
          ],
        },
      },
    },
    inquiry: {
      product: 'Beets',
      grade: '60–80\u00a0mm, topped',
      quantity: '2 tons',
      packing: 'in 10kg bags',
      destination: 'to Dubai',
      documents: 'with a phytosanitary certificate',
    },
  },
  'exotic-vegetables': {
    meta: {
      title: 'Bitter Gourd, Taro & Exotics in Dubai',
      description:
        'Bok choy, bitter gourd, drumsticks, taro, yam and cassava, wholesale in Dubai: which root is meant by which name, and its HS code.',
    },
    introduction: 'One name can mean several plants: “yam” may be any of three roots, each with its own customs code.',
    grades: { title: 'Products' },
    meanings: {
      'bok-choy': 'Whole heads, baby or large; white or green stems.',
      'bitter-gourd': 'By length and color; firm, green and ridged.',
      drumsticks: 'Moringa pods, by length; green, slender, not woody.',
      'taro-root': 'By weight; firm, dry, without sprouts. Must be cooked.',
      yam: 'True yam, Dioscorea; by weight. Must be cooked.',
      cassava: 'Long roots, often waxed. Must be peeled and cooked.',
    },
    reading: {
      title: 'Which root is meant',
      lead: 'In the US a “yam” is a sweet potato, in India often suran. State the plant: it decides the customs code.',
      caption: 'Starchy roots in HS 2022, fresh, chilled, frozen or dried',
      names: {
        corner: 'Name',
        plant: 'Plant',
        code: 'HS code',
        taro: 'Taro, arvi',
        yautia: 'Yautia, malanga',
        yam: 'Yam',
        'elephant-foot': 'Elephant foot yam, suran',
        'sweet-potato': 'Sweet potato (“yam” in the US)',
        cassava: 'Cassava, manioc, yuca',
      },
      terms: [
        ['Corm', 'The swollen base of a stem, as in taro.'],
        ['Waxed', 'Coated with food wax against drying out.'],
        ['Baby, Shanghai', 'Bok choy cut small; bok choy with green stems.'],
        ['Fresh cassava', 'Spoils two or three days after harvest, unless it is waxed.'],
      ],
    },
    inquiry: {
      product: 'Taro root (arvi)',
      grade: 'small, without sprouts',
      quantity: '500kg a week',
      packing: 'in 5kg cartons',
      destination: 'to Dubai',
      documents: 'with a phytosanitary certificate',
    },
  },
} satisfies GuidesOf<'vegetables'>
