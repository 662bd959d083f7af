import type { Unsold } from '../schema/catalogue.ts'

/** What belongs to a category that is on request: content/site/further.ts has them. */
export const request = {
  salts: {
    salt: '2501, salt, table salt, sea salt, rock salt, himalayan salt, pink salt, melh, malh, ملح, ملح طعام, ملح صخري, namak, sendha namak, lahori namak, नमक, सेंधा नमक, نمک, گلابی نمک, لاہوری نمک, uppu, induppu, ഉപ്പ്, ഇന്ദുപ്പ്, indhuppu, உப்பு, இந்துப்பு, lobon, nun, labon, লবণ, নুন, asin, chumvi, tuz, sel, sel de mer',
    'black salt': 'black salt, kala namak, ملح أسود, काला नमक, کالا نمک, bit lobon, বিট লবণ',
  },
  'oils-and-vinegars': {
    'coconut oil':
      'coconut oil, زيت جوز الهند, زيت نارجيل, nariyal tel, khopra tel, नारियल तेल, ناریل کا تیل, velichenna, വെളിച്ചെണ്ണ, thengai ennai, தேங்காய் எண்ணெய், narkel tel, নারকেল তেল, langis ng niyog, mafuta ya nazi, roghan nargil, روغن نارگیل, hindistan cevizi yağı, huile de coco',
    'cooking oil':
      'oil, cooking oil, vegetable oil, palm oil, corn oil, canola oil, soybean oil, groundnut oil, zeit, زيت, زيت طبخ, زيت نباتي, زيت ذرة, زيت نخيل, tel, khane ka tel, तेल, खाने का तेल, تیل, کھانے کا تیل, enna, എണ്ണ, ennai, kadalai ennai, எண்ணெய், கடலை எண்ணெய், soyabin tel, তেল, সয়াবিন তেল, mantika, langis, mafuta, mafuta ya kupikia, roghan, روغن, yağ, sıvı yağ, huile, huile végétale',
    'mustard oil': 'mustard oil, زيت خردل, sarson ka tel, सरसों का तेल, سرسوں کا تیل, kaduku enna, കടുകെണ്ണ, kadugu ennai, கடுகு எண்ணெய், shorshe tel, sorisar tel, সরিষার তেল, সরষের তেল',
    'nut and spice oils':
      'almond oil, sweet almond oil, walnut oil, hazelnut oil, pistachio oil, clove oil, cinnamon oil, cardamom oil, black seed oil, kalonji oil, garlic oil, ginger oil, peppermint oil, lemon oil, orange oil, badam tel, laung tel, زيت لوز, زيت جوز, زيت قرنفل, زيت حبة البركة, زيت الحبة السوداء, زيت قرفة, huile d’amande',
    'olive oil':
      '1509, olive oil, extra virgin olive oil, zeit zaitoon, zait zaytoun, زيت زيتون, zaitoon ka tel, jaitun ka tel, जैतून का तेल, زیتون کا تیل, olive enna, ഒലിവ് എണ്ണ, ഒലീവ് ഓയിൽ, olive ennai, ஆலிவ் எண்ணெய், jolpai tel, zaitun tel, জলপাই তেল, অলিভ অয়েল, জয়তুন তেল, langis ng oliba, mafuta ya zeituni, roghan zeytoon, روغن زیتون, zeytinyağı, zeytinyagi, zeytin yağı, huile d’olive',
    'sesame oil':
      'sesame oil, gingelly oil, sirij, زيت سمسم, سيرج, til ka tel, तिल का तेल, تل کا تیل, nallenna, ellenna, നല്ലെണ്ണ, എള്ളെണ്ണ, nallennai, நல்லெண்ணெய், tiler tel, তিলের তেল, roghan konjed, روغن کنجد, susam yağı, huile de sésame',
    'sunflower oil':
      'sunflower oil, زيت دوار الشمس, زيت عباد الشمس, surajmukhi tel, सूरजमुखी तेल, سورج مکھی کا تیل, suryakanthi enna, സൂര്യകാന്തി എണ്ണ, suriyakanthi ennai, சூரியகாந்தி எண்ணெய், surjomukhi tel, সূর্যমুখী তেল, mafuta ya alizeti, roghan aftabgardan, روغن آفتابگردان, ayçiçek yağı, aycicek yagi, huile de tournesol',
    vinegar: '2209, vinegar, apple cider vinegar, khal, خل, خل تفاح, sirka, सिरका, سرکہ, vinagiri, വിനാഗിരി, வினிகர், காடி, সিরকা, ভিনেগার, suka, siki, serkeh, سرکه, sirke, vinaigre',
  },
  grains: {
    rice: 'rice, 1006, 1006.20, 1006.30, basmati rice, sella rice, sona masoori, jasmine rice, brown rice, broken rice, matta rice, idli rice, roz, ruz, aish, أرز, رز, عيش, أرز بسمتي, رز بسمتي, تمن, chawal, chaawal, basmati chawal, चावल, बासमती चावल, چاول, باسمتی چاول, ari, kuthari, matta ari, basmati ari, അരി, കുത്തരി, മട്ട അരി, ബസ്മതി അരി, arisi, pachai arisi, puzhungal arisi, ponni arisi, அரிசி, பச்சரிசி, புழுங்கல் அரிசி, chal, chaal, basmoti chal, চাল, চাউল, বাসমতি চাল, bigas, kanin, mchele, wali, berenj, berenj irani, برنج, pirinç, basmati pirinç, riz, riz basmati',
    wheat: '1001, 1001.99, wheat, wheat grain, qamh, burr, قمح, حنطة, gehun, gehu, gandum, गेहूं, گندم, گیہوں, gothambu, godhambu, ഗോതമ്പ്, godhumai, gothumai, கோதுமை, gom, গম, trigo, ngano, gandom, buğday, blé',
    oats: 'oats, rolled oats, oatmeal, shoofan, شوفان, jai, ओट्स, जई, جئی, اوٹس, ഓട്സ്, ஓட்ஸ், ওটস, jo dosar, جو دوسر, جو پرک, yulaf, avoine, flocons d’avoine',
    barley: 'barley, pearl barley, shaeer, شعير, jau, जौ, جو, barli, ബാർലി, യവം, barli arisi, பார்லி, যব, বার্লি, sebada, shayiri, arpa, orge',
    bulgur: 'bulgur, bulghur, burghul, cracked wheat, dalia, burgul, برغل, جريش, daliya, दलिया, دلیہ, gothambu nurukku, ഗോതമ്പ് നുറുക്ക്, godhumai ravai, கோதுமை ரவை, bolghoor, بلغور, boulgour, boulghour',
    quinoa: 'quinoa, kinwa, كينوا, क्विनोआ, किनोआ, کینوا, ക്വിനോവ, கினோவா, குயினோவா, কিনোয়া, kinoa',
    couscous: 'couscous, cous cous, كسكس, كسكسي, kuskus',
    'finger millet': 'finger millet, ragi, nachni, mandua, रागी, मंडुआ, muthari, panjappullu, റാഗി, മുത്താറി, പഞ്ഞപ്പുല്ല്, kezhvaragu, kelvaragu, கேழ்வரகு, ராகி, ulezi',
    'flattened rice': 'poha, flattened rice, beaten rice, पोहा, aval, അവൽ, அவல், chira, chire, চিড়া, চিঁড়ে',
    flour:
      'flour, wheat flour, plain flour, all purpose flour, bread flour, atta, maida, whole wheat flour, taheen, daqeeq, طحين, دقيق, دقيق قمح, طحين أبيض, طحين بر, دقيق أبيض, aata, gehun ka atta, chakki atta, आटा, मैदा, गेहूं का आटा, آٹا, میدہ, گندم کا آٹا, gothambu podi, ഗോതമ്പുപൊടി, മൈദ, ആട്ട, godhumai maavu, maida maavu, maavu, கோதுமை மாவு, மைதா மாவு, மாவு, ata, moyda, আটা, ময়দা, harina, arina, unga wa ngano, unga, ard, ard gandom, آرد, آرد گندم, buğday unu, farine, farine de blé',
    freekeh: 'freekeh, frikeh, فريكة, firik',
    'maize flour':
      'maize flour, corn meal, cornmeal, دقيق ذرة, طحين ذرة, makki ka atta, makai ka atta, मक्के का आटा, मक्की का आटा, مکئی کا آٹا, bhuttar ata, ভুট্টার আটা, unga wa mahindi, sembe, ard zorrat, آرد ذرت, mısır unu, misir unu, farine de maïs',
    'pearl millet': 'pearl millet, bajra, millet, dukhn, دخن, बाजरा, باجرہ, kambu, கம்பு, বাজরা, uwele, arzan, ارزن, darı, mil',
    popcorn: 'popcorn, pop corn, فشار, بوب كورن, ذرت بوداده, پاپ کورن, patlamış mısır, pop-corn',
    'rice flour':
      'rice flour, rice powder, دقيق أرز, طحين رز, chawal ka atta, चावल का आटा, چاول کا آٹا, aripodi, ari podi, puttu podi, അരിപ്പൊടി, പുട്ടുപൊടി, arisi maavu, அரிசி மாவு, chaler gura, চালের গুঁড়া, harina ng bigas, unga wa mchele, ard berenj, آرد برنج, pirinç unu, farine de riz',
    semolina: 'semolina, sooji, suji, rava, smeed, سميد, سمولينا, rawa, सूजी, रवा, سوجی, റവ, ravai, ரவை, ரவா, সুজি, سمولینا, irmik, semoule',
    'small millets': 'foxtail millet, little millet, barnyard millet, kodo millet, kangni, kodo, sama, कंगनी, कोदो, सामा, thina, chama, തിന, ചാമ, thinai, samai, varagu, kuthiraivali, தினை, சாமை, வரகு, குதிரைவாலி',
    sorghum: 'sorghum, jowar, ذرة رفيعة, ذرة بيضاء, jwar, ज्वार, جوار, cholam, vellai cholam, சோளம், வெள்ளை சோளம், mtama, sorgho',
  },
  flavors: {
    'vanilla essence': 'vanilla essence, vanilla extract, خلاصة فانيليا, سائل فانيليا, extrait de vanille, arôme vanille',
    vanillin: 'vanillin, vanilla sugar, فانيلين, سكر فانيليا, vanilin, şekerli vanilin, vanilline, sucre vanillé',
  },
  baking: {
    'citric acid': 'citric acid, lemon salt, حمض الليمون, ملح ليمون, nimbu sat, tatri, tartri, टाटरी, नींबू सत, ٹاٹری, johar limoo, جوهر لیمو, limon tuzu, acide citrique',
    'baking powder': 'baking powder, بيكنج باودر, بيكنج بودر, بيكنج بودرة, बेकिंग पाउडर, بیکنگ پاؤڈر, বেকিং পাউডার, بکینگ پودر, بیکینگ پودر, kabartma tozu, levure chimique',
    'baking soda':
      'baking soda, bicarbonate of soda, sodium bicarbonate, بيكربونات, كربونات, صودا الخبز, meetha soda, khane ka soda, मीठा सोडा, खाने का सोडा, میٹھا سوڈا, کھانے کا سوڈا, appakkaram, sodappodi, അപ്പക്കാരം, സോഡാപ്പൊടി, samaiyal soda, aappa soda, சமையல் சோடா, ஆப்ப சோடா, khabar soda, খাবার সোডা, jush shirin, جوش شیرین, karbonat, bicarbonate de soude',
    'cocoa powder':
      '1805, cocoa powder, cocoa, cacao, cocoa butter, kakaw, كاكاو, بودرة كاكاو, कोको पाउडर, کوکو پاؤڈر, കൊക്കോ പൊടി, കൊക്കോ, கோகோ பவுடர், কোকো পাউডার, kakao, pudr kakao, کاکائو, پودر کاکائو, poudre de cacao, cacao en poudre',
    'corn starch':
      'corn starch, cornstarch, corn flour, cornflour, nisha, نشا, نشا ذرة, कॉर्न फ्लोर, کارن فلور, കോൺഫ്ലോർ, கார்ன்ஃப்ளார், কর্নফ্লাওয়ার, gawgaw, neshasteh, neshasteh zorrat, نشاسته, نشاسته ذرت, mısır nişastası, nişasta, fécule de maïs, amidon de maïs, maïzena',
    gelatin: 'gelatin, gelatine, agar agar, جيلاتين, gulaman, gélatine, jelatin',
    yeast: 'yeast, instant yeast, khamira, khameera, خميرة, khameer, यीस्ट, खमीर, خمیر, യീസ്റ്റ്, ஈஸ்ட், ইস্ট, lebadura, pampaalsa, hamira, khamir mayeh, خمیرمایه, مخمر, kuru maya, ekmek mayası, levure',
    sago: 'sago, sabudana, tapioca pearls, tapioca starch, ساجو, ساغو, sagudana, साबूदाना, ساگودانہ, ساگو دانہ, chowari, chavvari, ചൗവരി, ചവ്വരി, javvarisi, ஜவ்வரிசி, sagu dana, সাবুদানা, সাগু',
  },
} as const satisfies Unsold
