import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our fruits, under the group or category that is nearest. */
export const fruits = {
  'fruits/dried-fruits': {
    'dried mulberries': 'dried mulberries, mulberry, توت مجفف أبيض, shahtoot, शहतूत, شہتوت, toot khoshk, توت خشک, kuru dut, dut kurusu, mûres blanches séchées',
    'dried pomegranate seeds': 'anardana, dried pomegranate seeds, anar dana, अनारदाना, انار دانہ, اناردانہ, anardaneh, اناردانه',
    'goji berries': 'goji berries, goji, غوجي بيري, baies de goji',
    prunes: 'prunes, dried plums, برقوق مجفف, قراصيا, خوخ مجفف, aloo bukhara, alu bukhara, आलू बुखारा, آلو بخارا, alu bokhara, আলু বোখারা, aloo bokhara, kuru erik, pruneaux, pruneau',
  },
  'fruits/nuts-seeds': {
    'chia seeds': 'chia, chia seeds, بذور الشيا, شيا, चिया सीड्स, चिया बीज, چیا سیڈز, ചിയ സീഡ്, சியா விதை, চিয়া সিড, চিয়া বীজ, tokhm chia, دانه چیا, chia tohumu, graines de chia',
    'flax seeds':
      'flax seed, flaxseeds, linseed, alsi, bizr kattan, بذر كتان, بذور الكتان, tisi, अलसी, तीसी, السی, cheruchana vithu, ചെറുചണവിത്ത്, aali vidhai, ali vidhai, ஆளி விதை, tishi, তিসি, tokhm katan, bazrak, بزرک, تخم کتان, keten tohumu, graines de lin',
    'melon seeds':
      'melon seeds, watermelon seeds, magaz, char magaz, بذور بطيخ, حب بطيخ, حب رقي, بذور شمام, kharbooje ke beej, tarbooz ke beej, मगज, चार मगज, खरबूजे के बीज, چار مغز, خربوزے کے بیج, butong pakwan, tokhmeh hendooneh, tokhmeh japoni, تخمه هندوانه, تخمه ژاپنی, karpuz çekirdeği',
    'sunflower seeds':
      'sunflower seeds, sunflower kernels, بذور دوار الشمس, حب شمسي, لب سوري, surajmukhi ke beej, सूरजमुखी के बीज, سورج مکھی کے بیج, suryakanthi vithu, സൂര്യകാന്തി വിത്ത്, suriyakanthi vidhai, சூரியகாந்தி விதை, surjomukhi bij, সূর্যমুখীর বীজ, mbegu za alizeti, tokhmeh aftabgardan, تخمه آفتابگردان, ay çekirdeği, graines de tournesol',
    'fox nuts': 'makhana, fox nuts, phool makhana, lotus seeds, मखाना, مکھانے, پھول مکھانے, মাখনা, মাখানা',
  },
  'fruits/exotic-fruits': {
    'custard apple': 'custard apple, sitaphal, قشطة فاكهة, sharifa, सीताफल, शरीफा, شریفہ, seethapazham, സീതപ്പഴം, சீத்தாப்பழம், আতা, atis, topetope',
    guava: 'guava, jawafa, جوافة, amrood, amrud, अमरूद, امرود, perakka, പേരക്ക, koyya pazham, koiyapazham, கொய்யா, கொய்யாப்பழம், peyara, পেয়ারা, bayabas, pera, mapera, گواوا, goyave',
    jackfruit: 'jackfruit, جاك فروت, kathal, कटहल, کٹہل, chakka, ചക്ക, palapazham, pala pazham, பலாப்பழம், kanthal, কাঁঠাল, langka, fenesi, mafenesi, jacquier, jaque',
    papaya: 'papaya, pawpaw, بابايا, papita, पपीता, پپیتا, pappaya, omakka, kappalanga, പപ്പായ, ഓമക്ക, കപ്പളങ്ങ, pappali, பப்பாளி, pepe, পেঁপে, papai, mapapai, پاپایا, papaye',
    sapodilla: 'chikoo, chiku, sapota, sapodilla, चीकू, چیکو, chikku, സപ്പോട്ട, சப்போட்டா, sofeda, সফেদা, chico',
    kiwi: 'kiwi, kiwifruit, كيوي, कीवी, کیوی, কিউই, kivi',
    avocado: 'avocado, أفوكادو, makhanphal, एवोकाडो, ایوکاڈو, butter fruit, അവോക്കാഡോ, വെണ്ണപ്പഴം, vennai pazham, வெண்ணெய்ப்பழம், அவகேடோ, অ্যাভোকাডো, abokado, parachichi, maparachichi, آووکادو, avokado, avocat, avocats',
  },
  'fruits/seasonal-fruits': {
    banana:
      'banana, bananas, plantain, banana chips, mooz, mouz, موز, kela, kele, केला, केले, کیلا, کیلے, vazhapazham, ethapazham, nendrapazham, nenthran, ethakka, വാഴപ്പഴം, ഏത്തപ്പഴം, നേന്ത്രപ്പഴം, vazhaipazham, nendhiram pazham, vazhakkai, வாழைப்பழம், வாழைக்காய், kola, কলা, saging, saba, ndizi, moz, muz, banane, bananes, banane plantain',
    blueberry: 'blueberry, blueberries, توت أزرق, بلوبيري, ब्लूबेरी, بلو بیری, بلوبری, yaban mersini, myrtille, myrtilles',
    cherry: 'cherry, cherries, sour cherry, كرز, चेरी, چیری, চেরি, seresa, gilas, albaloo, گیلاس, آلبالو, kiraz, vişne, cerise, cerises',
    grapefruit: 'grapefruit, جريب فروت, گریپ فروٹ, گریپ فروت, greyfurt, pamplemousse',
    'lemon or lime':
      'lemon, lemons, lime, limes, fresh lime, key lime, laimoon, limoon, ليمون, ليمون أخضر, ليمون حامض, nimbu, neembu, limbu, नींबू, ताज़ा नींबू, لیموں, نیبو, naranga, cherunaranga, നാരങ്ങ, ചെറുനാരങ്ങ, elumichai, elumichai pazham, எலுமிச்சை, எலுமிச்சம்பழம், lebu, kagoji lebu, pati lebu, লেবু, কাগজি লেবু, পাতিলেবু, kalamansi, calamansi, dayap, limon, limau, ndimu, malimau, limoo, limoo torsh, لیمو, لیمو ترش, misket limonu, citron, citrons, citron vert',
    mandarin:
      'mandarin, mandarins, tangerine, clementine, kinnow, yousfi, يوسفي, يوسف أفندي, ماندرين, كلمنتينا, kinu, कीनू, کینو, dalanghita, ponkan, chenza, machenza, narengi, نارنگی, mandalina, mandarine, clémentine, santra, santara, narangi, संतरा, नारंगी, سنترا, سنگترہ',
    melon:
      'melon, sweet melon, cantaloupe, honeydew, rock melon, musk melon, shammam, شمام, kharbooza, kharbuja, खरबूजा, خربوزہ, shamam, ഷമാം, mulampazham, mulam pazham, முலாம்பழம், bangi, বাঙ্গি, ফুটি, milon, kharbozeh, talebi, خربزه, طالبی, kavun',
    peach: 'peach, peaches, nectarine, خوخ, دراق, aadu, aadoo, aaru, आड़ू, آڑو, পীচ, পিচ ফল, holoo, shalil, هلو, şeftali, pêche, pêches',
    pear: 'pear, pears, kommethra, كمثرى, عرموط, إجاص, nashpati, nashpatti, नाशपाती, ناشپاتی, പിയർ, സബർജിൽ, perikai, பேரிக்காய், নাশপাতি, peras, golabi, گلابی, armut, poire, poires',
    pineapple: 'pineapple, ananas, أناناس, अनानास, انناس, kaithachakka, കൈതച്ചക്ക, പൈനാപ്പിൾ, annasi pazham, annachi pazham, அன்னாசிப்பழம், anaros, আনারস, pinya, nanasi, mananasi, آناناس',
    plum: 'plum, plums, برقوق, erik, prune',
    pomelo: 'pomelo, pummelo, بوملي, chakotra, चकोतरा, چکوترا, ബബ്ലൂസ് നാരങ്ങ, jambura, batabi lebu, জাম্বুরা, বাতাবি লেবু, suha, pomélo',
    'raspberry and blackberry': 'raspberry, raspberries, blackberry, blackberries, توت العليق, توت أحمر, tameshk, تمشک, ahududu, böğürtlen, framboise, framboises, mûre',
    strawberry: 'strawberry, strawberries, farawla, فراولة, स्ट्रॉबेरी, اسٹرابیری, സ്ട്രോബെറി, ஸ்ட்ராபெர்ரி, স্ট্রবেরি, stroberi, toot farangi, توت فرنگی, توت‌فرنگی, çilek, fraise, fraises',
    'sweet lime': 'sweet lime, mosambi, mousambi, mausambi, मौसंबी, मोसंबी, موسمی, مسمی, موسمبی, musambi, മുസംബി, മൊസമ്പി, sathukudi, சாத்துக்குடி, মোসাম্বি, মুসম্বি, limoo shirin, لیمو شیرین',
    watermelon:
      'watermelon, water melon, bateekh, jah, raggi, بطيخ, جح, رقي, حبحب, tarbooz, tarbuj, तरबूज, تربوز, thannimathan, vathakka, തണ്ണിമത്തൻ, വത്തക്ക, tharpoosani, tharboosani, தர்பூசணி, tormuj, তরমুজ, pakwan, tikiti maji, tikitimaji, hendevaneh, hendooneh, هندوانه, karpuz, pastèque',
  },
} as const satisfies Unsold
