import type { CategoryFacts } from '../schema/catalogue.ts'

export const products = {
  id: 'meat',
  picture: 'meat-hero',
  groups: [
    {
      id: 'fresh-meat',
      picture: 'fresh-meat',
      products: [
        { id: 'beef', good: 'beef', en: ['Beef', 'by cut'], ar: ['لحم بقر', 'حسب القطعية'] },
        { id: 'lamb', good: 'lamb', en: ['Lamb', 'under one year'], ar: ['لحم حَمَل', 'عمره أقل من سنة'] },
        { id: 'mutton', good: 'mutton', en: ['Mutton', 'mature sheep'], ar: ['لحم ضأن', 'أغنام بالغة'] },
        { id: 'goat-meat', good: 'goat', en: ['Goat Meat', 'sold as mutton in India'], ar: ['لحم ماعز', 'بالعظم أو بدون عظم'] },
        { id: 'pork', good: 'pork', en: ['Pork', 'non-halal, by cut'], ar: ['لحم خنزير', 'حسب القطعية؛ لغير المسلمين'] },
        { id: 'veal', good: 'veal', en: ['Veal', 'by cut'], ar: ['لحم عجل', 'حسب القطعية'] },
      ],
    },
    {
      id: 'poultry',
      picture: 'poultry',
      products: [
        { id: 'whole-chicken', good: 'chicken', en: ['Whole Chicken', 'by bird weight'], ar: ['دجاج كامل', 'حسب وزن الدجاجة'] },
        {
          id: 'chicken-breast',
          good: 'chicken',
          en: ['Chicken Breast', 'boneless or bone in'],
          ar: ['صدور دجاج', 'بالعظم أو بدون عظم'],
        },
        {
          id: 'chicken-thighs',
          good: 'chicken',
          en: ['Chicken Thighs', 'boneless or bone in'],
          ar: ['أفخاذ دجاج', 'بالعظم أو بدون عظم'],
        },
        {
          id: 'chicken-wings',
          good: 'chicken',
          en: ['Chicken Wings', 'two or three joints'],
          ar: ['أجنحة دجاج', 'بمفصلين أو ثلاثة مفاصل'],
        },
        { id: 'turkey', good: 'turkey', en: ['Turkey', 'whole or breast'], ar: ['ديك رومي', 'كامل أو صدر'] },
        { id: 'duck', good: 'duck', en: ['Duck', 'whole or breast'], ar: ['بط', 'كامل أو صدر'] },
      ],
    },
    {
      id: 'seafood',
      picture: 'seafood',
      products: [
        { id: 'fresh-fish', good: 'fish', en: ['Fresh Fish', 'whole or fillet'], ar: ['سمك طازج', 'كامل أو فيليه'] },
        { id: 'shrimp', good: 'shrimp', en: ['Shrimp', 'prawns, by count'], ar: ['روبيان', 'حسب المقاس'] },
        { id: 'crab', good: 'crab', en: ['Crab', 'whole or meat'], ar: ['سلطعون', 'كامل أو لحم'] },
        { id: 'lobster', good: 'lobster', en: ['Lobster', 'whole or tails'], ar: ['لوبستر', 'كامل أو ذيول'] },
        {
          id: 'mussels',
          good: 'mussel',
          en: ['Mussels', 'whole or half shell'],
          ar: ['بلح البحر', 'بالصدفة الكاملة أو بنصف صدفة'],
        },
        { id: 'squid', good: 'squid', en: ['Squid', 'calamari: whole, tubes or rings'], ar: ['حبار', 'كامل أو أنابيب أو حلقات'] },
      ],
    },
    {
      id: 'processed-meat',
      picture: 'processed-meat',
      products: [
        {
          id: 'sausages',
          good: 'sausage',
          en: ['Sausages', 'fresh or smoked; pork is non-halal'],
          ar: ['نقانق', 'طازجة أو مدخّنة؛ والمصنوع من لحم الخنزير لغير المسلمين'],
        },
        {
          id: 'bacon',
          good: 'bacon',
          en: ['Bacon', 'sliced or in one piece; pork is non-halal'],
          ar: ['بيكون', 'شرائح أو قطعة كاملة؛ والمصنوع من لحم الخنزير لغير المسلمين'],
        },
        {
          id: 'ham',
          good: 'ham',
          en: ['Ham', 'whole or sliced; pork is non-halal'],
          ar: ['جامبون', 'كامل أو شرائح؛ والمصنوع من لحم الخنزير لغير المسلمين'],
        },
        {
          id: 'salami',
          good: 'salami',
          en: ['Salami', 'whole or sliced; pork is non-halal'],
          ar: ['سلامي', 'كامل أو شرائح؛ والمصنوع من لحم الخنزير لغير المسلمين'],
        },
        { id: 'hot-dogs', good: 'hot-dog', en: ['Hot Dogs'], ar: ['هوت دوج'] },
        { id: 'burgers', good: 'burger', en: ['Burgers', 'by patty weight'], ar: ['برجر', 'حسب وزن القرص'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
