import type { Unsold } from '../schema/catalogue.ts'

/** What is asked for beside our nuts, under the group or category that is nearest. */
export const nuts = {
  nuts: {
    'mixed nuts': 'trail mix, mixed nuts, mixed dry fruits, مكسرات مشكلة, mix dry fruit, panchmewa, पंचमेवा, مکس ڈرائی فروٹ, ajil, ajil makhloot, آجیل, karışık kuruyemiş, fruits secs mélangés',
    coconut:
      'coconut, fresh coconut, desiccated coconut, dry coconut, copra, coconut powder, joz hind, narjeel, جوز الهند, نارجيل, جوز هند مبشور, nariyal, naryal, khopra, nariyal burada, नारियल, खोपरा, नारियल बुरादा, ناریل, کھوپرا, thenga, nalikeram, kopra, തേങ്ങ, നാളികേരം, കൊപ്ര, thengai, kopparai, தேங்காய், கொப்பரை, narkel, narikel, নারকেল, নারিকেল, niyog, buko, nazi, nargil, pudr nargil, نارگیل, پودر نارگیل, hindistan cevizi, noix de coco, coco râpé',
  },
  'nuts/peanuts-other-nuts': {
    chestnuts: 'chestnut, chestnuts, kastana, كستناء, أبو فروة, kastanyas, shah baloot, شاه بلوط, kestane, marron, châtaigne, châtaignes',
    'peanut butter': 'peanut butter, زبدة فول سوداني, पीनट बटर, پینٹ بٹر, পিনাট বাটার, siagi ya karanga, kareh badam zamini, کره بادام زمینی, fıstık ezmesi, beurre de cacahuète',
    'pili nuts': 'pili nuts, pili',
    'tiger nuts': 'tiger nuts, حب الزلم, حب العزيز, souchet, noix tigrée',
  },
} as const satisfies Unsold
