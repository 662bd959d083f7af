import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our spices, under the group or category that is nearest. */
export const spices = {
  spices: {
    frankincense: 'frankincense, luban, لبان, لبان ذكر, encens, oliban',
    henna: 'henna, حناء, mehndi, mehendi, मेहंदी, مہندی',
    incense: 'incense, bakhoor, bukhoor, oud, بخور, عود, دهن عود, agarbatti, loban, अगरबत्ती, اگربتی, لوبان',
    mastic: 'mastic, mastic gum, mastika, mistaka, mastaka, مستكة, مستكى, مصطكى, mastagi, mastaki, मस्तगी, مصطگی, مصطکی, damla sakızı, mastic de Chios',
    licorice: 'licorice, liquorice, irq sous, عرق سوس, mulethi, mulhathi, मुलेठी, ملٹھی, irattimadhuram, ഇരട്ടിമധുരം, athimadhuram, அதிமதுரம், joshtimodhu, যষ্টিমধু, shirin bayan, شیرین بیان, meyan kökü, réglisse',
    kokum: 'kokum, kokam, कोकम',
    kudampuli: 'kudampuli, malabar tamarind, garcinia, kudam puli, കുടംപുളി, kodampuli, குடம்புளி',
    tamarind:
      'tamarind, tamarind paste, tamer hindi, tamr hindi, تمر هندي, حومر, imli, इमली, املی, puli, valan puli, പുളി, വാളൻ പുളി, புளி, tetul, tentul, তেঁতুল, sampalok, ukwaju, tamr hendi, tamre hendi, تمر هندی, demirhindi, tamarin',
    barberries: 'barberry, barberries, zereshk, زرشك, برباريس, zarishk, زرشک, épine-vinette',
    carob: 'carob, carob molasses, carob powder, خروب, دبس خروب, caroube, keçiboynuzu, keçiboynuzu pekmezi',
    senna: 'senna, senna leaves, sana makki, سنا مكي, سنامكي, सनाय, سنا مکی, sana, سنا, séné',
    asafoetida: 'asafoetida, asafetida, hing, hilteet, حلتيت, heeng, हींग, ہینگ, kayam, perumkayam, കായം, പെരുങ്കായം, perungayam, பெருங்காயம், হিং, mvuje, anghuzeh, anghozeh, آنغوزه, şeytantersi, ase fétide',
    MSG: 'msg, monosodium glutamate, ajinomoto, aji no moto, ملح صيني, chinese salt, अजीनोमोटो, چائنیز سالٹ, اجینوموتو, betsin, vetsin, testing salt, tasting salt, টেস্টিং সল্ট',
  },
  'spices/seed-spices': {
    'oriental mustard': 'oriental mustard, oriental mustard seed',
    aniseed: 'aniseed, anise, anise seed, yansoon, yansun, anisun, يانسون, ينسون, vilayati saunf, विलायती सौंफ, ولایتی سونف, انیسون, anis, anisoon, anason, anis vert',
    'celery seed': 'celery seed, celery seeds, ajmod, بذور كرفس, بذور الكرفس, ajmud, अजमोद, اجمود, randhuni, radhuni, রাঁধুনি, graines de céleri',
    'dill seed': 'dill seed, dill seeds, بذور شبت, عين جرادة, sowa, सोआ बीज, सोवा, sathakuppa, ശതകുപ്പ, sathakuppai, சதகுப்பை, graines d’aneth',
    'black cumin (Bunium persicum)':
      'black cumin seed, bunium persicum, royal cumin, black zira, kala jeera, kala zeera, siyah zeera, siya jeera, सिया जीरा, kashmiri jeera, काला जीरा, कश्मीरी जीरा, کالا زیرہ, سیاہ زیرہ, zireh siah, zire siyah, zireh kermani, زیره سیاه, زیره کوهی, زیره کرمان',
    sesame:
      '1207.40, sesame, sesame seeds, white sesame, til, simsim, semsem, simsem, سمسم, safed til, kala til, तिल, सफेद तिल, تل, سفید تل, ellu, എള്ള്, எள்ளு, எள், তিল, linga, ufuta, konjed, کنجد, susam, sésame, graines de sésame',
    'basil seeds':
      'basil seeds, sabja, tukmaria, falooda seeds, بذور ريحان, حب ريحان, tukhmalanga, tukh malanga, tukhm balanga, सब्जा, तुकमरिया, تخم بالنگا, تخم ملنگا, സബ്ജ, sabja vidhai, சப்ஜா விதை, tokma dana, tokma, তোকমা, তোকমা দানা, tokhm sharbati, tokhm reyhan, تخم شربتی, تخم ریحان',
  },
  'spices/whole-spices': {
    allspice: 'allspice, jamaica pepper, بهار حلو, فلفل إفرنجي, ऑलस्पाइस, sarvasugandhi, സർവ്വസുഗന്ധി, yenibahar, piment de la Jamaïque',
    'Indian bay leaf': 'tej patta, tejpatta, tej patha, tejpata, tej pata, indian bay leaf, तेज पत्ता, तेजपत्ता, تیز پات, تیج پتہ, তেজপাতা, তেজ পাতা',
    cubeb: 'cubeb, kabab chini, tailed pepper, kababa, كبابة, كباب صيني, kababchini, sheetal chini, कबाबचीनी, کباب چینی, vaalmulaku, വാൽമുളക്, vaal milagu, val milagu, வால் மிளகு, কাবাব চিনি',
    'long pepper': 'long pepper, pippali, دار فلفل, pipli, पिप्पली, پیپلی, فلفل دراز, thippali, തിപ്പലി, thippili, திப்பிலி, pipul, পিপুল, dar felfel, دارفلفل, poivre long',
    'pink pepper': 'pink pepper, pink peppercorn, فلفل وردي, poivre rose, baies roses, pembe biber',
    'Sichuan pepper': 'sichuan pepper, szechuan pepper, sichuan peppercorn, szechuan peppercorn, timur, فلفل سيشوان, فلفل صيني, poivre de sichuan',
    juniper: 'juniper, juniper berry, juniper berries, عرعر, حب عرعر, baies de genièvre, genièvre, ardıç',
    mahleb: 'mahleb, mahlab, محلب, mahlep, mahaleb',
    'curry leaves':
      'curry leaves, curry leaf, ورق كاري, أوراق الكاري, kari patta, kadi patta, meetha neem, करी पत्ता, कड़ी पत्ता, کڑی پتہ, kariveppila, veppila, കറിവേപ്പില, kariveppilai, karuveppilai, கறிவேப்பிலை, kari pata, কারি পাতা',
  },
  'spices/ground-spices': {
    'dried mango powder': 'amchur, amchoor, dry mango powder, raw mango powder, aamchur, अमचूर, आमचूर, امچور, manga podi, മാങ്ങ പൊടി, আমচুর',
    'ginger garlic paste':
      'ginger garlic paste, garlic paste, ginger paste, معجون ثوم, معجون زنجبيل, adrak lehsun paste, adrak lahsun ka paste, अदरक लहसुन पेस्ट, ادرک لہسن پیسٹ, ഇഞ്ചി വെളുത്തുള്ളി പേസ്റ്റ്, inji poondu vizhudhu, இஞ்சி பூண்டு விழுது, ada rosun bata, আদা রসুন বাটা',
  },
  'spices/saffron-aromatics': {
    safflower: 'safflower, kardi, usfur, osfor, عصفر, قرطم, kusum, kusumbh, कुसुम, کسم, kasubha, golrang, گلرنگ, aspir, haspir, carthame',
    'dried rose petals':
      'rose petals, dried rose, rose buds, ورد مجفف, ورد جوري, بتلات ورد, gulab ki pankhudi, gulab ki patti, गुलाब की पंखुड़ी, گلاب کی پتی, gol sorkh, gol mohammadi, گل محمدی, گل سرخ, gül yaprağı, kuru gül, pétales de rose',
    'rose water':
      'rose water, rosewater, mai ward, maa ward, ماء ورد, ماي ورد, ماء الورد, gulab jal, arq e gulab, गुलाब जल, عرق گلاب, گلاب کا عرق, panineer, പനിനീർ, റോസ് വാട്ടർ, panneer, rose panneer, பன்னீர், ரோஸ் வாட்டர், golap jol, গোলাপ জল, golab, گلاب, gül suyu, eau de rose',
    'orange blossom water': 'orange blossom water, orange flower water, mai zahr, ماء زهر, ماء الزهر, araq bahar narenj, عرق بهار نارنج, eau de fleur d’oranger',
    'kewra water': 'kewra water, kewra, pandan, kewda, केवड़ा, کیوڑا, keora jol, কেওড়া জল',
  },
  'spices/spice-blends': {
    'chaat masala': 'chaat masala, chat masala, चाट मसाला, چاٹ مصالحہ, chat mosla, চাট মসলা',
    'chicken, meat, fish masala':
      'chicken masala, meat masala, fish masala, mutton masala, egg masala, meen masala, ചിക്കൻ മസാല, മീൻ മസാല, മീറ്റ് മസാല, meen kuzhambu masala, சிக்கன் மசாலா, மீன் மசாலா, mangsher moshla, মাংসের মসলা, چکن مصالحہ, گوشت مصالحہ',
    'five-spice powder': 'five spice, chinese five spice, خمس بهارات, cinq épices',
    'kabsa masala': 'kabsa masala, بهارات مجبوس, بهارات مندي',
    'panch phoron': 'panch phoron, bengali five spice, panch phoran, पंच फोरन, panch foron, pach foron, পাঁচফোড়ন, পাঁচ ফোড়ন',
    'sambar powder': 'sambar powder, sambar masala, rasam powder, सांभर मसाला, sambar podi, rasam podi, സാമ്പാർ പൊടി, രസം പൊടി, சாம்பார் பொடி, ரசப் பொடி',
    'tandoori and tikka masala': 'tandoori masala, tikka masala, chana masala, pav bhaji masala, kitchen king, तंदूरी मसाला, टिक्का मसाला, تکہ مصالحہ, تندوری مصالحہ',
    'idli podi': 'idli podi, idli gunpowder, இட்லி பொடி',
    oregano: 'oregano, أوريجانو, أوريغانو, ऑरेगैनो, اوریگانو, پونه کوهی, origan',
    thyme: 'thyme, thyme leaves, wild thyme, زعتر بري, थाइम, avishan, آویشن, kekik, thym',
    rosemary: 'rosemary, ikleel, إكليل الجبل, روزماري, रोजमेरी, رزماری, اکلیل کوهی, biberiye, romarin',
    sage: 'sage, sage tea, sage leaves, maramia, مرمية, ميرمية, adaçayı, sauge, maryam goli, مریم گلی',
  },
} as const satisfies Unsold
