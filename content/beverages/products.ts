import type { CategoryFacts } from '../schema/catalogue.ts'

export const products = {
  id: 'beverages',
  picture: 'beverages-hero',
  groups: [
    {
      id: 'tea-varieties',
      picture: 'tea',
      products: [
        { id: 'black-tea', good: 'tea-black', en: ['Black Tea', 'orthodox or CTC'], ar: ['شاي أسود', 'ورق أو خرز (CTC)'] },
        { id: 'green-tea', good: 'tea-green', en: ['Green Tea'], ar: ['شاي أخضر'] },
        { id: 'earl-grey', good: 'earl-grey', en: ['Earl Grey', 'black tea with bergamot'], ar: ['شاي إيرل جراي', 'شاي أسود بالبرجموت'] },
        {
          id: 'masala-chai',
          good: 'chai',
          en: ['Masala Chai', 'spiced black tea'],
          ar: ['شاي ماسالا', 'شاي أسود بالبهارات'],
        },
        { id: 'oolong-tea', good: 'oolong', en: ['Oolong Tea', 'partly oxidized'], ar: ['شاي أولونج', 'مؤكسد جزئيًا'] },
        { id: 'white-tea', good: 'tea-white', en: ['White Tea', 'buds and leaves'], ar: ['شاي أبيض', 'براعم وأوراق'] },
      ],
    },
    {
      id: 'coffee-products',
      picture: 'coffee',
      products: [
        {
          id: 'arabica-beans',
          good: 'arabica',
          en: ['Arabica Beans', 'by screen size'],
          ar: ['بن أرابيكا', 'حسب مقاس الغربال'],
        },
        {
          id: 'robusta-beans',
          good: 'robusta',
          en: ['Robusta Beans', 'by screen size'],
          ar: ['بن روبوستا', 'حسب مقاس الغربال'],
        },
        {
          id: 'instant-coffee',
          good: 'coffee-instant',
          en: ['Instant Coffee', 'spray or freeze dried'],
          ar: ['قهوة سريعة الذوبان', 'مجففة بالرذاذ أو بالتجميد'],
        },
        { id: 'ground-coffee', good: 'coffee', en: ['Ground Coffee', 'coarse to fine'], ar: ['بن مطحون', 'من خشن إلى ناعم'] },
        { id: 'espresso-blends', good: 'coffee', en: ['Espresso Blends'], ar: ['خلطات إسبريسو'] },
      ],
    },
    {
      id: 'herbal-teas',
      picture: 'herbal-teas',
      products: [
        { id: 'chamomile', good: 'chamomile', en: ['Chamomile', 'flowers'], ar: ['بابونج', 'أزهار'] },
        { id: 'peppermint', good: 'peppermint', en: ['Peppermint', 'leaves'], ar: ['نعناع فلفلي', 'أوراق'] },
        { id: 'ginger-tea', good: 'ginger', en: ['Ginger Tea', 'cut ginger root'], ar: ['شاي زنجبيل', 'زنجبيل مقطّع'] },
        { id: 'lemon-grass', good: 'lemongrass', en: ['Lemon Grass', 'cut leaves'], ar: ['عشبة الليمون', 'أوراق مقطّعة'] },
        { id: 'hibiscus', good: 'hibiscus', en: ['Hibiscus', 'karkade, dried calyces'], ar: ['كركديه', 'أزهار (كؤوس) مجففة'] },
        { id: 'tulsi', good: 'tulsi', en: ['Tulsi', 'holy basil'], ar: ['تولسي', 'ريحان هندي'] },
      ],
    },
    {
      id: 'beverage-mixes',
      picture: 'beverage-mixes',
      products: [
        { id: 'hot-chocolate', good: 'hot-chocolate', en: ['Hot Chocolate'], ar: ['شوكولاتة ساخنة'] },
        { id: 'matcha-powder', good: 'matcha', en: ['Matcha Powder', 'by grade'], ar: ['ماتشا بودرة', 'حسب الدرجة'] },
        { id: 'chai-latte-mix', good: 'chai-latte', en: ['Chai Latte Mix'], ar: ['خلطة تشاي لاتيه'] },
        { id: 'protein-shakes', good: 'protein', en: ['Protein Shakes'], ar: ['مشروبات البروتين'] },
        { id: 'energy-drinks', good: 'energy-drink', en: ['Energy Drinks'], ar: ['مشروبات الطاقة'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
