import type { SpecialRequest } from '../../domain/stays/special-requests.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** When guests come and what they would like; how they find the way and reach the property once they have booked. */
export type ArrivalText = {
  time: string
  timeUnknown: string
  timeHint: string
  /** For hours that belong to the day after the arrival. */
  afterMidnight: string
  requests: string
  requestsHint: string
  choices: Record<SpecialRequest, string>
  /** By the age of the child, in years. */
  cotFor: readonly [string, string, string]
  /** Where it costs something. */
  cotCharge: string
  property: {
    title: string
    call: string
    write: string
    /** The first words of a message to the property. */
    message: string
    driver: string
    map: string
  }
  driver: { title: string; description: string; hint: string; back: string; call: string; coordinates: string }
  tabs: { label: string } & Record<'all' | 'upcoming' | 'past' | 'cancelled', string>
  empty: Record<'upcoming' | 'past' | 'cancelled', string>
}

export const arrivalText: Record<Locale, ArrivalText> = {
  en: {
    time: 'When will you arrive?',
    timeUnknown: 'I do not know yet',
    timeHint: 'So that somebody is there to welcome you. You can still arrive at another time.',
    afterMidnight: ':hours, after midnight',
    requests: 'Would you like…',
    requestsHint: 'The property meets requests where it can, free of charge unless it says otherwise.',
    choices: {
      quiet_room: 'A quiet room',
      high_floor: 'A high floor',
      ground_floor: 'Ground floor',
      rooms_together: 'Rooms next to each other',
      cot: 'A cot',
      beds_together: 'Beds pushed together',
      beds_apart: 'Separate beds',
      prayer_mat: 'A prayer mat',
    },
    cotFor: ['For your baby', 'For your 1-year-old', 'For your 2-year-old'],
    cotCharge: 'For a small charge at the property',
    property: {
      title: 'The property',
      call: 'Call the property',
      write: 'Message on WhatsApp',
      message: 'Hello, I have booking :code at :property.',
      driver: 'Show the driver',
      map: 'View on map',
    },
    driver: {
      title: 'For the driver',
      description: 'Name and address of your stay in large letters, in Arabic and Kurdish.',
      hint: 'Show this to the driver. It also works offline once you have saved it to this device.',
      back: 'Back to the booking',
      call: 'Call the property',
      coordinates: 'Coordinates',
    },
    tabs: { label: 'Filter trips', all: 'All', upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' },
    empty: { upcoming: 'No upcoming trips', past: 'No past trips yet', cancelled: 'No cancelled trips' },
  },
  ar: {
    time: 'متى تصل؟',
    timeUnknown: 'لا أعرف بعد',
    timeHint: 'ليكون هناك من ينتظرك. ويمكنك الوصول في وقت آخر أيضاً.',
    afterMidnight: ':hours بعد منتصف الليل',
    requests: 'هل ترغب في…',
    requestsHint: 'يلبّي مكان الإقامة الطلبات الخاصة قدر الإمكان، مجاناً ما لم يُذكر غير ذلك.',
    choices: {
      quiet_room: 'غرفة هادئة',
      high_floor: 'طابق عالٍ',
      ground_floor: 'الطابق الأرضي',
      rooms_together: 'غرف متجاورة',
      cot: 'سرير رضيع',
      beds_together: 'أسرّة متلاصقة',
      beds_apart: 'أسرّة منفصلة',
      prayer_mat: 'سجادة صلاة',
    },
    cotFor: ['لرضيعك', 'لطفلك بعمر سنة', 'لطفلك بعمر سنتين'],
    cotCharge: 'بأجرة بسيطة تُدفع في مكان الإقامة',
    property: {
      title: 'مكان الإقامة',
      call: 'الاتصال بمكان الإقامة',
      write: 'مراسلة عبر واتساب',
      message: 'مرحباً، لديّ الحجز رقم :code في :property.',
      driver: 'عرض العنوان على السائق',
      map: 'عرض المكان على خريطتنا',
    },
    driver: {
      title: 'للسائق',
      description: 'اسم مكان إقامتك وعنوانه بأحرف كبيرة، بالعربية والكردية.',
      hint: 'تُعرض هذه الصفحة على السائق، وتُفتح بلا اتصال أيضاً بعد حفظها للرحلة.',
      back: 'العودة إلى الحجز',
      call: 'الاتصال بمكان الإقامة',
      coordinates: 'الإحداثيات',
    },
    tabs: { label: 'أي الرحلات', all: 'الكل', upcoming: 'القادمة', past: 'السابقة', cancelled: 'الملغاة' },
    empty: { upcoming: 'لا رحلات قادمة', past: 'لا رحلات سابقة بعد', cancelled: 'لا رحلات ملغاة' },
  },
  ku: {
    time: 'کەی دەگەیت؟',
    timeUnknown: 'هێشتا نازانم',
    timeHint: 'بۆ ئەوەی کەسێک چاوەڕێت بێت. دەتوانیت لە کاتێکی تریشدا بێیت.',
    afterMidnight: ':hours دوای نیوەشەو',
    requests: 'دەتەوێت…',
    requestsHint: 'شوێنی مانەوەکە داواکارییە تایبەتەکان بەپێی توانا جێبەجێ دەکات، بەخۆڕایی ئەگەر شتێکی تر نەنووسرابێت.',
    choices: {
      quiet_room: 'ژوورێکی هێمن',
      high_floor: 'نهۆمێکی بەرز',
      ground_floor: 'نهۆمی زەمینی',
      rooms_together: 'ژوورەکان لە تەنیشت یەک',
      cot: 'قەرەوێڵەی ساوا',
      beds_together: 'قەرەوێڵەی پێکەوە لکاو',
      beds_apart: 'قەرەوێڵەی جیا',
      prayer_mat: 'بەرماڵ',
    },
    cotFor: ['بۆ ساواکەت', 'بۆ منداڵە یەک ساڵییەکەت', 'بۆ منداڵە دوو ساڵییەکەت'],
    cotCharge: 'بە نرخێکی کەم، لە شوێنی مانەوەکە دەدرێت',
    property: {
      title: 'شوێنی مانەوە',
      call: 'پەیوەندی بە شوێنەکەوە بکە',
      write: 'لە واتساپ بنووسە',
      message: 'سڵاو، لە :property حجزم هەیە، ژمارەی حجز: :code.',
      driver: 'پیشانی شۆفێری بدە',
      map: 'لەسەر نەخشەکەمان ببینە',
    },
    driver: {
      title: 'بۆ شۆفێر',
      description: 'ناو و ناونیشانی شوێنی مانەوەکەت بە پیتی گەورە، بە عەرەبی و کوردی.',
      hint: 'ئەم پەڕەیە پیشانی شۆفێر بدە. دوای ئەوەی بۆ گەشتەکە هەڵتگرت، بێ ئینتەرنێتیش دەکرێتەوە.',
      back: 'گەڕانەوە بۆ حجزەکە',
      call: 'پەیوەندی بە شوێنەکەوە بکە',
      coordinates: 'پۆتانەکان',
    },
    tabs: { label: 'کام گەشت', all: 'هەموو', upcoming: 'داهاتوو', past: 'ڕابردوو', cancelled: 'هەڵوەشێندراوە' },
    empty: {
      upcoming: 'هیچ گەشتێکی داهاتوو نییە',
      past: 'هێشتا هیچ گەشتێکی ڕابردوو نییە',
      cancelled: 'هیچ شتێک هەڵنەوەشێندراوەتەوە',
    },
  },
}
