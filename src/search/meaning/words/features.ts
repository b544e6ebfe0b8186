import type { FeatureCode } from '../../../domain/stays/feature-codes.ts'
import { toPhrases } from '../phrases.ts'

/** `isSure`: only stays have it. Other features are read where a stay is meant. `needsWith`: read after “with” or “and” only. */
export type FeatureWord = { codes: readonly FeatureCode[]; isSure: boolean; needsWith?: true }
const sure = (...codes: FeatureCode[]): FeatureWord => ({ codes, isSure: true })
const open = (...codes: FeatureCode[]): FeatureWord => ({ codes, isSure: false })
const joined = (...codes: FeatureCode[]): FeatureWord => ({ codes, isSure: false, needsWith: true })

export const featureWords = toPhrases<FeatureWord>([
  [
    sure('free_cancellation'),
    'free cancellation, free cancelation, cancel for free, cancel free, cancellable for free, refundable, fully refundable, free to cancel, can cancel for free, can be cancelled for free, can be cancelled free, cancellation free, free of charge cancellation, flexible cancellation, with free cancel, free cancel, cancellable',
    'إلغاء مجاني, الغاء مجاني, الإلغاء المجاني, الغاء مجانا, إلغاء مجانا, يمكن إلغاؤه مجانا, إلغاء ببلاش, الغاء بلاش, قابل للإلغاء, قابل للالغاء, قابلة للإلغاء, قابل للاسترداد, قابلة للاسترداد, مع امكانية الالغاء, إلغاء بدون رسوم, الغاء بدون رسوم, امكانية الالغاء, الإلغاء مجاني, إلغاء الحجز مجانا, إلغاء بلا رسوم, ممكن الغي ببلاش',
    'هەڵوەشاندنەوەی بێبەرامبەر, هەڵوەشاندنەوەی بەخۆڕایی, هەڵوەشاندنەوەی خۆڕایی, هەڵوەشاندنەوەی بێ بەرامبەر, هەڵوەشاندنەوە بەخۆڕایی, هەڵوەشاندنەوە بە خۆڕایی, هەڵوەشاندنەوەی بە خۆڕایی, بەخۆڕایی هەڵبوەشێتەوە, پاشگەزبوونەوەی خۆڕایی, بە خۆڕایی هەڵوەشێنمەوە, هەڵوەشاندنەوە بێبەرامبەر, کەنسڵکردنی خۆڕایی, هەڵوەشاندنەوەی بەبەلاش',
  ],
  [
    sure('women_pool'),
    'women s pool, womens pool, women pool, ladies pool, pool for women, pool for ladies, women only pool, ladies only pool, female pool, separate pool for women, private pool for women, woman pool, swimming pool for women, ladies swimming pool, women s swimming pool, womens swimming pool, pool for females, pool only for women, separate women s pool, separate womens pool, women only swimming pool',
    'مسبح نسائي, مسبح نساء, مسبح للنساء, مسبح خاص بالنساء, مسبح خاص للنساء, مسبح سيدات, مسبح للسيدات, مسبح نسوان, مسبح للنسوان, مسبح مخصص للنساء, مسبح منفصل للنساء, مسبح حريم, مسبح للحريم, مسبح للعوائل والنساء, مسبح خاص بالسيدات, مسبح خاص للسيدات, حوض سباحة للنساء',
    'مەلەوانگەی ژنان, مەلەوانگەی ئافرەتان, مەلەوانگەی خانمان, مەلەوانگە بۆ ژنان, مەلەوانگە بۆ ئافرەتان, مەلەوانگەی تایبەت بە ژنان, مەلەوانگەی تایبەت بە ئافرەتان, حەوزی ژنان, مەلەوانگەی تایبەت بە خانمان, مەلەوانگە بۆ خانمان, حەوزی مەلەی ژنان, مەلەوانگەیەکی ژنان, مەلەوانگەی تایبەتی ژنان, مەلەوانگەی تایبەت بۆ ژنان, مەلەوانگەی تایبەت بۆ ئافرەتان',
    'masbah nisai, masba7 nisai, masba7 lil nisa',
  ],
  [
    open('halal_kitchen'),
    'halal, halal food, halal kitchen, halal meals',
    'حلال, أكل حلال, اكل حلال, مطبخ حلال, طعام حلال',
    'حەڵاڵ, حەلال, خواردنی حەڵاڵ, چێشتخانەی حەڵاڵ, مەتبەخی حەڵاڵ, خواردنی حەلال',
  ],
  [
    sure('cot'),
    'cot, baby cot, baby bed, crib, cots, cot for baby, cradle',
    'سرير أطفال, سرير طفل, سرير للطفل, سرير رضيع, مهد, سرير اطفال, كاروك, سرير للرضيع, سرير بيبي',
    'لانکە, بێشکە, بێشکەی منداڵ, قەرەوێڵەی منداڵ, جێگای منداڵ, لانک, قەرەوێڵەی ساوا',
  ],
  [
    sure('adjoining_rooms'),
    'adjoining rooms, connecting rooms, connected rooms, adjacent rooms, interconnecting rooms, adjoining',
    'غرف متصلة, غرف متجاورة, غرفتين متصلتين, غرف متلاصقة, غرفتين متجاورتين, غرف مفتوحة على بعض',
    'ژووری پێکەوە بەستراو, ژووری بەیەکەوە بەستراو, ژووری پێکەوەبەستراو, ژووری تەنیشت یەک, ژووری بەیەکەوە لکاو, ژوورە بەیەکەوە بەستراوەکان',
  ],
  [
    sure('ground_floor'),
    'ground floor, ground floor room, first floor no stairs, on ground floor',
    'طابق أرضي, الطابق الأرضي, طابق ارضي, دور أرضي, الدور الأرضي, ارضي',
    'نهۆمی زەوی, نهۆمی خوارەوە, قاتی خوارەوە, نهۆمی یەکەمی زەوی, قاتی زەمینی, نهۆمی زەمینی',
  ],
  [
    sure('non-smoking'),
    'non smoking, nonsmoking, no smoking, smoke free, non smoking room, non smoking rooms',
    'لغير المدخنين, غير المدخنين, ممنوع التدخين, بدون تدخين, غير مدخنين, بلا تدخين',
    'بێ جگەرە, جگەرە قەدەغەیە, جگەرە قەدەغە, ژووری بێ جگەرە, بێ جگەرەکێشان',
  ],
  [
    sure('near-shrine'),
    'near shrine, near shrines, near the haram, near haram, walking distance to shrine, walking distance to the shrines, walking distance to haram, close to shrine, close to shrines, close to haram, next to shrine, walking distance from shrine, beside shrine, near holy shrine, near holy shrines, close to holy shrine',
    'قرب العتبات, قريب من العتبات, قرب العتبة, قريب من العتبة, قرب الحرم, قريب من الحرم, يم الحرم, قرب المرقد, قريب من المرقد, قرب الضريح, قريب من الضريح, بجوار الحرم, بجانب الحرم, قريبة من الحرم, قرب المراقد, يم المرقد, قريب على الحرم, قريب عالحرم, قرب الحضرة, قريب من المراقد, قريب للحرم, قرب المرقد الشريف, يم الضريح, بالقرب من الحرم, بالقرب من العتبات, بالقرب من المرقد, قريب من العتبات المقدسة',
    'نزیک مەزارگە, نزیک مەزار, نزیک حەرەم, نزیک لە حەرەم, نزیک لە مەزارگە, لە نزیک مەزارگە, لە نزیک حەرەم, نزیکی حەرەم, نزیک مەرقەد, نزیک مەزارگەکان, نزیکی مەزارگە',
  ],
  [
    sure('shrine-shuttle'),
    'shuttle to shrine, shuttle to shrines, ride to shrine, ride to shrines, transport to shrine, transfer to shrine, shrine shuttle, bus to shrine, shuttle to haram',
    'نقل إلى العتبات, نقل الى الحرم, باص للحرم, توصيل للحرم, توصيل إلى الحرم, نقل للحرم, نقل الى المرقد, توصيل للعتبات',
    'گواستنەوە بۆ مەزارگە, گواستنەوە بۆ مەزارگەکان, گواستنەوە بۆ حەرەم',
  ],
  [
    sure('airport-shuttle'),
    'airport shuttle, airport transfer, airport pickup, airport pick up, transfer from airport, pickup from airport, shuttle to airport, transfer to airport, transport from airport, airport transport, free airport shuttle, shuttle from airport',
    'نقل من المطار, توصيل من المطار, توصيل للمطار, نقل إلى المطار, نقل للمطار, استقبال من المطار, توصيل مطار, شتل المطار, نقل المطار, توصيل الى المطار, خدمة المطار',
    'گواستنەوەی فڕۆکەخانە, گواستنەوە لە فڕۆکەخانە, گەیاندن بۆ فڕۆکەخانە, گواستنەوە بۆ فڕۆکەخانە, گەیاندنی فڕۆکەخانە, گواستنەوە لە فڕۆکەخانەوە',
  ],
  [
    sure('reception-24h'),
    '24 hour reception, 24h reception, 24 hours reception, 24 7 reception, reception 24 hours',
    'استقبال 24 ساعة, استقبال على مدار الساعة',
    'پێشوازی 24 کاتژمێری, پێشوازیی 24 کاتژمێری',
  ],
  [
    open('breakfast'),
    'breakfast, breakfast included, free breakfast, with breakfast, bed and breakfast, breakfast inclusive, including breakfast',
    'فطور, إفطار, ريوك, ريوگ, فطور مجاني, شامل الفطور, الفطور ضمن السعر, شامل فطور, ترويقة, يشمل الفطور, فطور الصباح, مع الفطور, تريوگ',
    'نانی بەیانی, نانی بەیانیان, بەرچایی, قاوەڵتی, نانی بەیانی لەگەڵدا بێت, نانی بەیانی لەگەڵدایە, ژەمی بەیانی',
    'fatur, ftur, ryug, nani bayani',
  ],
  [
    open('pool'),
    'pool, swimming pool, pools, swimming pools, private pool, outdoor pool, indoor pool, heated pool',
    'مسبح, حوض سباحة, مسبح خاص, بركة سباحة, حوض للسباحة, مسبح داخلي',
    'مەلەوانگە, مەسبەح, حەوزی مەلە, حەوزی مەلەکردن, حەوزی مەلەوانی, مەلەوانگەیەک, مەلەوانگەی تایبەت',
    'masbah, masba7, malawanga',
  ],
  [
    open('parking'),
    'parking, free parking, car park, garage, parking lot, parking space, private parking, car parking',
    'موقف سيارات, كراج, باركنك, موقف سيارة, موقف مجاني, كراج سيارات, پاركنك, موقف للسيارات, موقف للسيارة, موقف خاص, باركنغ, مكان لوقوف السيارات, مواقف, موقف',
    'پارکینگ, گەراج, شوێنی وەستانی ئۆتۆمبێل, پارکینگی ئۆتۆمبێل, جێی ئۆتۆمبێل, وەستانی ئۆتۆمبێل, شوێنی پارککردن, پارکی ئۆتۆمبێل, جێگەی وەستانی ئۆتۆمبێل',
    'parkin, karaj',
  ],
  [
    open('wifi'),
    'wifi, wi fi, free wifi, free wi fi, internet, fast wifi, good wifi, free internet',
    'واي فاي, وايفاي, انترنت, إنترنت, واي فاي مجاني, انترنت مجاني, نت, انترنيت, إنترنت سريع, انترنت سريع',
    'وایفای, وای فای, ئینتەرنێت, وایفایی بەخۆڕایی, وایفایی خۆڕایی, وایفای بێبەرامبەر',
  ],
  [
    open('kitchen'),
    'kitchen, kitchenette, own kitchen, private kitchen, equipped kitchen',
    'مطبخ, مطبخ خاص, مطبخ صغير, مطبخ مجهز',
    'مەتبەخ, مەتبەخدار, موبەق, چێشتخانەی تایبەت, مەتبەخی تایبەت, مووبەق',
    'matbakh, mutbakh, matbax',
  ],
  [
    open('family'),
    'family friendly, families, for families, good for families, suitable for families, family hotel, for a family, for family, family',
    'للعوائل, عوائل, عائلي, عائلية, مناسب للعوائل, مناسب للعائلات, للعائلات, عائلات, للعائلة, مناسبة للعوائل, مناسبة للعائلات, يناسب العوائل, عوائلي, مال عوائل, عائلة, للعائلات فقط',
    'بۆ خێزان, خێزانی, گونجاو بۆ خێزان, بۆ خێزانەکان, خێزانەکان, گونجاو بۆ خێزانەکان, خێزان',
    '3awail, khezani, xezani',
  ],
  [
    open('generator'),
    '24 hour electricity, 24 hour power, 24 7 electricity, power around the clock, generator, electricity 24 hours, constant electricity, 24h electricity, uninterrupted power, continuous electricity',
    'كهرباء 24 ساعة, كهرباء على مدار الساعة, كهرباء مستمرة, مولدة, مولد, كهرباء دائمة, كهربا 24 ساعة, الكهرباء مستمرة',
    'کارەبای 24 کاتژمێری, کارەبای 24 کاتژمێر, کارەبای 24 سەعاتی, کارەبای 24 سەعات, مۆلیدە, کارەبای بەردەوام, کارەبای بەردەوامی هەبێت',
  ],
  [
    open('prayer-room'),
    'prayer room, prayer space, musalla',
    'مصلى, غرفة صلاة, مكان للصلاة, مسجد داخل الفندق',
    'نوێژگە, ژووری نوێژ, شوێنی نوێژکردن',
  ],
  [open('lift'), 'lift, elevator, elevators', 'مصعد, مصاعد, اسنسير', 'ئاسانسێر, ئاسانسۆر, مەسعەد'],
  [
    open('air-conditioning'),
    'air conditioning, air conditioner, ac, a c, air conditioned, aircon, air con, airconditioning, aircondition',
    'تكييف, مكيف, مكيفة, سبلت, تبريد, مكيفات',
    'ساردکەرەوە, ئەیرکۆندیشن, فێنککەرەوە, سپلیت, موبەڕیدە',
  ],
  [open('heating'), 'heating, heater, heated', 'تدفئة, مدفأة, صوبة', 'گەرمکەرەوە, سۆپا, گەرمکردنەوە'],
  [open('washing-machine'), 'washing machine, washer, laundry machine', 'غسالة, غسالة ملابس', 'جلشۆر, غەسالە'],
  [open('spa'), 'spa, sauna, massage, jacuzzi', 'سبا, ساونا, سونا, مساج, جاكوزي', 'سپا, ساونا, مەساج, جاکوزی'],
  [joined('garden'), 'garden', 'حديقة, حدائق', 'باخچە, باخ'],
  [joined('terrace'), 'terrace, rooftop', 'تراس, شرفة واسعة', 'تەراس, تێراس, سەربان'],
  [joined('balcony'), 'balcony, balconies', 'شرفة, بلكونة, بالكون, بلكون', 'باڵکۆن, بەرهەیوان, باڵکۆنی'],
  [
    open('accessible'),
    'wheelchair, wheelchair accessible, accessible, wheelchair access, step free, for disabled, disabled access, wheelchair friendly',
    'كرسي متحرك, لذوي الاحتياجات الخاصة, ذوي الاحتياجات الخاصة, لكرسي متحرك, مناسب لكرسي متحرك, لذوي الإعاقة, للكراسي المتحركة, للمعاقين, ذوي الاعاقة',
    'ویلچێر, کورسی کەمئەندام, کەمئەندامان, گونجاو بۆ ویلچێر, خاوەن پێداویستی تایبەت, بۆ کەمئەندامان, عەرەبانەی کەمئەندام',
  ],
  [
    open('river-view'),
    'river view, view of river, river views, overlooking river, tigris view, view of tigris, view over river, overlooking the tigris, overlooking tigris',
    'إطلالة على النهر, مطل على النهر, يطل على النهر, اطلالة نهر, اطلالة على دجلة, مطل على دجلة, يطل على دجلة, على النهر, مطلة على النهر, اطلالة على نهر, على دجلة, تطل على النهر',
    'دیمەنی ڕووبار, ڕوو لە ڕووبار, بەرامبەر ڕووبار, دیمەنی ڕووباری هەبێت, دیمەنی دیجلە, سەر ڕووبار',
  ],
  [
    open('mountain-view'),
    'mountain view, mountain views, view of mountains, view of mountain, overlooking mountains, view over mountains',
    'إطلالة على الجبل, إطلالة على الجبال, مطل على الجبل, مطل على الجبال, يطل على الجبل, يطل على الجبال, اطلالة جبلية, إطلالة جبلية, مطلة على الجبل, تطل على الجبل, مطلة على الجبال, تطل على الجبال',
    'دیمەنی چیا, ڕوو لە چیا, دیمەنی شاخ, دیمەنی چیاکان, ڕوو لە شاخ',
  ],
  [
    open('waterside'),
    'waterside, waterfront, lakeside, riverside, beside water, by the river, by the lake, on the river, on the lake',
    'على ضفة النهر, على ضفة الماء, على البحيرة, على الماء, ضفة النهر, على ضفاف النهر, على ضفاف دجلة, على الشط, عالشط, على النهر, عالنهر',
    'لە کەناری ئاو, کەناری ئاو, لەسەر ئاو, لەسەر ڕووبار, کەنار ڕووبار, لە کەناری ڕووبار, لە کەناری دەریاچە, کەناری ڕووبار',
  ],
  [
    open('playground'),
    'playground, kids area, play area, kids play area, children playground, kids playground, play area for kids',
    'ساحة ألعاب, ألعاب أطفال, ملعب أطفال, منطقة ألعاب, العاب للاطفال, ألعاب للأطفال, ساحة العاب للاطفال, مكان لعب للاطفال',
    'یاریگای منداڵان, یاریگەی منداڵان, شوێنی یاری منداڵان, یاری منداڵان, شوێنی یاریکردنی منداڵان',
  ],
  [
    open('bbq'),
    'bbq, barbecue, grill, barbeque',
    'شواء, مكان للشواء, باربكيو, مكان شوي, منقلة',
    'شوێنی برژاندن, باربیکیۆ, برژاندن, شوێنی گۆشت برژاندن',
  ],
  [
    open('meeting-room'),
    'meeting room, conference room, meeting rooms, conference hall',
    'قاعة اجتماعات, قاعة مؤتمرات, غرفة اجتماعات',
    'هۆڵی کۆبوونەوە, ژووری کۆبوونەوە',
  ],
  [
    open('private-bathroom'),
    'private bathroom, own bathroom, ensuite, en suite, private toilet',
    'حمام خاص, حمام داخلي, حمام داخل الغرفة, حمام خاص بالغرفة',
    'گەرماوی تایبەت, حەمامی تایبەت, گەرماو و تەوالێتی تایبەت',
  ],
  [open('tv'), 'tv, television', 'تلفاز, تلفزيون', 'تەلەفزیۆن'],
  [open('fridge'), 'fridge, refrigerator', 'ثلاجة', 'بەفرگر, سەلاجە'],
  [joined('restaurant'), 'restaurant', 'مطعم', 'چێشتخانە, ڕێستۆرانت'],
  [joined('cafe'), 'cafe', 'مقهى, كافيه', 'کافێ'],
  [
    open('gym'),
    'gym, fitness centre, fitness center, fitness room',
    'جيم, قاعة رياضية, صالة رياضية, جم',
    'هۆڵی وەرزش, جیم, هۆڵی وەرزشی',
  ],
  [joined('desk'), 'desk, work desk', 'مكتب للعمل', 'مێزی کارکردن'],
  [joined('safe'), 'safe', 'خزنة', 'قاسە'],
  [joined('sitting-area'), 'sitting area', 'ركن جلوس', 'شوێنی دانیشتن'],
  [joined('kettle'), 'kettle, tea set', 'غلاية', 'کەتلی'],
])

/** Before a feature that is wanted. */
export const withWords = toPhrases<true>([
  [
    true,
    'with, has, have, having, and, including, includes, include, offers, offering, that has, which has, plus',
    'مع, و, بيه, بيها, فيه, فيها, به, بها, يحتوي على, تحتوي على, عنده, عندها, يضم, ويا, ويه, اله',
    'لەگەڵ, و, بە, کە, هەبێت',
  ],
])
