import type { Unsold } from '../schema/catalogue.ts'

/** What has no group of ours beside it. */
export const other = {
  nowhere: {
    biscuits: 'biscuits, biscuit, cookies, بسكويت, बिस्कुट, بسکٹ, biskut, বিস্কুট, biskwit, biskuit, بیسکویت, bisküvi',
    bread: 'bread, khubz, pita, toast bread, خبز, roti, naan, रोटी, ब्रेड, روٹی, ڈبل روٹی, ബ്രെഡ്, rotti, ரொட்டி, pauruti, ruti, পাউরুটি, রুটি, tinapay, mkate, nan, نان, ekmek, pain',
    butter: 'butter, margarine, zibda, zebda, زبدة, مارجرين, makhan, makkhan, मक्खन, مکھن, venna, വെണ്ണ, vennai, வெண்ணெய், makhon, মাখন, mantikilya, siagi, kareh, کره, tereyağı, tereyagi, beurre',
    'cake and pastry': 'cake, pastry, puff pastry, samosa, كيك, سمبوسة, حلويات, mithai, समोसा, मिठाई, سموسہ, مٹھائی, börek',
    cheese: 'cheese, cheddar, mozzarella, feta, jibn, jibna, جبن, جبنة, चीज़, ചീസ്, சீஸ், চিজ, keso, jibini, panir, پنیر, peynir, fromage',
    chips: 'chips, crisps, french fries, potato chips, شيبس, بطاطس مقلية, namkeen, नमकीन, चिप्स, chanachur, চানাচুর, চিপস, chicharon, sitsirya, cips, frites',
    chocolate: 'chocolate, chocolate chips, dark chocolate, شوكولاتة, चॉकलेट, چاکلیٹ, চকলেট, shokolat, شکلات, çikolata, chocolat',
    cream: 'cream, whipping cream, cooking cream, qishta, kreema, قشطة, كريمة, malai, मलाई, بالائی, ملائی, ক্রিম, khameh, خامه, krema, kaymak, crème fraîche, crème',
    'fish sauce and oyster sauce': 'fish sauce, oyster sauce, shrimp paste, صلصة السمك, patis, bagoong',
    ghee: 'ghee, desi ghee, clarified butter, vanaspati, samn, samneh, سمن, سمنة, dalda, घी, देसी घी, वनस्पति घी, گھی, دیسی گھی, بناسپتی گھی, neyyu, neyy, നെയ്യ്, nei, ney, நெய், ghi, ঘি, samli, roghan heyvani, roghan kermanshahi, روغن حیوانی, روغن کرمانشاهی, sade yağ, sadeyağ, beurre clarifié',
    'hot sauce': 'hot sauce, chilli sauce, tabasco, sriracha, صلصة حارة, شطة سائلة, sauce piquante, acı sos',
    ketchup: 'ketchup, catsup, كاتشب, केचप, کیچپ, banana ketchup, سس کچاپ, ketçap',
    labneh: 'labneh, labaneh, لبنة',
    mayonnaise: 'mayonnaise, mayo, مايونيز, سس مایونز, mayonez',
    'mustard sauce': 'mustard sauce, mustard paste, dijon mustard, صلصة خردل, مسطردة, ماستارد, moutarde de Dijon',
    noodles: 'noodles, instant noodles, rice noodles, نودلز, नूडल्स, نوڈلز, நூடுல்ஸ், নুডলস, pansit, pancit, bihon, erişte, noodle, nouilles',
    olives: 'olives, olive, green olives, black olives, zaitoon, زيتون, jaitun, जैतून, زیتون, jolpai, zaitun, জলপাই, জয়তুন, oliba, zeituni, zeytoon, zeytin',
    paneer: 'paneer, cottage cheese, panir, पनीर, پنیر, പനീർ, பனீர், ponir, পনির',
    papad: 'papad, poppadom, paapad, पापड़, پاپڑ, pappadam, പപ്പടം, appalam, அப்பளம், papor, পাঁপড়',
    pasta: 'pasta, spaghetti, macaroni, penne, makarona, معكرونة, مكرونة, باستا, سباغيتي, पास्ता, मैकरोनी, پاستا, میکرونی, പാസ്ത, பாஸ்தா, পাস্তা, মাকারনি, ispageti, makaroni, ماکارونی, makarna, pâtes, pâtes alimentaires',
    pickles: 'pickle, pickles, pickled, achar, mukhallal, مخلل, مخللات, أجار, طرشي, achaar, अचार, اچار, അച്ചാർ, oorugai, ஊறுகாய், আচার, atsara, achari, torshi, ترشی, turşu, cornichons',
    'pulp, jam and other preserves':
      'pulp, mango pulp, paste, spread, concentrate, ezme, معجون, puree, purée, jam, jams, marmalade, chutney, fruit concentrate, لب مانجو, لب المانجو, مربى, مربيات, confiture, reçel, murabba, मुरब्बा, مربہ, مربا',
    'soy sauce': 'soy sauce, soya sauce, صلصة صويا, صويا صوص, toyo, سس سویا, soya sosu, sauce soja',
    tahini: 'tahini, tahina, tahineh, طحينة, طحينية, ardeh, ارده, tahin',
    tofu: 'tofu, bean curd, توفو, टोफू, tokwa, taho',
    'tomato paste':
      'tomato paste, tomato puree, tomato sauce, معجون طماطم, صلصة طماطم, टमाटर प्यूरी, ٹماٹر پیسٹ, rob gojeh, rob gojeh farangi, رب گوجه, رب گوجه فرنگی, salça, domates salçası, concentré de tomate, sauce tomate',
    vermicelli: 'vermicelli, semiya, شعيرية, sewai, seviyan, sewaiyan, सेवई, सेवइयां, سویاں, സേമിയ, சேமியா, semai, সেমাই, sotanghon, misua, tambi, tel şehriye, vermicelles',
    yogurt: 'yogurt, yoghurt, curd, laban, zabadi, لبن, زبادي, روب, dahi, lassi, दही, دہی, thairu, thayir, തൈര്, தயிர், doi, দই, mtindi, maziwa mgando, mast, ماست, yoğurt, yaourt, yogourt',
    'black-eyed peas':
      'black eyed peas, black eyed beans, cowpeas, lobia, lubia, لوبيا, لوبيا عين سوداء, lobiya, chawli, लोबिया, चवली, لوبیا, سفید لوبیا, vanpayar, വൻപയർ, karamani, thatta payaru, காராமணி, தட்டைப்பயறு, barboti, বরবটি, kunde, loobia cheshm bolboli, لوبیا چشم بلبلی, börülce, niébé, cornilles',
    'chana dal': 'chana dal, split chickpeas, chane ki dal, चना दाल, چنے کی دال, kadala parippu, കടലപ്പരിപ്പ്, kadalai paruppu, கடலைப்பருப்பு, cholar dal, buter dal, ছোলার ডাল, বুটের ডাল, lapeh, لپه',
    chickpeas:
      '0713.20, chickpeas, chick peas, garbanzo, kabuli chana, white chana, black chana, bengal gram, hummus, hommos, حمص, chana, chane, chole, kala chana, safed chana, चना, काबुली चना, छोले, काला चना, چنا, چنے, کابلی چنے, سفید چنے, کالے چنے, kadala, vellakadala, കടല, വെള്ളക്കടല, kondai kadalai, kondakadalai, sundal kadalai, கொண்டைக்கடலை, chola, chhola, kabuli chola, ছোলা, বুট, কাবুলি ছোলা, garbansos, garbanzos, nokhod, نخود, nohut, pois chiches, pois chiche',
    'fava beans': 'fava beans, broad beans, ful, foul medames, fool, foul, فول, فول مدمس, باقلا, bakla, बाकला, baghali, baghala, باقالی, fèves',
    'gram flour': 'gram flour, besan, chickpea flour, طحين حمص, دقيق حمص, बेसन, بیسن, kadala maavu, കടലമാവ്, kadalai maavu, கடலை மாவு, beson, বেসন, ard nokhodchi, آرد نخودچی, nohut unu, farine de pois chiches',
    'black beans': 'black beans, black turtle beans, فاصوليا سوداء, haricots noirs, siyah fasulye',
    'kidney beans': 'kidney beans, red beans, rajma, فاصوليا حمراء, rajmah, राजमा, لال لوبیا, راجما, രാജ്മ, ராஜ்மா, রাজমা, loobia ghermez, لوبیا قرمز, barbunya, meksika fasulyesi, haricots rouges',
    lentils:
      '0713.40, lentils, lentil, dal, daal, dhal, pulses, adas, عدس, بقوليات, masoor, masoor dal, musur dal, mosur dal, दाल, मसूर, मसूर दाल, دال, مسور, مسور کی دال, parippu, masoor parippu, പരിപ്പ്, മസൂർ പരിപ്പ്, paruppu, masoor paruppu, mysore paruppu, பருப்பு, மைசூர் பருப்பு, mosur dal, masur dal, ডাল, মসুর ডাল, mercimek, kırmızı mercimek, lentilles, lentilles corail',
    'mung bean':
      'mung beans, moong dal, green gram, moong, ماش, mung, मूंग, मूंग दाल, مونگ, مونگ کی دال, cherupayar, cherupayaru, ചെറുപയർ, pasi paruppu, paasi payaru, payatham paruppu, பாசிப்பருப்பு, பாசிப்பயறு, mug dal, moog dal, মুগ ডাল, munggo, monggo, choroko, ndengu, maş fasulyesi, haricot mungo',
    'pigeon pea (toor dal)':
      'toor dal, tur dal, arhar dal, pigeon peas, tuvar dal, तूर दाल, अरहर दाल, तुअर दाल, ارہر کی دال, تور دال, thuvara parippu, tuvara parippu, തുവരപ്പരിപ്പ്, thuvaram paruppu, thuvarai, துவரம் பருப்பு, orhor dal, অড়হর ডাল, kadyos, mbaazi',
    soybeans: 'soybeans, soya beans, soya chunks, فول الصويا, soyabean, soya, सोयाबीन, سویا بین, സോയാബീൻ, சோயா பீன்ஸ், সয়াবিন, utaw, سویا, soya fasulyesi, soja',
    'urad dal':
      'urad dal, black gram, urid dal, urad, mash ki dal, उड़द, उड़द दाल, ماش کی دال, اڑد, uzhunnu, uzhunnu parippu, ഉഴുന്ന്, ഉഴുന്നുപരിപ്പ്, ulundhu, ulutham paruppu, உளுந்து, உளுத்தம் பருப்பு, mashkalai dal, kalai dal, biuli dal, মাষকলাই ডাল, কলাই ডাল, বিউলি ডাল',
  },
} as const satisfies Unsold
