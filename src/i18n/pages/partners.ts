import { holdMinutes } from '../../domain/orders/order.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { timeSpan } from '../time-span.ts'
import type { ProsePage } from './shape.ts'

export const partners: Record<Locale, ProsePage & { description: string }> = {
  en: {
    title: 'Safar for partners',
    description: 'The benefits of Safar for businesses, travel agencies and property owners, and how to start.',
    lead: 'You know your trade. We bring you travellers who are ready to book, and we leave the running of the place to you.',
    sections: [
      {
        id: 'business',
        heading: 'For businesses',
        paragraphs: [
          'A café, a restaurant, a clinic, a shop: on Safar it has a page of its own in three languages, with pictures, opening hours and its place on the map, where travellers see it as they plan their day.',
          'Join the discount packages and decide for yourself what you offer. Your cashier scans the guest’s QR code; every code works only once, so no discount is given twice.',
        ],
      },
      {
        id: 'agency',
        heading: 'For travel agencies',
        paragraphs: [
          'Show your activities and events to people across Iraq, beyond the street your office is on. Each has a page in three languages with its price, its pictures and its place on the map.',
          'You can sell tours, Umrah, offers and visas here, see your orders and travellers, and check tickets at the door. You keep your name, your prices and your customers.',
        ],
      },
      {
        id: 'owner',
        heading: 'For property owners',
        paragraphs: [
          `From a single apartment to a resort, you set the rates, the available nights and the cancellation policy. A room is held for ${timeSpan('en', holdMinutes, 'minute')} while a guest pays, so the same room is never sold twice.`,
          'Guests can pay by Qi Card, wallet, First Iraqi Bank (FIB), FastPay or cash. We write your page in Arabic, Kurdish and English with you, and our team takes the calls when a guest needs help.',
        ],
      },
      {
        id: 'begin',
        heading: 'How to start',
        paragraphs: [
          'Call or write to the partners’ number on the contact page and tell us what you run and in which city.',
          'One of us will go through the details with you, check the place and prepare its page. Nothing is published before you have seen it and agreed.',
        ],
      },
    ],
  },
  ar: {
    title: 'منصة سفر للشركاء',
    description: 'ما تقدمه منصة سفر للأنشطة التجارية ومكاتب السفر وأصحاب أماكن الإقامة، وكيف تكون البداية.',
    lead: 'أنت أدرى بعملك. نأتيك بمسافرين عزموا على الحجز، أما إدارة مكانك فتبقى بيدك.',
    sections: [
      {
        id: 'business',
        heading: 'لأصحاب الأنشطة التجارية',
        paragraphs: [
          'سواء كان نشاطك مقهى أو مطعماً أو عيادة أو متجراً، فله صفحة بثلاث لغات فيها الصور وأوقات العمل والموقع على الخريطة، يراها المسافر وهو يرتب يومه.',
          'وبإمكانك الانضمام إلى باقات الخصومات وتحديد ما تقدمه بنفسك. يمسح أمين الصندوق رمز QR من هاتف الضيف، ولأن الرمز لا يعمل إلا مرة واحدة فلن يُمنح الخصم مرتين.',
        ],
      },
      {
        id: 'agency',
        heading: 'لمكاتب السفر',
        paragraphs: [
          'اعرض أنشطتك وفعالياتك على الناس في محافظات العراق كافة، لا على المارة أمام المكتب وحدهم. ولكل منها صفحة بثلاث لغات فيها السعر والصور والموقع على الخريطة.',
          'هنا تبيع الرحلات السياحية والعمرة والعروض والتأشيرات، وتتابع الطلبات والمسافرين، وتتحقق من التذاكر عند المدخل. ويبقى الاسم اسمك والسعر سعرك والزبون زبونك.',
        ],
      },
      {
        id: 'owner',
        heading: 'لأصحاب أماكن الإقامة',
        paragraphs: [
          `من الشقة الواحدة إلى المنتجع الكبير، أنت من يحدد الأسعار والليالي المتاحة وسياسة الإلغاء. وتُحفظ الغرفة ${timeSpan('ar', holdMinutes, 'minute')} ريثما يدفع الضيف، فلا تُباع الليلة ذاتها مرتين في منصة سفر.`,
          'يدفع ضيوفك بما اعتادوا عليه: «كي كارد» أو المحفظة أو «المصرف العراقي الأول» (FIB) أو «فاست باي» أو نقداً. ونعدّ معك صفحتك بالعربية والكردية والإنكليزية، ويرد فريقنا على الضيف حين يحتاج إلى المساعدة.',
        ],
      },
      {
        id: 'begin',
        heading: 'كيف تبدأ؟',
        paragraphs: [
          'اتصل برقم الشركاء المنشور في صفحة «اتصل بنا» أو راسلنا عليه، وأخبرنا بما تديره وفي أي مدينة.',
          'سيراجع أحد زملائنا التفاصيل معك، ويتحقق من المكان، ويجهز صفحته. ولا يُنشر شيء قبل أن تطلع عليه وتوافق.',
        ],
      },
    ],
  },
  ku: {
    title: 'پلاتفۆرمی سەفەر بۆ هاوبەشان',
    description:
      'ئەوەی شوێنە بازرگانییەکان، کۆمپانیاکانی گەشتیاری و خاوەنانی شوێنی مانەوە لە پلاتفۆرمی سەفەرەوە دەستیان دەکەوێت و چۆن دەست پێ بکەن.',
    lead: 'تۆ شارەزای کاری خۆتیت. ئێمە ئەو گەشتیارانەت بۆ دەهێنین کە ئامادەن حجز بکەن، بەڕێوەبردنی شوێنەکەش هەر لە دەستی خۆتدا دەبێت.',
    sections: [
      {
        id: 'business',
        heading: 'بۆ شوێنە بازرگانییەکان',
        paragraphs: [
          'کافێ بێت یان چێشتخانە، نۆڕینگە بێت یان دوکان، لە پلاتفۆرمی سەفەردا پەڕەیەکی تایبەتی بە سێ زمان دەبێت، لەگەڵ وێنە و کاتی کارکردن و شوێنەکەی لەسەر نەخشە. گەشتیار ئەو کاتە دەیبینێت کە پلان بۆ ڕۆژەکەی دادەنێت.',
          'ببە بەشێک لە پاکێجەکانی داشکاندن و خۆت بڕیار بدە چەند دادەشکێنیت. کاشێرەکەت کۆدی QR لە مۆبایلی میوانەکەوە دەخوێنێتەوە؛ هەر کۆدێک تەنیا یەک جار کار دەکات، بۆیە هیچ داشکاندنێک دوو جار نادرێت.',
        ],
      },
      {
        id: 'agency',
        heading: 'بۆ کۆمپانیاکانی گەشتیاری',
        paragraphs: [
          'چالاکی و بۆنەکانت پیشانی خەڵکی هەموو پارێزگاکان بدە، نەک تەنیا ئەوانەی بەبەردەم نووسینگەکەتدا تێدەپەڕن. هەر یەکەیان پەڕەیەکی بە سێ زمان هەیە، بە نرخ و وێنە و شوێنی سەر نەخشەوە.',
          'لێرە گەشت و عومرە و ئۆفەر و ڤیزا دەفرۆشیت، داواکاری و گەشتیارەکانت دەبینیت و لە دەروازە بلیتەکان دەپشکنیت. ناوەکە هی خۆتە، نرخەکە هی خۆتە و کڕیارەکانیش هی خۆتن.',
        ],
      },
      {
        id: 'owner',
        heading: 'بۆ خاوەنانی شوێنی مانەوە',
        paragraphs: [
          `جا یەک شوقەت هەبێت یان ڕیزۆرتێکی گەورە، نرخ و شەوە بەردەستەکان و سیاسەتی هەڵوەشاندنەوە خۆت دیاری دەکەیت. تا میوان پارەکە دەدات، ژوورەکە ${timeSpan('ku', holdMinutes, 'minute')} ڕادەگیرێت، بۆیە هەمان شەو لە پلاتفۆرمی سەفەردا دوو جار نافرۆشرێت.`,
          'میوانەکانت بە «کی کارد»، جزدان، «بانکی یەکەمی عێراقی» (FIB)، «فاستپەی» یان بە پارەی نەختینە پارە دەدەن. پەڕەکەت بە کوردی و عەرەبی و ئینگلیزی لەگەڵ خۆت ئامادە دەکەین و کە میوانێک پێویستی بە یارمەتی بوو، تیمەکەمان وەڵامی دەداتەوە.',
        ],
      },
      {
        id: 'begin',
        heading: 'چۆن دەست پێ بکەیت',
        paragraphs: [
          'پەیوەندی بە ژمارەی هاوبەشانەوە بکە یان نامەی بۆ بنێرە؛ ژمارەکە لە پەڕەی «پەیوەندیمان پێوە بکە» نووسراوە. پێمان بڵێ چیت هەیە و لە کام شارە.',
          'یەکێک لە تیمەکەمان لەگەڵت بە وردەکارییەکاندا دەچێتەوە، شوێنەکە دەپشکنێت و پەڕەکەی ئامادە دەکات. پێش ئەوەی خۆت بیبینیت و ڕازی بیت، هیچ شتێک بڵاو ناکرێتەوە.',
        ],
      },
    ],
  },
}
