import type { CategoryFacts } from './types.ts'

export const vegetables = {
  id: 'vegetables',
  picture: 'vegetables-hero',
  groups: [
    {
      id: 'fresh-vegetables',
      picture: 'fresh-vegetables',
      products: [
        {
          id: 'tomatoes',
          good: 'tomato',
          en: ['Tomatoes', 'round, plum or cherry'],
          ar: ['طماطم', 'دائرية أو بيضاوية أو كرزية'],
        },
        { id: 'potatoes', good: 'potato', en: ['Potatoes', 'by use'], ar: ['بطاطس', 'حسب الاستخدام'] },
        { id: 'onions', good: 'onion', en: ['Onions', 'red, white or yellow'], ar: ['بصل', 'أحمر أو أبيض أو أصفر'] },
        { id: 'carrots', good: 'carrot', en: ['Carrots'], ar: ['جزر'] },
        { id: 'cucumbers', good: 'cucumber', en: ['Cucumbers'], ar: ['خيار'] },
        { id: 'bell-peppers', good: 'bell-pepper', en: ['Bell Peppers', 'by color'], ar: ['فلفل رومي', 'حسب اللون'] },
      ],
    },
    {
      id: 'leafy-greens',
      picture: 'leafy-greens',
      products: [
        { id: 'spinach', good: 'spinach', en: ['Spinach', 'baby or bunched'], ar: ['سبانخ', 'صغيرة الورق أو بالحزمة'] },
        { id: 'lettuce', good: 'lettuce', en: ['Lettuce', 'heads'], ar: ['خس', 'رؤوس'] },
        { id: 'kale', good: 'kale', en: ['Kale', 'curly or flat'], ar: ['كيل (كرنب أجعد)', 'مجعّد أو أملس'] },
        { id: 'cabbage', good: 'cabbage', en: ['Cabbage', 'white or red'], ar: ['ملفوف', 'أبيض أو أحمر'] },
        { id: 'arugula', good: 'arugula', en: ['Arugula'], ar: ['جرجير'] },
        { id: 'swiss-chard', good: 'chard', en: ['Swiss Chard'], ar: ['سلق'] },
      ],
    },
    {
      id: 'root-vegetables',
      picture: 'root-vegetables',
      products: [
        {
          id: 'sweet-potatoes',
          good: 'sweet-potato',
          en: ['Sweet Potatoes', 'by flesh color'],
          ar: ['بطاطا حلوة', 'حسب لون اللب'],
        },
        { id: 'beets', good: 'beet', en: ['Beets', 'topped'], ar: ['شمندر', 'بلا أوراق'] },
        { id: 'turnips', good: 'turnip', en: ['Turnips'], ar: ['لفت'] },
        { id: 'radishes', good: 'radish', en: ['Radishes'], ar: ['فجل'] },
        { id: 'parsnips', good: 'parsnip', en: ['Parsnips'], ar: ['جزر أبيض'] },
        { id: 'rutabaga', good: 'rutabaga', en: ['Rutabaga'], ar: ['لفت سويدي'] },
      ],
    },
    {
      id: 'exotic-vegetables',
      picture: 'exotic-vegetables',
      products: [
        { id: 'bok-choy', good: 'bok-choy', en: ['Bok Choy'], ar: ['بوك تشوي'] },
        { id: 'bitter-gourd', good: 'bitter-gourd', en: ['Bitter Gourd', 'karela'], ar: ['قرع مر', 'كريلا'] },
        { id: 'drumsticks', good: 'drumstick', en: ['Drumsticks', 'moringa pods'], ar: ['قرون مورينجا', 'درمستك'] },
        { id: 'taro-root', good: 'taro', en: ['Taro Root'], ar: ['قلقاس'] },
        { id: 'yam', good: 'yam', en: ['Yam'], ar: ['يام'] },
        { id: 'cassava', good: 'cassava', en: ['Cassava'], ar: ['كسافا'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
