import type { CategoryFacts } from '../schema/catalogue.ts'

export const products = {
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
          ar: ['طماطم', 'مستديرة أو بيضاوية أو كرزية'],
        },
        { id: 'potatoes', good: 'potato', en: ['Potatoes', 'for frying or salad'], ar: ['بطاطس', 'للقلي أو للسلطات'] },
        { id: 'onions', good: 'onion', en: ['Onions', 'red, white or yellow'], ar: ['بصل', 'أحمر أو أبيض أو أصفر'] },
        { id: 'carrots', good: 'carrot', en: ['Carrots'], ar: ['جزر'] },
        { id: 'cucumbers', good: 'cucumber', en: ['Cucumbers'], ar: ['خيار'] },
        { id: 'bell-peppers', good: 'bell-pepper', en: ['Bell Peppers', 'capsicum, by color'], ar: ['فلفل رومي', 'حسب اللون'] },
      ],
    },
    {
      id: 'leafy-greens',
      picture: 'leafy-greens',
      products: [
        { id: 'spinach', good: 'spinach', en: ['Spinach', 'baby or bunched'], ar: ['سبانخ', 'صغيرة الورق أو بالحزمة'] },
        { id: 'lettuce', good: 'lettuce', en: ['Lettuce', 'whole heads'], ar: ['خس', 'رؤوس'] },
        { id: 'kale', good: 'kale', en: ['Kale', 'curly or flat'], ar: ['كيل (كرنب ورقي)', 'مجعّد أو أملس'] },
        { id: 'cabbage', good: 'cabbage', en: ['Cabbage', 'white or red'], ar: ['ملفوف', 'أبيض أو أحمر'] },
        { id: 'arugula', good: 'arugula', en: ['Arugula', 'rocket, jarjeer'], ar: ['جرجير'] },
        { id: 'swiss-chard', good: 'chard', en: ['Swiss Chard', 'silverbeet'], ar: ['سلق'] },
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
        { id: 'beets', good: 'beet', en: ['Beets', 'beetroot, without leaves'], ar: ['شمندر', 'بدون أوراق'] },
        { id: 'turnips', good: 'turnip', en: ['Turnips'], ar: ['لفت'] },
        { id: 'radishes', good: 'radish', en: ['Radishes'], ar: ['فجل'] },
        { id: 'parsnips', good: 'parsnip', en: ['Parsnips'], ar: ['جزر أبيض'] },
        { id: 'rutabaga', good: 'rutabaga', en: ['Rutabaga', 'swede'], ar: ['لفت سويدي'] },
      ],
    },
    {
      id: 'exotic-vegetables',
      picture: 'exotic-vegetables',
      products: [
        { id: 'bok-choy', good: 'bok-choy', en: ['Bok Choy', 'pak choi'], ar: ['بوك تشوي'] },
        { id: 'bitter-gourd', good: 'bitter-gourd', en: ['Bitter Gourd', 'karela'], ar: ['قرع مر', 'كريلا'] },
        { id: 'drumsticks', good: 'drumstick', en: ['Drumsticks', 'moringa pods'], ar: ['قرون مورينجا', 'درمستك'] },
        { id: 'taro-root', good: 'taro', en: ['Taro Root', 'arvi'], ar: ['قلقاس'] },
        { id: 'yam', good: 'yam', en: ['Yam'], ar: ['يام'] },
        { id: 'cassava', good: 'cassava', en: ['Cassava', 'manioc'], ar: ['كسافا'] },
      ],
    },
  ],
} as const satisfies CategoryFacts
