import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our meat, under the group or category that is nearest. */
export const meat = {
  'meat/fresh-meat': {
    'camel meat':
      'camel meat, camel, lahm jamal, hashi, لحم جمل, لحم حاشي, لحم إبل, حاشي, oont ka gosht, ऊंट का गोश्त, اونٹ کا گوشت, ottaka irachi, ഒട്ടക ഇറച്ചി, uter mangsho, উটের মাংস, nyama ya ngamia, goosht shotor, گوشت شتر, deve eti, viande de chameau',
    'kidney, brain, tongue, oxtail':
      'kidney, beef kidney, brain, beef tongue, oxtail, كلاوي, مخ, لسان بقري, ذيل بقر, gurda, bheja, गुर्दा, भेजा, گردے, بھیجا, dila ng baka, buntot ng baka, rognons, cervelle, langue de bœuf, queue de bœuf',
    liver: 'liver, beef liver, chicken liver, lamb liver, kibda, kebda, كبدة, كبد, kaleji, कलेजी, کلیجی, karal, കരൾ, eeral, ஈரல், kolija, কলিজা, atay, maini, jigar, جگر, ciğer, karaciğer, foie, foies',
    rabbit: 'rabbit, rabbit meat, أرنب, لحم أرنب, khargosh, खरगोश, خرگوش, muyal irachi, മുയൽ ഇറച്ചി, muyal kari, முயல் கறி, kuneho, sungura, goosht khargoosh, tavşan eti, lapin',
    tripe: 'tripe, intestines, كرشة, ojri, ojhri, ओझड़ी, اوجڑی, kudal, കുടൽ, குடல், bhuri, ভুঁড়ি, বট, tuwalya, bituka, isaw, utumbo, sirabi, سیرابی, işkembe, tripes',
    trotters: 'trotters, paya, goat feet, كوارع, كراعين, paye, पाया, पाये, پائے, پایہ, aattu kaal, attukal, ஆட்டுக்கால், পায়া, paça, pieds de mouton',
  },
  'meat/poultry': {
    eggs: 'eggs, egg, baid, beid, بيض, anda, ande, अंडा, अंडे, انڈا, انڈے, mutta, kozhimutta, മുട്ട, കോഴിമുട്ട, muttai, முட்டை, dim, ডিম, itlog, mayai, yai, tokhm morgh, تخم مرغ, yumurta, œufs, oeufs, oeuf',
    gizzards: 'gizzard, gizzards, قوانص, قانصة, potta, sangdana, पोटा, پوٹا, سنگدانہ, balunbalunan, firigisi, sangdan, سنگدان, taşlık, gésiers',
    'nuggets and other breaded chicken': 'nuggets, chicken nuggets, chicken strips, zinger, popcorn chicken, ناجتس, ناغتس, زنجر, ستربس, चिकन नगेट्स',
    quail:
      'quail, quail eggs, samman, سمان, بيض سمان, bater, बटेर, بٹیر, kada irachi, കാട, കാട ഇറച്ചി, kaadai, kadai kari, காடை, காடை கறி, koel pakhi, কোয়েল পাখি, pugo, itlog ng pugo, belderchin, بلدرچین, bıldırcın, bildircin, caille, cailles',
  },
  'meat/seafood': {
    'canned tuna': 'canned tuna, tuna can, canned fish, sardine tin, تونة معلبة, تونة علب, de lata, sardinas de lata, thon en boîte',
    clams: 'clam, clams, cockles, kakka, kakkayirachi, kakka irachi, കക്ക, കക്കയിറച്ചി, matti, மட்டி, halaan, tulya, kum midyesi, palourde, palourdes, coques',
    cuttlefish: 'cuttlefish, khaththaq, خثاق, mürekkep balığı, seiche, seiches',
    'dried fish':
      'dried fish, dry fish, salted fish, dried shrimp, سمك مجفف, عوال, قاشع, sukhi machli, सूखी मछली, unakka meen, unakkameen, ഉണക്കമീൻ, ഉണക്ക ചെമ്മീൻ, karuvadu, கருவாடு, shutki, shutki mach, শুঁটকি, শুঁটকি মাছ, tuyo, daing, dilis, dagaa, samaki kavu, poisson séché',
    octopus: 'octopus, akhtaboot, أخطبوط, ऑक्टोपस, آکٹوپس, neerali, നീരാളി, ஆக்டோபஸ், অক্টোপাস, pugita, pweza, hasht pa, okhtapoos, هشت پا, اختاپوس, ahtapot, poulpe, pieuvre',
    oysters: 'oyster, oysters, محار, മുത്തുച്ചിപ്പി, talaba, chaza, صدف خوراکی, istiridye, huître, huîtres',
    scallops: 'scallop, scallops, abalone, إسكالوب بحري, اسكالوب, tarak, coquilles Saint-Jacques, noix de Saint-Jacques, pétoncles',
    'smoked salmon': 'smoked salmon, سلمون مدخن, saumon fumé, somon füme',
    sardines: 'sardine, sardines, mathi, mathi meen, saalai meen, chala, chaala, മത്തി, ചാള, மத்தி மீன், سردين, عومة, sardin, tamban, tarli, sardalya',
    tilapia: 'tilapia, telapia, তেলাপিয়া, بلطي, سمك بلطي, تیلاپیا, sato, perege',
    mackerel: 'mackerel, ماكريل, maquereau, bangda, बांगड़ा, ayala, ayila, അയല, ayilai, kanangeluthi, அயிலை, கானாங்கெளுத்தி, uskumru, vibua',
    anchovy: 'anchovy, anchovies, أنشوجة, أنشوفة, anchois, hamsi, kozhuva, natholi, കൊഴുവ, നത്തോലി, nethili, நெத்திலி',
    'cod and other fish of cold seas': 'cod, haddock, halibut, dover sole, hake, cabillaud, morue, lotte, mezgit',
    'trout and other fish of rivers':
      'trout, catfish, basa, pangasius, pangas, পাঙ্গাস, truite, alabalık, alabalik, قرموط, hito, dalag, ghezel ala, قزل آلا, قزل‌آلا, rohu, rahu, rui mach, রুই, रोहू, رہو, katla, কাতলা, कतला, boal, বোয়াল, pabda, পাবদা, shing mach, magur, karimeen, കരിമീൻ, sangara, mahi sefid',
    hilsa: 'hilsa, ilish, ইলিশ, हिलसा, soboor, صبور',
    'snapper and barramundi': 'snapper, red snapper, maya-maya, chemballi, ചെമ്പല്ലി, sankara meen, சங்கரா மீன், sorkhoo, سرخو, changu, barramundi, koral, কোরাল, bhetki, vetki, ভেটকি',
    'other fish of the sea':
      'mullet, milkfish, trevally, queenfish, barracuda, mahi mahi, swordfish, بوري, بياح, جش, نقرور, سبيطي, ميد, bangus, galunggong, talakitok, rawas, रावस, mushka, مشکا, kilimeen, കിളിമീൻ, motha, മോത, shoorideh, شوریده, kolekole, palamut',
  },
  'meat/processed-meat': {
    'kebab and shawarma': 'kebab, kabab, shawarma, seekh kebab, meatballs, kofta, كباب, شاورما, كفتة, seekh kabab, कबाब, कोफ्ता, کباب, کوفتے, koobideh, کوبیده, kebap, köfte, döner',
    'luncheon meat and corned beef': 'luncheon meat, spam, corned beef, لانشون, لحم معلب, karne norte',
    mortadella: 'mortadella, bologna, martadella, مرتديلا, kalbas, کالباس, mortadelle',
  },
} as const satisfies Unsold
