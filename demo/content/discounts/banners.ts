import type { DemoDiscountBanner } from '../discovery-shapes.ts'

export const discountBanners: DemoDiscountBanner[] = [
  {
    key: 'banner-dukan-grill',
    discount: 'shapol-boathouse-grill',
    title: { en: 'Lunch at Lake Dukan', ar: 'غداء عند بحيرة دوكان', ku: 'نانی نیوەڕۆ لە دەریاچەی دوکان' },
    text: {
      en: 'Carp from the grill, lentil soup and endless tea, a quarter off.',
      ar: 'سمك من الشواية وشوربة عدس وشاي بلا حساب، والسعر أقل بالربع.',
      ku: 'ماسیی برژاو، شۆربای نیسک و چای بێ ژمارە، نرخەکەش چارەکێک کەمترە.',
    },
    picture: { scene: 'lake', time: 'dusk' },
  },
  {
    key: 'banner-erbil-dress',
    discount: 'nazdar-citadel-hire',
    title: { en: 'Dressed for the Citadel', ar: 'بالزيّ الكردي إلى القلعة', ku: 'بە جلی کوردییەوە بۆ قەڵا' },
    text: {
      en: 'Hire a full Kurdish set in the Qaysari for half a day and be on the steps for the evening light.',
      ar: 'طقم كامل من القيصرية لنصف نهار، وصورة على الدرج ساعة الغروب.',
      ku: 'لە قەیسەری دەستێک جلی تەواو بۆ نیو ڕۆژ بە کرێ بگرە و دەمەوئێوارە لەسەر پلیکانەکان وێنە بگرە.',
    },
    picture: { scene: 'citadel', time: 'dusk' },
  },
  {
    key: 'banner-baghdad-laptop',
    discount: 'motherboard-laptop-rescue',
    title: { en: 'Don’t bin that laptop', ar: 'لا ترمِ حاسوبك بعد', ku: 'لاپتۆپەکەت فڕێ مەدە' },
    text: {
      en: 'Engineers in Baghdad find the fault in an hour, and the repair costs a fifth less.',
      ar: 'مهندسون في بغداد يشخّصون العطل في ساعة، وأجرة التصليح أقل بالخُمس.',
      ku: 'ئەندازیارانی بەغدا بە کاتژمێرێک کێشەکەی دەدۆزنەوە و کرێی چاککردنەوەکەش پێنجیەک کەمترە.',
    },
    picture: { scene: 'workshop', time: 'noon' },
  },
  {
    key: 'banner-duhok-children',
    discount: 'ken-children-sealants',
    title: { en: 'Brave little molars', ar: 'أضراس صغيرة وشجاعة', ku: 'کاکیلە بچووکە ئازاکان' },
    text: {
      en: 'A puppet holds the mirror in Duhok while your child’s new teeth are sealed against decay.',
      ar: 'في دهوك دمية تمسك المرآة، وطبيبة تحمي أسنان طفلك الجديدة من التسوّس.',
      ku: 'لە دهۆک بووکەڵەیەک ئاوێنە دەگرێت و پزیشکەکەش ددانە نوێیەکانی منداڵەکەت لە کلۆربوون دەپارێزێت.',
    },
    picture: { scene: 'clinic', time: 'dawn' },
  },
  {
    key: 'banner-samawah-desert',
    discount: 'badiya-truffle-check',
    title: { en: 'Ready for the desert?', ar: 'هل سيارتك جاهزة للبادية؟', ku: 'ئۆتۆمبێلەکەت ئامادەی بیابانە؟' },
    text: {
      en: 'Have it checked in Samawah at twenty-six points before you leave the asphalt.',
      ar: 'ستّ وعشرون نقطة تُفحص في السماوة قبل أن تنزل عن الإسفلت.',
      ku: 'پێش ئەوەی لە قیرتاو لابدەیت، با لە سەماوە 26 خاڵی بپشکنن.',
    },
    picture: { scene: 'desert', time: 'dusk' },
  },
  {
    key: 'banner-amara-lenses',
    discount: 'mishkat-progressive',
    title: { en: 'See near and far', ar: 'القريب والبعيد بعدسة واحدة', ku: 'نزیک و دوور پێکەوە' },
    text: {
      en: 'Zaynab in Amara grinds progressive lenses herself, now at a fifth off.',
      ar: 'عدسات متدرّجة تجهّزها زينب في العمارة، وثمنها الآن أقل بعشرين في المئة.',
      ku: 'زەینەب لە عەمارە هاوێنەی چەندپلەیی ئامادە دەکات و ئێستا لە سەدا 20 هەرزانترە.',
    },
    picture: { scene: 'shop', time: 'dawn' },
  },
]
