import type { CategoryFacts } from '../schema/catalogue.ts'
import { facts } from '../site/facts.ts'

const icumsa = `ICUMSA ${facts.sugar.icumsa}`

export const products = {
  id: 'sweeteners',
  picture: 'sweeteners-hero',
  groups: [
    {
      id: 'sugars',
      picture: 'sugars',
      products: [
        {
          id: 'refined-white-sugar',
          good: 'sugar-white',
          en: ['Refined White Sugar', icumsa],
          ar: ['سكر أبيض مكرر', icumsa],
        },
        {
          id: 'caster-sugar',
          good: 'sugar-caster',
          en: ['Caster Sugar', 'superfine'],
          ar: ['سكر ناعم (كاستر)', 'حبيبات دقيقة'],
        },
        { id: 'icing-sugar', good: 'sugar-icing', en: ['Icing Sugar', 'powdered'], ar: ['سكر بودرة', 'مطحون'] },
        { id: 'sugar-cubes', good: 'sugar-cube', en: ['Sugar Cubes'], ar: ['سكر مكعبات'] },
        { id: 'light-brown-sugar', good: 'sugar-brown', en: ['Light Brown Sugar'], ar: ['سكر بني فاتح'] },
        { id: 'dark-brown-sugar', good: 'sugar-brown', en: ['Dark Brown Sugar'], ar: ['سكر بني داكن'] },
      ],
    },
    {
      id: 'unrefined-sugars',
      picture: 'unrefined-sugars',
      products: [
        { id: 'raw-cane-sugar', good: 'sugar-raw', en: ['Raw Cane Sugar'], ar: ['سكر قصب خام'] },
        { id: 'demerara-sugar', good: 'demerara', en: ['Demerara Sugar', 'coarse'], ar: ['سكر ديميرارا', 'خشن'] },
        { id: 'muscovado-sugar', good: 'muscovado', en: ['Muscovado Sugar', 'moist'], ar: ['سكر مسكوفادو', 'رطب'] },
        { id: 'jaggery-blocks', good: 'jaggery', en: ['Jaggery Blocks', 'gur'], ar: ['جاجري قوالب'] },
        { id: 'jaggery-powder', good: 'jaggery', en: ['Jaggery Powder', 'gur'], ar: ['جاجري بودرة'] },
        { id: 'palm-sugar', good: 'palm-sugar', en: ['Palm Sugar'], ar: ['سكر نخيل آسيوي'] },
        { id: 'coconut-sugar', good: 'coconut-sugar', en: ['Coconut Sugar'], ar: ['سكر جوز الهند'] },
      ],
    },
    {
      id: 'honey',
      picture: 'honey',
      products: [
        {
          id: 'acacia-honey',
          good: 'honey-acacia',
          en: ['Acacia Honey', 'slow to crystallize'],
          ar: ['عسل أكاسيا', 'بطيء التبلور'],
        },
        { id: 'sidr-honey', good: 'honey-sidr', en: ['Sidr Honey', 'from the sidr tree'], ar: ['عسل سدر'] },
        {
          id: 'wildflower-honey',
          formerly: ['multifloral-honey'],
          good: 'honey',
          en: ['Wildflower Honey', 'multifloral'],
          ar: ['عسل أزهار برية', 'متعدد الأزهار'],
        },
        { id: 'clover-honey', good: 'honey', en: ['Clover Honey', 'mild'], ar: ['عسل برسيم', 'خفيف الطعم'] },
        { id: 'creamed-honey', good: 'honey', en: ['Creamed Honey', 'spreadable'], ar: ['عسل كريمي', 'سهل الدهن'] },
        { id: 'baker-s-honey', good: 'honey', en: ['Baker’s Honey', 'for processing'], ar: ['عسل للمخابز', 'للتصنيع'] },
      ],
    },
    {
      id: 'syrups-molasses',
      picture: 'syrups',
      products: [
        { id: 'date-syrup', good: 'date-syrup', en: ['Date Syrup', 'dibs'], ar: ['دبس تمر'] },
        { id: 'maple-syrup', good: 'maple-syrup', en: ['Maple Syrup'], ar: ['شراب القيقب'] },
        { id: 'agave-syrup', good: 'agave', en: ['Agave Syrup'], ar: ['شراب الأجاف'] },
        { id: 'glucose-syrup', good: 'glucose', en: ['Glucose Syrup', 'by DE'], ar: ['شراب جلوكوز', 'حسب DE'] },
        { id: 'golden-syrup', good: 'golden-syrup', en: ['Golden Syrup'], ar: ['جولدن سيرب'] },
        { id: 'cane-molasses', good: 'molasses', en: ['Cane Molasses'], ar: ['دبس قصب', 'مولاس'] },
      ],
    },
    {
      id: 'sugar-free-sweeteners',
      formerly: ['low-calorie-sweeteners'],
      picture: 'low-calorie-sweeteners',
      products: [
        {
          id: 'stevia-extract',
          good: 'stevia',
          en: ['Stevia Extract', 'by Reb A content'],
          ar: ['مستخلص ستيفيا', 'حسب نسبة Reb\u00a0A'],
        },
        {
          id: 'monk-fruit-extract',
          good: 'monk-fruit',
          en: ['Monk Fruit Extract', 'by mogroside V content'],
          ar: ['مستخلص فاكهة الراهب', 'حسب نسبة Mogroside\u00a0V'],
        },
        { id: 'erythritol', good: 'erythritol', en: ['Erythritol', 'granulated'], ar: ['إريثريتول', 'حبيبات'] },
        { id: 'powdered-erythritol', good: 'erythritol', en: ['Powdered Erythritol'], ar: ['إريثريتول بودرة'] },
        { id: 'xylitol', good: 'xylitol', en: ['Xylitol'], ar: ['زيليتول'] },
        {
          id: 'stevia-blend',
          good: 'stevia',
          en: ['Stevia Blend', 'with erythritol'],
          ar: ['خلطة ستيفيا', 'مع إريثريتول'],
        },
      ],
    },
  ],
} as const satisfies CategoryFacts
