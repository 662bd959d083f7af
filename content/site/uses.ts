import type { ProductId } from '#content/schema/ids.ts'

type Use = {
  /** Split by commas; the first is shown. */
  readonly names: string
  /** The first name in Arabic letters. */
  readonly ar: string
  readonly of: readonly ProductId[]
}

/** Dishes and uses that buyers name instead of a product, with products that are commonly used in them. */
export const uses = [
  {
    names: 'Biryani, biriyani, briyani, برياني, बिरयानी, بریانی',
    ar: 'برياني',
    of: ['biryani-masala', 'green-cardamom', 'cloves', 'bay-leaves', 'saffron-threads'],
  },
  {
    names: 'Karak tea, karak, karak chai, kadak chai, كرك, شاي كرك',
    ar: 'شاي كرك',
    of: ['black-tea', 'green-cardamom', 'masala-chai', 'saffron-threads'],
  },
  {
    names: 'Arabic coffee, gahwa, قهوة عربية',
    ar: 'قهوة عربية',
    of: ['arabica-beans', 'green-cardamom', 'saffron-threads', 'cloves'],
  },
  {
    names: 'Machboos, majboos, machbous, kabsa, مجبوس, مكبوس, كبسة',
    ar: 'مجبوس',
    of: ['baharat', 'dried-limes', 'green-cardamom', 'ceylon-cinnamon', 'cloves'],
  },
  { names: 'Mandi, مندي', ar: 'مندي', of: ['baharat', 'green-cardamom', 'cloves', 'bay-leaves', 'saffron-threads'] },
  { names: 'Shawarma, شاورما', ar: 'شاورما', of: ['baharat', 'ground-cumin', 'paprika', 'sumac', 'garlic-powder'] },
  {
    names: 'Hummus, houmous, hommos, حمص بطحينة',
    ar: 'حمص بطحينة',
    of: ['ground-cumin', 'paprika', 'sumac', 'pine-nuts'],
  },
  { names: 'Falafel, فلافل, طعمية', ar: 'فلافل', of: ['ground-coriander', 'ground-cumin', 'coriander-seed'] },
  { names: 'Fattoush, فتوش', ar: 'فتوش', of: ['sumac', 'tomatoes', 'cucumbers', 'radishes'] },
  {
    names: 'Kunafa, kunafeh, knafeh, kanafeh, konafa, كنافة',
    ar: 'كنافة',
    of: ['peeled-pistachio-kernels', 'pistachio-pieces', 'pistachio-kernels', 'refined-white-sugar'],
  },
  {
    names: 'Baklava, baklawa, baqlawa, بقلاوة, baklava nuts',
    ar: 'بقلاوة',
    of: ['pistachio-kernels', 'walnut-pieces', 'peeled-pistachio-kernels', 'pistachio-pieces'],
  },
  { names: 'Maamoul, mamoul, معمول', ar: 'معمول', of: ['dried-dates', 'pistachio-pieces', 'walnut-pieces'] },
  { names: 'Dukkah, duqqa, dukka, دقة', ar: 'دقة', of: ['hazelnut-kernels-11-13-mm', 'coriander-seed', 'cumin-seed'] },
  { names: 'Mole, mole poblano', ar: 'مولي', of: ['dried-red-chilies', 'almonds', 'ceylon-cinnamon'] },
  { names: 'Kimchi, كيمتشي', ar: 'كيمتشي', of: ['cabbage', 'radishes', 'dried-red-chilies', 'chili-powder'] },
  { names: 'Macarons, macaron, macaroons, ماكرون', ar: 'ماكرون', of: ['almond-flour', 'icing-sugar'] },
  { names: 'Marzipan, مرزبان', ar: 'مرزبان', of: ['almond-flour', 'blanched-almonds', 'icing-sugar'] },
  { names: 'Pesto, بيستو', ar: 'بيستو', of: ['pine-nuts', 'garlic-powder'] },
  {
    names: 'Gingerbread, خبز الزنجبيل',
    ar: 'خبز الزنجبيل',
    of: ['ginger-powder', 'cassia', 'cloves', 'cane-molasses'],
  },
  {
    names: 'Fruit cake, fruitcake, christmas cake, plum cake',
    ar: 'كعكة الفواكه',
    of: ['raisins', 'dried-figs', 'dried-apricots', 'dried-cranberries'],
  },
  { names: 'Masala tea, chai masala', ar: 'شاي ماسالا', of: ['masala-chai', 'green-cardamom', 'ginger-powder'] },
  {
    names: 'Tandoori, tikka, tandoori masala, تندوري',
    ar: 'تندوري',
    of: ['chili-powder', 'garam-masala', 'paprika', 'ground-cumin'],
  },
  {
    names: 'Tagine, tajine, طاجين',
    ar: 'طاجين',
    of: ['ras-el-hanout', 'dried-apricots', 'ginger-powder', 'turmeric-powder'],
  },
  { names: 'Paella', ar: 'باييا', of: ['saffron-threads', 'paprika', 'shrimp', 'mussels'] },
  { names: 'Risotto, ريزوتو', ar: 'ريزوتو', of: ['saffron-threads', 'onions'] },
  {
    names:
      'Keto, keto diet, keto sugar, keto sweetener, low carb, sugar free, no sugar, diabetic, diabetic sugar, كيتو, بدون سكر',
    ar: 'كيتو',
    of: ['erythritol', 'powdered-erythritol', 'stevia-extract', 'monk-fruit-extract', 'xylitol'],
  },
  { names: 'Vegan protein, plant protein, gym, بروتين نباتي', ar: 'بروتين نباتي', of: ['protein-shakes'] },
] as const satisfies readonly Use[]
