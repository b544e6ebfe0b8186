import { plural } from '../plural.ts'
import type { Messages } from './en.ts'

type Forms = Parameters<typeof plural>[2]
const count = (n: number, forms: Forms) => plural('ar', n, forms)

export const ar: Messages = {
  brand: { name: 'سفر', tagline: 'السفر في العراق براحة بال' },
  nav: {
    home: 'الرئيسية',
    properties: 'أماكن الإقامة',
    propertiesShort: 'الإقامة',
    events: 'الفعاليات',
    activities: 'الأنشطة',
    articles: 'المقالات',
    tours: 'السياحة',
    umrah: 'العمرة',
    visas: 'التأشيرات',
    offers: 'عروض السفر',
    discounts: 'الخصومات',
    packages: 'اشتراك الخصومات',
    navigator: 'الخريطة والصلاة',
    signIn: 'تسجيل الدخول',
    trips: 'رحلاتي',
    account: 'حسابي',
    notifications: 'الإشعارات',
    more: 'المزيد',
    saving: 'توفير البيانات مفعّل',
    sections: 'جميع الأقسام',
    contact: 'اتصل بنا',
    download: 'تحميل التطبيق',
    main: 'التنقل الرئيسي',
    phone: 'التنقل السريع',
    footer: 'تذييل الصفحة',
    language: 'اللغة',
    skip: 'الانتقال إلى المحتوى',
    trail: 'مسار التصفح',
  },
  alert: {
    success: 'تم بنجاح',
    error: 'خطأ',
    warning: 'تنبيه',
    info: 'معلومة',
    close: 'إغلاق',
    tooMany: 'محاولات كثيرة',
    tooManyText: 'محاولات كثيرة في وقت قصير، يرجى المحاولة لاحقاً.',
  },
  share: {
    action: 'مشاركة',
    copied: 'تم نسخ الرابط',
    copiedHint: 'يمكن لصقه الآن في أي رسالة.',
    copyByHand: 'رابط هذه الصفحة',
  },
  error: {
    notFound: 'الصفحة غير موجودة',
    notFoundHint: 'ربما كان العنوان قديماً أو فيه خطأ في الكتابة. يمكن البدء من جديد من هنا:',
    internal: 'حدث خطأ غير متوقع',
    internalHint: 'حدث عطل من جانبنا، وقد أُبلغ به فريقنا. لم تفقد شيئاً مما أدخلته.',
    offline: 'تعذّر الاتصال بموقع سفر. يرجى التأكد من اتصال الإنترنت والمحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
    home: 'العودة إلى الرئيسية',
  },
  search: { title: 'البحث', site: 'البحث في منصة سفر', placeholder: 'مكان أو إقامة أو فعالية…' },
  loading: 'جارٍ التحميل',
  list: {
    pages: 'الصفحات',
    page: (n) => `الصفحة ${n}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    empty: 'لا توجد بيانات',
    emptyHint: 'لا يوجد محتوى هنا حالياً. يمكنك تصفح بقية الأقسام.',
    emptyPage: 'لا توجد بيانات في هذه الصفحة',
    emptyPageHint: 'القائمة تنتهي قبل هذه الصفحة.',
    firstPage: 'الانتقال إلى الصفحة الأولى',
    seeAll: 'عرض الكل',
    back: 'السابق',
    forward: 'التالي',
  },
  price: {
    from: 'ابتداءً من',
    perNight: 'لليلة الواحدة',
    before: 'السعر قبل الخصم',
    now: 'السعر الآن',
    off: (percent) => `خصم ${percent}%`,
    free: 'مجاناً',
    perPerson: 'للشخص الواحد',
  },
  rating: {
    outOf: (value) => `التقييم ${value.toFixed(1)} من 5`,
    reviews: (n) =>
      count(n, {
        zero: 'لا تقييمات',
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: '# تقييمات',
        many: '# تقييماً',
        other: '# تقييم',
      }),
    stars: (n) => count(n, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' }),
  },
  currency: {
    short: { USD: '$', IQD: 'د.ع' },
    showIn: { USD: 'عرض الأسعار بالدولار ($)', IQD: 'عرض الأسعار بالدينار (د.ع)' },
  },
  home: {
    properties: (n) =>
      count(n, {
        zero: 'لا توجد أماكن إقامة',
        one: 'مكان إقامة واحد',
        two: 'مكانا إقامة',
        few: '# أماكن إقامة',
        many: '# مكان إقامة',
        other: '# مكان إقامة',
      }),
    offers: 'اكتشف المزيد',
  },
  property: {
    title: 'أماكن الإقامة في العراق',
    titleIn: (place) => `أماكن الإقامة في ${place}`,
    description: 'فنادق وشقق ومنتجعات وبيوت ضيافة في كل محافظات العراق، بسعر الليلة بالدينار والدولار.',
    lead: (n) =>
      count(n, {
        zero: 'لا أماكن إقامة بعد',
        one: 'مكان إقامة واحد من الخليج إلى زاغروس',
        two: 'مكانا إقامة من الخليج إلى زاغروس',
        few: '# أماكن إقامة من الخليج إلى زاغروس',
        many: '# مكان إقامة من الخليج إلى زاغروس',
        other: '# مكان إقامة من الخليج إلى زاغروس',
      }),
    about: 'عن المكان',
    facilities: 'المرافق',
    rooms: 'أنواع الغرف',
    photos: (n) => count(n, { one: 'صورة واحدة', two: 'صورتان', few: '# صور', many: '# صورة', other: '# صورة' }),
    gallery: 'الصور',
    checkIn: 'الوصول ابتداءً من',
    checkOut: 'المغادرة حتى',
    floor: (n) => (n === 0 ? 'الطابق الأرضي' : `الطابق ${n}`),
    area: (n) => `${n} م²`,
    guests: (n) =>
      count(n, { one: 'لضيف واحد', two: 'حتى ضيفين', few: 'حتى # ضيوف', many: 'حتى # ضيفاً', other: 'حتى # ضيف' }),
    inBeds: (n) =>
      count(n, {
        one: '، والأسرّة تكفي شخصاً واحداً',
        two: '، والأسرّة تكفي شخصين',
        few: '، والأسرّة تكفي # أشخاص',
        many: '، والأسرّة تكفي # شخصاً',
        other: '، والأسرّة تكفي # شخص',
      }),
    left: (n) =>
      count(n, {
        one: 'غرفة واحدة من هذا النوع',
        two: 'غرفتان من هذا النوع',
        few: '# غرف من هذا النوع',
        many: '# غرفة من هذا النوع',
        other: '# غرفة من هذا النوع',
      }),
    facts: 'معلومات تهمك',
    address: 'العنوان',
    kind: 'نوع المكان',
  },
  wishlist: { save: (title) => `إضافة ${title} إلى المفضلة` },
  event: { soldOut: 'نفدت التذاكر' },
  activity: {
    soldOut: 'اكتمل الحجز',
    time: (minutes) => {
      const hours = Math.floor(minutes / 60)
      const rest = minutes % 60
      const parts = [
        hours && count(hours, { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
        rest && count(rest, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
      ]
      return parts.filter(Boolean).join(' و')
    },
  },
  article: {
    minutes: (n) =>
      count(n, {
        one: 'قراءة في دقيقة واحدة',
        two: 'قراءة في دقيقتين',
        few: 'قراءة في # دقائق',
        many: 'قراءة في # دقيقة',
        other: 'قراءة في # دقيقة',
      }),
  },
}
