import type { Names } from '../names.ts'

/** Goods that people buy, on a trip or at home, and the trades that make or mend them. */
export const goods: readonly Names[] = [
  ['kleicha, klecha, kleja, kolicha', 'كليجة, كليچة', 'کولێچە, کلێچە'],
  ['manna', 'من السما, من وسلوى', 'گەزۆ'],
  ['kahi', 'كاهي', 'کاهی'],
  ['geymar, gaymar, qaymar, qaimar, clotted cream', 'قيمر, گيمر, كيمر', 'قەیماغ, قەیمەر'],
  ['abaya, aba', 'عباءة, عباية, عباءات, عبايات', 'عەبا, عەبایە'],
  ['gold, jewellery, jewelry, goldsmith', 'ذهب, مجوهرات, صائغ', 'زێڕ, زێڕینگەر, خشڵ'],
  ['perfume', 'عطر, عطور', 'عەتر, بۆن'],
  ['spice', 'بهارات, توابل', 'بەهارات'],
  ['shoe', 'أحذية, حذاء', 'پێڵاو'],
  ['klash', 'كلاش', 'کڵاش'],
  ['driving', 'قيادة, سياقة', 'لێخوڕین, شۆفێری'],
  ['repair', 'تصليح, صيانة', 'چاککردنەوە'],
  ['elderly', 'كبار السن', 'بەساڵاچوو, بەساڵاچووان, بەتەمەن, بەتەمەنەکان'],
  ['boutique', 'بوتيك, بوتيكات', 'بوتیک, بووتیک'],
  ['tailor, tailoring, dressmaker', 'خياط, خياطة', 'بەرگدروو, بەرگدوور, خەیات'],
  ['tyre, tire, puncture', 'إطار, إطارات, تايرات, بنجرجي', 'تایە, پەنچەر'],
  ['solar', 'طاقة شمسية, ألواح شمسية', 'وزەی خۆر'],
  ['physiotherapy, physio', 'علاج طبيعي', 'چارەسەری سروشتی'],
  ['skin, dermatology, dermatologist', 'جلدية', 'پێست'],
  ['board game', 'ألعاب الطاولة, ألعاب طاولة', 'یاریی سەر مێز, یارییەکانی سەر مێز'],
]
