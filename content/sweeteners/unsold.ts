import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our sweeteners, under the group or category that is nearest. */
export const sweeteners = {
  'sweeteners/sugars': {
    'rock sugar': 'rock sugar, rock candy, misri, mishri, nabat, سكر نبات, मिश्री, kalkandam, കൽക്കണ്ടം, kalkandu, karkandu, panangkarkandu, கல்கண்டு, கற்கண்டு, பனங்கற்கண்டு, michri, মিছরি, نبات, nöbet şekeri, sucre candi',
    dextrose: 'dextrose, dextrose powder, glucose powder, دكستروز, جلوكوز بودرة, dekstroz',
    fructose: 'fructose, HFCS, high fructose corn syrup, فركتوز, fruktoz',
  },
  'sweeteners/honey': {
    'manuka honey': 'manuka honey, manuka, عسل مانوكا, miel de manuka',
    'royal jelly and honeycomb': 'royal jelly, honeycomb, bee pollen, propolis, غذاء ملكات النحل, شمع عسل, حبوب لقاح, عكبر, gelée royale, pollen, arı sütü, polen, petek bal',
    'samar honey': 'samar honey, sumar honey, sumar, talh honey, somar honey, عسل سمر, عسل السمر, عسل طلح',
  },
  'sweeteners/syrups-molasses': {
    'grape molasses': 'grape molasses, دبس عنب, doshab, shireh angoor, شیره انگور, دوشاب, pekmez, üzüm pekmezi',
    'pomegranate molasses': 'pomegranate molasses, pomegranate syrup, دبس رمان, rob anar, رب انار, nar ekşisi, mélasse de grenade',
    jam: 'jam, marmalade, مربى, murabba, जैम, मुरब्बा, جام, مربہ, moraba, مربا, reçel, confiture',
  },
  'sweeteners/sugar-free-sweeteners': {
    aspartame: 'aspartame, E951, أسبارتام, aspartam',
    'maltitol and sorbitol': 'maltitol, sorbitol, E965, E420, isomalt, مالتيتول, سوربيتول',
    saccharin: 'saccharin, E954, سكارين, सैकरीन, sakarin',
    sucralose: 'sucralose, E955, splenda, سكرالوز, सुक्रालोज, sukraloz',
  },
} as const satisfies Unsold
