import type { AnyGroup } from './methods.ts'

type Prohibited = {
  readonly id: string
  /** What the rule is, in a sentence of each edition. */
  readonly en: string
  readonly ar: string
  /** Since when, where it is known. */
  readonly since?: string
  /** When this was last looked up. */
  readonly checked: string
  /** What it is called in the languages of the finder, split by commas; a word with a meaning beside it is not among them. */
  readonly names: string
  /** The guide whose reader would look for it. */
  readonly guide?: AnyGroup
}

/** What is asked for and may not be offered by a food trader in the United Arab Emirates. */
export const prohibited = [
  {
    id: 'poppy',
    guide: 'seed-spices',
    en: 'Poppy seed is banned in the United Arab Emirates, also inside spice mixes. We do not supply it.',
    ar: 'بذور الخشخاش محظورة في الإمارات، حتى في خلطات البهارات. لا نورّدها.',
    checked: '2026-11-17',
    names:
      'poppy seeds, poppy seed, poppy, poppyseed, papaver somniferum, khus khus, khuskhus, khashkhash, khas khas, khaskhas, posto, posto dana, post dana, kaskas, kasakasa, kasa kasa, خشخاش, بذور الخشخاش, أبو النوم, खसखस, पोस्ता दाना, خس خس, കസ്കസ്, കശകശ, கசகசா, পোস্ত, পোস্ত দানা, haşhaş, haşhaş tohumu, graines de pavot, pavot, мак, семена мака, мак пищевой, 罂粟籽, 罂粟, mohn, mohnsamen, amapola, semillas de amapola, semi di papavero, papavero, papoila, sementes de papoula, buto ng poppy',
  },
  {
    id: 'hemp',
    guide: 'nuts-seeds',
    en: 'Hemp and cannabis may not be imported, made or used as food in the United Arab Emirates. We do not supply them.',
    ar: 'يُحظر استيراد القنّب وتصنيعه واستخدامه في الأغذية في دولة الإمارات العربية المتحدة. لا نورّده.',
    since: '2025-12-18',
    checked: '2026-11-17',
    names:
      'hemp, hemp seed, hemp seeds, hemp hearts, hemp oil, hemp protein, cannabis, cannabis sativa, cbd, cbd oil, marijuana, bhang, ganja, قنب, بذور القنب, حشيش, भांग, بھنگ, ഭാംഗ്, ভাং, chanvre, graines de chanvre, kenevir, kenevir tohumu, shahdaneh, شاهدانه, конопля, семена конопли, конопляное масло, 大麻, 大麻籽, 火麻仁, hanf, hanfsamen, cáñamo, canapa, cânhamo',
  },
  {
    id: 'alcohol',
    en: 'Alcoholic drinks are traded by licensed distributors only in the United Arab Emirates. We do not supply them.',
    ar: 'تجارة المشروبات الكحولية في دولة الإمارات العربية المتحدة مقصورة على الموزعين المرخّصين. لا نورّدها.',
    checked: '2026-11-17',
    names:
      'alcohol, alcoholic drinks, liquor, spirits, beer, wine, red wine, white wine, cooking wine, rice wine, sake, mirin, vodka, whisky, whiskey, rum, gin, brandy, cognac, champagne, tequila, liqueur, arak, ethyl alcohol, ethanol, كحول, خمر, نبيذ, بيرة, ويسكي, فودكا, khamr, beera, nabeeth, daru, शराब, മദ്യം, மது, মদ, alak, serbesa, pombe, bira, şarap, rakı, alkol, bière, vin, alcool, водка, вино, пиво, коньяк, виски, спирт, алкоголь, 酒, 白酒, 啤酒, 葡萄酒, 料酒, 酒精, wein, bier, schnaps, alkohol, vino, cerveza, birra, vinho, cerveja, alcohol etílico',
  },
  {
    id: 'betel',
    en: 'Paan and betel leaf are on Dubai Customs’ list of prohibited goods. We supply neither these nor betel nut.',
    ar: 'البان وأوراق التنبول مدرجة في قائمة السلع المحظورة لدى جمارك دبي. لا نورّدها ولا نورّد الفوفل.',
    checked: '2026-11-17',
    names:
      'betel nut, betel nuts, areca nut, areca catechu, betel leaf, betel leaves, betel, paan, paan masala, pan masala, gutka, gutkha, supari, فوفل, تنبول, أوراق التنبول, सुपारी, पान, سپاری, چھالیہ, پان, adakka, adaykka, അടക്ക, അടയ്ക്ക, വെറ്റില, pakku, paakku, vettilai, பாக்கு, வெற்றிலை, সুপারি, পান পাতা, popoo, nganga, бетель, орех бетеля, орехи бетеля, арека, 槟榔, 蒌叶, betelnuss, nuez de betel, noce di betel, noz de bétele',
  },
] as const satisfies readonly Prohibited[]
