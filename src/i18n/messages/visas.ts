import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Visas and permits',
  description: 'Which documents each country asks of Iraqi travellers, how long processing takes, and what it costs.',
  titleOf: (kind: string) => `Visas and permits: ${kind}`,
  descriptionOf: (kind: string) => `${kind}: documents, working days, length of stay and price for each country.`,
  lead: (n: number) => plural('en', n, { one: '# visa', other: '# visas' }),
  found: (n: number, text: string) => plural('en', n, { one: `# visa for “${text}”`, other: `# visas for “${text}”` }),
  searchLabel: 'Search by country',
  searchHint: 'Türkiye, India, Jordan…',
  kinds: 'Purpose',
  all: 'All purposes',
  kind: {
    tourist: 'Tourist',
    business: 'Business',
    medical: 'Medical',
    study: 'Study',
    visit: 'Visit',
    transit: 'Transit',
  },
  nothing: 'No visas match your search',
  nothingHint: 'Try the country’s name in any language, or look at all visas.',
  showAll: 'Show all visas',
  workingDays: (min: number, max: number) =>
    min === max
      ? plural('en', max, { one: '# working day', other: '# working days' })
      : `${min} to ${max} working days`,
  processing: 'Processing time',
  stay: 'Stay of up to',
  validity: 'Valid for',
  days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
  entries: { single: 'Single entry', multiple: 'Multiple entries' },
  entriesLabel: 'Entries',
  form: 'Visa type',
  electronic: 'Electronic',
  sticker: 'Sticker in the passport',
  office: 'Documents are accepted in',
  requirements: 'Required documents',
  about: 'About this visa',
  fee: 'Price',
  perPerson: 'per person',
  ask: 'Apply through our office',
  askText: (place: string) =>
    `Online applications are not open yet. Our office in ${place} accepts the documents: call or write first, and our team will tell you when to come and how to pay.`,
}

type Text = typeof en
type Forms = Parameters<typeof plural>[2]
const dayForms: Forms = { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' }
const workForms: Forms = {
  one: 'يوم عمل واحد',
  two: 'يوما عمل',
  few: '# أيام عمل',
  many: '# يوم عمل',
  other: '# يوم عمل',
}

const ar: Text = {
  title: 'التأشيرات والتصاريح',
  description: 'ما تطلبه كل دولة من المسافر العراقي، ومدة إنجاز الطلب، والكلفة.',
  titleOf: (kind) => `التأشيرات والتصاريح: ${kind}`,
  descriptionOf: (kind) =>
    `التأشيرات والتصاريح لغرض ال${kind}: الأوراق المطلوبة وأيام العمل ومدة البقاء والسعر لكل دولة.`,
  lead: (n) =>
    plural('ar', n, {
      zero: 'لا تأشيرات',
      one: 'تأشيرة واحدة',
      two: 'تأشيرتان',
      few: '# تأشيرات',
      many: '# تأشيرة',
      other: '# تأشيرة',
    }),
  found: (n, text) =>
    plural('ar', n, {
      zero: `لا تأشيرات لـ«${text}»`,
      one: `تأشيرة واحدة لـ«${text}»`,
      two: `تأشيرتان لـ«${text}»`,
      few: `# تأشيرات لـ«${text}»`,
      many: `# تأشيرة لـ«${text}»`,
      other: `# تأشيرة لـ«${text}»`,
    }),
  searchLabel: 'البحث باسم الدولة',
  searchHint: 'تركيا، الهند، الأردن…',
  kinds: 'الغرض',
  all: 'كل الأغراض',
  kind: { tourist: 'سياحة', business: 'عمل', medical: 'علاج', study: 'دراسة', visit: 'زيارة', transit: 'عبور' },
  nothing: 'لا توجد تأشيرات مطابقة',
  nothingHint: 'يمكن كتابة اسم الدولة بأي لغة، أو تصفح كل التأشيرات.',
  showAll: 'عرض كل التأشيرات',
  workingDays: (min, max) => {
    if (min === max) return plural('ar', max, workForms)
    return max === 2 ? 'يوم إلى يومي عمل' : `من ${min} إلى ${plural('ar', max, workForms)}`
  },
  processing: 'مدة إنجاز الطلب',
  stay: 'أقصى مدة للبقاء',
  validity: 'الصلاحية',
  days: (n) => plural('ar', n, dayForms),
  entries: { single: 'دخول لمرة واحدة', multiple: 'دخول متعدد' },
  entriesLabel: 'مرات الدخول',
  form: 'نوع التأشيرة',
  electronic: 'إلكترونية',
  sticker: 'ملصق في جواز السفر',
  office: 'تُسلَّم الأوراق في',
  requirements: 'الأوراق المطلوبة',
  about: 'عن هذه التأشيرة',
  fee: 'السعر',
  perPerson: 'للشخص الواحد',
  ask: 'التقديم عن طريق مكتبنا',
  askText: (place) =>
    `التقديم عبر الموقع غير متاح بعد. يستلم المكتب في ${place} الأوراق: يُفضَّل الاتصال أو المراسلة أولاً ليخبرك موظفونا بموعد الحضور وطريقة الدفع.`,
}

const ku: Text = {
  title: 'ڤیزا و مۆڵەت',
  description: 'هەر وڵاتێک چ بەڵگەنامەیەک لە گەشتیاری عێراقی داوا دەکات، وەڵام چەند دەخایەنێت و چەندی تێ دەچێت.',
  titleOf: (kind) => `ڤیزا و مۆڵەت: ${kind}`,
  descriptionOf: (kind) => `ڤیزای ${kind}: بەڵگەنامە، ڕۆژی کار، ماوەی مانەوە و نرخ بۆ هەر وڵاتێک.`,
  lead: (n) => plural('ku', n, { one: 'یەک ڤیزا', other: '# ڤیزا' }),
  found: (n, text) => plural('ku', n, { one: `یەک ڤیزا بۆ «${text}»`, other: `# ڤیزا بۆ «${text}»` }),
  searchLabel: 'گەڕان بە ناوی وڵات',
  searchHint: 'تورکیا، هیندستان، ئوردن…',
  kinds: 'مەبەست',
  all: 'هەموو مەبەستەکان',
  kind: {
    tourist: 'گەشتیاری',
    business: 'بازرگانی',
    medical: 'پزیشکی',
    study: 'خوێندن',
    visit: 'سەردان',
    transit: 'ترانزێت',
  },
  nothing: 'هیچ ڤیزایەک نەدۆزرایەوە',
  nothingHint: 'ناوی وڵاتەکە بە هەر زمانێک بنووسە، یان سەیری هەموو ڤیزاکان بکە.',
  showAll: 'هەموو ڤیزاکان پیشان بدە',
  workingDays: (min, max) =>
    min === max ? plural('ku', max, { one: 'یەک ڕۆژی کار', other: '# ڕۆژی کار' }) : `لە ${min} تا ${max} ڕۆژی کار`,
  processing: 'ماوەی وەڵامدانەوە',
  stay: 'زۆرترین ماوەی مانەوە',
  validity: 'ماوەی کارابوون',
  days: (n) => plural('ku', n, { one: 'یەک ڕۆژ', other: '# ڕۆژ' }),
  entries: { single: 'یەک جار چوونەژوورەوە', multiple: 'چەند جار چوونەژوورەوە' },
  entriesLabel: 'جارەکانی چوونەژوورەوە',
  form: 'جۆری ڤیزا',
  electronic: 'ئەلیکترۆنی',
  sticker: 'لکێندراو لەناو پاسپۆرتدا',
  office: 'بەڵگەنامەکان وەردەگیرێن لە',
  requirements: 'بەڵگەنامە پێویستەکان',
  about: 'دەربارەی ئەم ڤیزایە',
  fee: 'نرخ',
  perPerson: 'بۆ هەر کەسێک',
  ask: 'لە ڕێگەی نووسینگەکەمانەوە داوا بکە',
  askText: (place) =>
    `هێشتا ناتوانیت لە ماڵپەڕەکەدا داوا بکەیت. نووسینگەکەی ${place} بەڵگەنامەکان وەردەگرێت: سەرەتا تەلەفۆن بکە یان بنووسە، کارمەندانمان پێت دەڵێن کەی بێیت و چۆن پارە بدەیت.`,
}

export const visasText: Record<Locale, Text> = { en, ar, ku }
