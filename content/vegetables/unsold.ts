import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our vegetables, under the group or category that is nearest. */
export const vegetables = {
  'vegetables/fresh-vegetables': {
    artichoke: 'artichoke, artichokes, أرضي شوكي, خرشوف, آرتیشو, کنگر فرنگی, enginar, artichaut, artichauts',
    asparagus: 'asparagus, هليون, marchoobeh, مارچوبه, kuşkonmaz, asperge, asperges',
    beans:
      'beans, dry beans, white beans, navy beans, fasolia, fasoulia, فاصوليا, فاصوليا بيضاء, payar, പയർ, payaru, பயறு, maharagwe, maharage, loobia, لوبیا, fasulye, kuru fasulye, haricots, haricots secs, haricots blancs',
    broccoli: 'broccoli, بروكلي, ब्रोकली, بروکلی, ബ്രോക്കോളി, ப்ரோக்கோலி, ব্রোকলি, brokuli, brokoli, brocoli',
    cauliflower:
      'cauliflower, qarnabeet, قرنبيط, قنبيط, gobi, gobhi, phool gobi, phool gobhi, गोभी, फूलगोभी, फूल गोभी, گوبھی, پھول گوبھی, കോളിഫ്ലവർ, pookose, poo kose, காலிஃப்ளவர், பூக்கோசு, phulkopi, fulkopi, ফুলকপি, koliplor, koliflawa, gol kalam, گل کلم, karnabahar, chou-fleur, choux-fleurs',
    celery: 'celery, karafs, كرفس, सेलेरी, kintsay, kinchay, کرفس, kereviz, sap kereviz, céleri',
    corn: 'corn, maize, sweet corn, sweetcorn, baby corn, dhura, ذرة, ذرة حلوة, makka, makai, bhutta, मक्का, भुट्टा, मकई, مکئی, بھٹا, cholam, ചോളം, makka cholam, makkacholam, மக்காச்சோளம், ভুট্টা, mais, mahindi, zorrat, balal, ذرت, mısır, misir, maïs, maïs doux',
    eggplant:
      'eggplant, aubergine, brinjal, bathinjan, badinjan, باذنجان, baingan, baigan, बैंगन, بینگن, vazhuthananga, vazhuthana, kathirikka, വഴുതനങ്ങ, വഴുതന, കത്തിരിക്ക, kathirikai, kathirikkai, கத்தரிக்காய், கத்திரிக்காய், begun, বেগুন, talong, biringanya, bilinganya, bademjan, bademjoon, بادمجان, patlıcan, patlican, aubergines',
    'fresh garlic':
      'fresh garlic, garlic cloves, garlic bulb, whole garlic, ثوم طازج, ثوم حب, رأس ثوم, taza lehsun, kacha lahsun, ताज़ा लहसुन, تازہ لہسن, ail frais, gousse d’ail, tête d’ail, taze sarımsak, sir tazeh, سیر تازه',
    'green beans':
      'green beans, french beans, string beans, long beans, cluster beans, فاصوليا خضراء, لوبيا خضراء, sem, guar, gawar phali, सेम, ग्वार फली, achinga payar, kothavara, അച്ചിങ്ങ പയർ, ബീൻസ്, kothavarangai, avarakkai, karamani kai, கொத்தவரங்காய், அவரைக்காய், shim, borboti, শিম, বরবটি, sitaw, habitsuwelas, bataw, sigarilyas, loobia sabz, لوبیا سبز, taze fasulye, yeşil fasulye, haricots verts',
    'green chili':
      'green chilli, green chili, green chillies, fresh chilli, jalapeno, فلفل أخضر حار, فلفل حار أخضر, hari mirch, hari mirchi, हरी मिर्च, ہری مرچ, سبز مرچ, pachamulaku, pacha mulaku, kanthari, പച്ചമുളക്, കാന്താരി, pachai milagai, பச்சை மிளகாய், kacha morich, kancha morich, kancha lonka, কাঁচা মরিচ, কাঁচা লঙ্কা, siling labuyo, siling haba, siling pansigang, pilipili mbichi, felfel sabz, فلفل سبز, فلفل سبز تند, yeşil biber, sivri biber, piment vert',
    leek: 'leek, leeks, chives, kurrath, كراث, kutsay, tareh, tareh farangi, تره, تره فرنگی, pırasa, pirasa, poireau, poireaux',
    mushrooms: 'mushroom, mushrooms, fitr, فطر, مشروم, khumb, khumbi, मशरूम, खुंभी, کھمبی, koon, കൂൺ, kaalaan, kalan, காளான், mashrum, মাশরুম, kabute, uyoga, gharch, قارچ, mantar, champignon, champignons',
    okra: 'okra, lady finger, ladies finger, bhindi, bamia, bamya, بامية, باميا, भिंडी, بھنڈی, vendakka, vendakkai, വെണ്ടക്ക, vendaikkai, வெண்டைக்காய், dherosh, bhendi, ঢেঁড়স, ভেন্ডি, bamieh, بامیه, gombo, gombos',
    peas: 'peas, green peas, dried peas, frozen peas, bazella, bisela, بازلاء, بازيلا, بسلة, matar, mutter, मटर, مٹر, pattani, pachapattani, പട്ടാണി, ഗ്രീൻ പീസ്, pachai pattani, பட்டாணி, பச்சைப் பட்டாணி, motorshuti, মটর, মটরশুঁটি, gisantes, njegere, nokhod farangi, نخودفرنگی, نخود فرنگی, bezelye, petits pois, pois cassés',
    pumpkin:
      'pumpkin, butternut, squash, qara, yaqteen, قرع, يقطين, بوبر, kaddu, कद्दू, کدو, حلوہ کدو, mathanga, mathan, മത്തങ്ങ, മത്തൻ, poosanikai, parangikai, பூசணிக்காய், பரங்கிக்காய், mishti kumra, kumra, kumro, মিষ্টি কুমড়া, কুমড়ো, kalabasa, boga, malenge, maboga, kadoo halvaei, kadoo tanbal, کدو حلوایی, کدو تنبل, balkabağı, bal kabağı, kabak, citrouille, courge, potiron',
    shallots:
      'shallot, shallots, small onion, sambar onion, شالوت, cheriya ulli, kunjulli, chuvannulli, ചെറിയ ഉള്ളി, കുഞ്ഞുള്ളി, ചുവന്നുള്ളി, chinna vengayam, sambar vengayam, siru vengayam, சின்ன வெங்காயம், சாம்பார் வெங்காயம், lasona, sibuyas tagalog, moosir, موسیر, arpacık soğan, arpacik sogan, échalote, échalotes',
    'spring onion':
      'spring onion, spring onions, green onion, scallion, بصل أخضر, hara pyaz, hari pyaz, हरा प्याज, हरी प्याज, ہری پیاز, ullithandu, ഉള്ളിത്തണ്ട്, vengaya thaal, vengayathaal, வெங்காயத்தாள், peyaj pata, peyaj koli, পেঁয়াজ পাতা, পেঁয়াজ কলি, sibuyas na mura, dahon ng sibuyas, piazcheh, پیازچه, taze soğan, yeşil soğan, oignon vert, ciboule, cébette',
    zucchini: 'zucchini, courgette, marrow, kosa, koosa, كوسا, كوسة, ज़ुकिनी, kadoo sabz, کدو سبز, kabak, sakız kabağı, courgettes',
  },
  'vegetables/leafy-greens': {
    'Malabar spinach': 'malabar spinach, vallicheera, വള്ളിച്ചീര, kodi pasalai, கொடிப்பசலை, pui shak, পুঁই শাক, alugbati',
    amaranth:
      'amaranth, amaranth leaves, red spinach, chaulai, chaulai saag, चौलाई, چولائی, chuvanna cheera, ചുവന്ന ചീര, arai keerai, siru keerai, mulai keerai, thandu keerai, அரைக்கீரை, சிறுகீரை, முளைக்கீரை, தண்டுக்கீரை, lal shak, data shak, লাল শাক, ডাঁটা শাক, kulitis, mchicha, amarante',
    basil: 'basil, sweet basil, reehan, rehan, ريحان, حبق, balanoy, mrehani, mrihani, rehani, reyhan, rihan, ریحان, fesleğen, basilic',
    'cassava leaves': 'cassava leaves, sweet potato leaves, talbos ng kamote, kisamvu, matembele',
    'coriander leaves':
      'coriander leaves, cilantro, fresh coriander, dhania leaves, كزبرة خضراء, كزبرة طازجة, ورق كزبرة, hara dhania, hara dhaniya, dhania patta, kothmir, हरा धनिया, धनिया पत्ती, कोथमीर, ہرا دھنیا, malliyila, malli ila, മല്ലിയില, kothamalli thazhai, kothamalli ilai, கொத்தமல்லி தழை, கொத்தமல்லி இலை, dhone pata, dhonia pata, ধনেপাতা, ধনে পাতা, wansoy, unsoy, dania, kotimiri, kotmiri, taze kişniş, coriandre fraîche',
    dill: 'dill, dill leaves, shabat, شبت, sowa saag, sooa, सोआ, सोया साग, shevid, شوید, dereotu, aneth',
    'fenugreek leaves':
      'kasuri methi, kasoori methi, fenugreek leaves, methi leaves, dry methi, ورق حلبة, methi patta, hari methi, कसूरी मेथी, मेथी पत्ता, قصوری میتھی, میتھی کے پتے, uluva ila, ഉലുവ ഇല, vendhaya keerai, வெந்தயக் கீரை, methi shak, মেথি শাক, কাসুরি মেথি, barg shanbalileh, برگ شنبلیله',
    molokhia: 'molokhia, mulukhiyah, jute leaves, mulukhiya, ملوخية, saluyot, pat shak, পাট শাক, mlenda',
    'moringa leaves':
      'moringa leaves, moringa powder, moringa leaf powder, ورق مورينجا, مورينجا بودرة, sahjan patta, सहजन पत्ता, मोरिंगा पाउडर, muringayila, മുരിങ്ങയില, murungai keerai, முருங்கைக்கீரை, sojne pata, সজনে পাতা, dahon ng malunggay',
    'mustard greens': 'mustard greens, sarson ka saag, सरसों का साग, سرسوں کا ساگ, mustasa',
    'napa cabbage': 'napa cabbage, chinese cabbage, chinese leaf, ملفوف نابا, pechay baguio, çin lahanası, cin lahanasi, chou chinois, kalam chini, کلم چینی',
    parsley: 'parsley, baqdounis, bagdoonis, بقدونس, पार्सले, perehil, পার্সলে, jafari, جعفری, maydanoz, persil',
    purslane: 'purslane, rijla, bagla, رجلة, بقلة, khorfeh, خرفه, semizotu, pourpier',
    'water spinach': 'water spinach, kangkong, morning glory, kolmi shak, কলমি শাক',
  },
  'vegetables/root-vegetables': {
    'elephant-foot yam':
      'elephant foot yam, elephant yam, suran, sooran, jimikand, zimikand, सूरन, जिमीकंद, زمین قند, جمی کند, chena, ചേന, senai kizhangu, senaikizhangu, karunai kizhangu, karunaikizhangu, சேனைக்கிழங்கு, கருணைக்கிழங்கு, ol kochu, ওল, ওলকচু, pungapung',
    'fresh ginger': 'fresh ginger, green ginger, زنجبيل طازج, زنجبيل أخضر, taza adrak, ताज़ा अदरक, تازہ ادرک, pacha inchi, പച്ച ഇഞ്ചി, pachai inji, பச்சை இஞ்சி, gingembre frais, taze zencefil, zanjabil tazeh, زنجبیل تازه',
    jicama: 'jicama, mexican turnip, singkamas, shakalu, shankh alu, শাঁকালু, শাঁখ আলু',
    kohlrabi: 'kohlrabi, knol khol, ganth gobi, गांठ गोभी, noolkol, நூல்கோல், olkopi, ওলকপি, yer lahanası, alabaş, chou-rave',
    'lotus root': 'lotus root, kamal kakdi, nadru, कमल ककड़ी, thamara thandu, താമരത്തണ്ട്, thamarai thandu, தாமரைத்தண்டு',
    'fennel bulb': 'fennel bulb, fresh fennel, شمر طازج, bulbe de fenouil, fenouil frais',
  },
  'vegetables/exotic-vegetables': {
    'ash gourd': 'ash gourd, winter melon, wax gourd, petha, पेठा, kumbalanga, കുമ്പളങ്ങ, vellai poosanikai, neer poosani, ven poosani, வெண்பூசணி, நீர் பூசணி, chalkumra, chal kumra, চালকুমড়া, kundol',
    'bottle gourd':
      'bottle gourd, lauki, dudhi, calabash, قرع طويل, دباء, loki, doodhi, ghiya, लौकी, दूधी, घिया, لوکی, گھیا, churakka, churaykka, chorakka, ചുരയ്ക്ക, ചുരക്ക, suraikai, sorakkai, சுரைக்காய், lau, লাউ, upo, mung’unye',
    chayote: 'chayote, chow chow, seemai kathirikai, சௌசௌ, சௌ சௌ, sayote, chouchou',
    'ivy gourd': 'ivy gourd, tindora, kundru, tendli, कुंदरू, टिंडोरा, kovakka, kovaykka, കോവയ്ക്ക, കോവക്ക, kovakkai, கோவைக்காய், telakucha, তেলাকুচা',
    'pointed gourd and tinda': 'pointed gourd, parwal, tinda, apple gourd, परवल, टिंडा, پرول, ٹینڈے, potol, পটল',
    'ridge gourd': 'ridge gourd, turai, tori, luffa, sponge gourd, torai, तोरई, तुरई, तोरी, توری, ترئی, peechinga, peechil, പീച്ചിങ്ങ, peerkangai, peerkankai, பீர்க்கங்காய், jhinge, ঝিঙা, ঝিঙে, patola',
    'snake gourd': 'snake gourd, chichinda, chachinda, चिचिंडा, padavalanga, പടവലങ്ങ, pudalangai, புடலங்காய், chichinga, চিচিঙ্গা',
  },
} as const satisfies Unsold
