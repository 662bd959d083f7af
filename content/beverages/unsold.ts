import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our beverages, under the group or category that is nearest. */
export const beverages = {
  beverages: {
    juice: 'juice, fruit juice, aseer, عصير, जूस, جوس, জুস, katas, juisi, abmiveh, آبمیوه, meyve suyu, jus de fruits, jus',
    'soft drinks': 'soft drinks, cola, soda, pepsi, coca cola, مشروبات غازية, بيبسي, كولا, कोल्ड ड्रिंक, softdrinks, nooshabeh, نوشابه, gazlı içecek, boissons gazeuses',
    water: 'water, mineral water, bottled water, ماء, مياه معدنية, ماي, pani, paani, पानी, پانی, পানি, tubig, maji, ab madani, آب معدنی, maden suyu, içme suyu, eau, eau minérale',
    milk: 'milk, fresh milk, UHT milk, haleeb, halib, حليب, لبن حليب, doodh, dudh, दूध, دودھ, paal, പാൽ, பால், দুধ, gatas, maziwa, shir, شیر, süt, lait',
    'condensed milk': 'condensed milk, حليب مكثف, حليب مكثف محلى, milkmaid, कंडेंस्ड मिल्क, kondensada, gatas na kondensada, কনডেন্সড মিল্ক, lait concentré, yoğunlaştırılmış süt',
    'evaporated milk': 'evaporated milk, rainbow milk, حليب مبخر, حليب أبو قوس, ebaporada, gatas ebaporada',
    'milk powder':
      'milk powder, powdered milk, skimmed milk powder, whole milk powder, whey powder, حليب بودرة, حليب مجفف, بودرة حليب, sukha doodh, doodh powder, दूध पाउडर, मिल्क पाउडर, خشک دودھ, دودھ پاؤڈر, paalpodi, പാൽപ്പൊടി, paal podi, பால் பொடி, gura dudh, guro dudh, গুঁড়া দুধ, গুঁড়ো দুধ, gatas na pulbos, maziwa ya unga, shir khoshk, شیر خشک, süt tozu, lait en poudre',
    'coconut milk':
      'coconut milk, coconut cream, coconut water, حليب جوز الهند, ماء جوز الهند, nariyal doodh, nariyal pani, नारियल दूध, नारियल पानी, thenga paal, karikku, ilaneer, തേങ്ങാപ്പാൽ, കരിക്ക്, ഇളനീർ, thengai paal, தேங்காய்ப்பால், இளநீர், narkel dudh, daab, নারকেল দুধ, ডাব, gata, buko juice, tui la nazi, madafu, dafu, lait de coco, eau de coco',
  },
  'beverages/tea-varieties': {
    'jasmine tea': 'jasmine tea, jasmine green tea, شاي بالياسمين, شاي ياسمين, thé au jasmin',
    'tea bags': 'tea bags, teabags, شاي أكياس, أكياس شاي, टी बैग, thé en sachets, sachets de thé, poşet çay, sallama çay, chai kisei, چای کیسه‌ای',
  },
  'beverages/herbal-teas': {
    'linden, verbena, rose hip tea': 'linden tea, verbena, rose hip tea, borage, زيزفون, مليسة, لسان الثور, gol gavzaban, گل گاوزبان, ıhlamur, kuşburnu, tilleul, verveine, cynorrhodon',
    'rooibos and mate': 'rooibos, yerba mate, mate tea, متة, رويبوس, maté',
  },
} as const satisfies Unsold
