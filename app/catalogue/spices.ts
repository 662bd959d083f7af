import type { CategoryFacts } from './types.ts'

export const spices = {
  id: 'spices',
  picture: 'spices-hero',
  groups: [
    {
      id: 'seed-spices',
      picture: 'seed-spices',
      products: [
        { id: 'cumin-seed', good: 'cumin', en: ['Cumin Seed', 'by purity'], ar: ['كمون حب', 'حسب النقاوة'] },
        {
          id: 'coriander-seed',
          good: 'coriander',
          en: ['Coriander Seed', 'whole or split'],
          ar: ['كزبرة حب', 'صحيحة أو مفلوقة'],
        },
        { id: 'fennel-seed', good: 'fennel', en: ['Fennel Seed'], ar: ['شمر حب'] },
        { id: 'fenugreek-seed', good: 'fenugreek', en: ['Fenugreek Seed'], ar: ['حلبة حب'] },
        { id: 'yellow-mustard-seed', good: 'mustard-yellow', en: ['Yellow Mustard Seed'], ar: ['خردل أصفر حب'] },
        { id: 'brown-mustard-seed', good: 'mustard-brown', en: ['Brown Mustard Seed'], ar: ['خردل بني حب'] },
        { id: 'nigella-seed', good: 'nigella', en: ['Nigella Seed', 'kalonji'], ar: ['حبة سوداء', 'حبة البركة'] },
        { id: 'caraway-seed', good: 'caraway', en: ['Caraway Seed'], ar: ['كراوية'] },
      ],
    },
    {
      id: 'whole-spices',
      picture: 'whole-spices',
      products: [
        {
          id: 'black-peppercorns',
          good: 'pepper-black',
          en: ['Black Peppercorns', '500 or 550 g/l'],
          ar: ['فلفل أسود حب', '500 أو 550 جم/لتر'],
        },
        { id: 'white-peppercorns', good: 'pepper-white', en: ['White Peppercorns'], ar: ['فلفل أبيض حب'] },
        {
          id: 'green-cardamom',
          good: 'cardamom',
          en: ['Green Cardamom', 'by pod size'],
          ar: ['هيل أخضر', 'حسب حجم الحبة'],
        },
        { id: 'cloves', good: 'clove', en: ['Cloves'], ar: ['قرنفل'] },
        {
          id: 'ceylon-cinnamon',
          good: 'cinnamon',
          en: ['Ceylon Cinnamon', 'quills'],
          ar: ['قرفة سيلانية', 'أعواد ملفوفة'],
        },
        { id: 'cassia', good: 'cassia', en: ['Cassia', 'bark'], ar: ['قرفة كاسيا', 'لحاء'] },
        {
          id: 'star-anise',
          good: 'star-anise',
          en: ['Star Anise', 'whole or broken'],
          ar: ['يانسون نجمي', 'صحيح أو مكسّر'],
        },
        { id: 'nutmeg', good: 'nutmeg', en: ['Nutmeg', 'shelled'], ar: ['جوزة الطيب', 'بلا قشر'] },
        { id: 'mace', good: 'mace', en: ['Mace', 'blades'], ar: ['بسباسة', 'قشور'] },
        { id: 'bay-leaves', good: 'bay', en: ['Bay Leaves'], ar: ['ورق غار'] },
      ],
    },
    {
      id: 'ground-spices',
      picture: 'ground-spices',
      products: [
        {
          id: 'turmeric-powder',
          good: 'turmeric',
          en: ['Turmeric Powder', 'by curcumin'],
          ar: ['كركم مطحون', 'حسب نسبة الكركمين'],
        },
        { id: 'paprika', good: 'paprika', en: ['Paprika', '60–240 ASTA'], ar: ['بابريكا', '60–240 ASTA'] },
        {
          id: 'chili-powder',
          good: 'chili',
          en: ['Chili Powder', 'by Scoville'],
          ar: ['فلفل أحمر حار مطحون', 'حسب وحدات سكوفيل'],
        },
        { id: 'ginger-powder', good: 'ginger', en: ['Ginger Powder'], ar: ['زنجبيل مطحون'] },
        { id: 'garlic-powder', good: 'garlic', en: ['Garlic Powder'], ar: ['ثوم بودرة'] },
        { id: 'onion-powder', good: 'onion', en: ['Onion Powder'], ar: ['بصل بودرة'] },
        { id: 'ground-cumin', good: 'cumin', en: ['Ground Cumin'], ar: ['كمون مطحون'] },
        { id: 'ground-coriander', good: 'coriander', en: ['Ground Coriander'], ar: ['كزبرة مطحونة'] },
        {
          id: 'ground-black-pepper',
          good: 'pepper-black',
          en: ['Ground Black Pepper', 'by mesh'],
          ar: ['فلفل أسود مطحون', 'حسب مقاس المنخل'],
        },
      ],
    },
    {
      id: 'saffron-aromatics',
      picture: 'saffron',
      products: [
        {
          id: 'saffron-threads',
          good: 'saffron',
          en: ['Saffron Threads', 'ISO 3632'],
          ar: ['زعفران خيوط', 'ISO 3632'],
        },
        { id: 'saffron-powder', good: 'saffron', en: ['Saffron Powder', 'ISO 3632'], ar: ['زعفران مطحون', 'ISO 3632'] },
        { id: 'sumac', good: 'sumac', en: ['Sumac', 'ground'], ar: ['سماق', 'مطحون'] },
        { id: 'dried-limes', good: 'lime-dried', en: ['Dried Limes', 'loomi, whole'], ar: ['لومي', 'صحيح'] },
        { id: 'dried-lime-powder', good: 'lime-dried', en: ['Dried Lime Powder'], ar: ['لومي مطحون'] },
        { id: 'vanilla-beans', good: 'vanilla', en: ['Vanilla Beans'], ar: ['فانيليا أعواد'] },
        { id: 'vanilla-powder', good: 'vanilla', en: ['Vanilla Powder'], ar: ['فانيليا بودرة'] },
      ],
    },
    {
      id: 'spice-blends',
      picture: 'spice-blends',
      products: [
        { id: 'garam-masala', good: 'garam-masala', en: ['Garam Masala'], ar: ['جارام ماسالا'] },
        { id: 'baharat', good: 'baharat', en: ['Baharat'], ar: ['بهارات مشكّلة'] },
        { id: 'ras-el-hanout', good: 'ras-el-hanout', en: ['Ras el Hanout'], ar: ['رأس الحانوت'] },
        { id: 'za-atar', good: 'zaatar', en: ['Za’atar', 'with sesame'], ar: ['زعتر', 'بالسمسم'] },
        { id: 'curry-powder', good: 'curry-powder', en: ['Curry Powder'], ar: ['كاري بودرة'] },
        { id: 'biryani-masala', good: 'biryani', en: ['Biryani Masala'], ar: ['بهارات برياني'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
