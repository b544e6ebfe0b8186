import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** Texts that offers, tours, Umrah and visas share. Read by loaders: none of it reaches a bundle. */
const en = {
  related: 'You may also like',
  includes: 'The price includes',
  excludes: 'The price does not include',
  itinerary: 'Itinerary',
  stage: (n: number) => `Part ${n}`,
  day: (n: number) => `Day ${n}`,
  days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
  departures: 'Departures',
  nextDeparture: (day: string) => `Next departure: ${day}`,
  noDepartures: 'All departures have passed. Ask us about the next ones.',
  from: 'Departs from',
  groupSize: 'Group',
  upTo: (n: number) => plural('en', n, { one: 'One person', other: 'Up to # people' }),
  length: 'Length',
  price: 'Price',
  perPerson: 'per person',
  sort: 'Sort by',
  apply: 'Apply',
  search: 'Search',
  all: 'All',
  everywhere: 'All governorates',
  governorate: 'Governorate',
  filter: 'Choose a type',
  ask: {
    title: 'Ask and book by phone',
    text: 'Online payment is not available for this yet. Call or write to us: our team will take your booking and tell you how to pay.',
    soldTitle: 'Any questions?',
    soldText: 'Call or write to us before you book: our team knows the details.',
    call: 'Call us',
    write: 'WhatsApp',
    message: (title: string) => `Hello Safar, I would like to know more about “${title}”.`,
  },
}

type Text = typeof en
type Forms = Parameters<typeof plural>[2]
const inArabic = (n: number, forms: Forms) => plural('ar', n, forms)

const ar: Text = {
  related: 'قد يعجبك أيضاً',
  includes: 'يشمل السعر',
  excludes: 'لا يشمل السعر',
  itinerary: 'برنامج الرحلة',
  stage: (n) => `المرحلة ${n}`,
  day: (n) => `اليوم ${n}`,
  days: (n) => inArabic(n, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' }),
  departures: 'مواعيد الانطلاق',
  nextDeparture: (day) => `أقرب موعد: ${day}`,
  noDepartures: 'انتهت كل المواعيد. يمكنك الاستفسار منا عن المواعيد القادمة.',
  from: 'الانطلاق من',
  groupSize: 'المجموعة',
  upTo: (n) =>
    inArabic(n, {
      one: 'شخص واحد',
      two: 'حتى شخصين',
      few: 'حتى # أشخاص',
      many: 'حتى # شخصاً',
      other: 'حتى # شخص',
    }),
  length: 'المدة',
  price: 'السعر',
  perPerson: 'للشخص الواحد',
  sort: 'الترتيب',
  apply: 'تطبيق',
  search: 'بحث',
  all: 'الكل',
  everywhere: 'كل المحافظات',
  governorate: 'المحافظة',
  filter: 'اختيار النوع',
  ask: {
    title: 'الاستفسار والحجز بالهاتف',
    text: 'الدفع عبر الموقع غير متاح بعد لهذه الخدمة. يكفي اتصال أو رسالة: يسجل موظفونا حجزك ويشرحون لك طريقة الدفع.',
    soldTitle: 'هل لديك سؤال؟',
    soldText: 'يجيب موظفونا عن أسئلتك قبل الحجز، بالهاتف أو برسالة.',
    call: 'اتصال',
    write: 'واتساب',
    message: (title) => `مرحباً، أود الاستفسار عن «${title}».`,
  },
}

const inKurdish = (n: number, other: string, one = other) => plural('ku', n, { one, other })

const ku: Text = {
  related: 'لەوانەیە ئەمانەشت بەدڵ بن',
  includes: 'ئەوەی لە نرخەکەدایە',
  excludes: 'ئەوەی لە نرخەکەدا نییە',
  itinerary: 'بەرنامەی گەشت',
  stage: (n) => `قۆناغی ${n}`,
  day: (n) => `ڕۆژی ${n}`,
  days: (n) => inKurdish(n, '# ڕۆژ', 'یەک ڕۆژ'),
  departures: 'وادەکانی دەرچوون',
  nextDeparture: (day) => `نزیکترین وادە: ${day}`,
  noDepartures: 'هەموو وادەکان بەسەر چوون. دەربارەی وادەکانی داهاتوو لێمان بپرسە.',
  from: 'دەرچوون لە',
  groupSize: 'گرووپ',
  upTo: (n) => inKurdish(n, 'تا # کەس', 'یەک کەس'),
  length: 'ماوە',
  price: 'نرخ',
  perPerson: 'بۆ هەر کەسێک',
  sort: 'ڕیزکردن',
  apply: 'جێبەجێکردن',
  search: 'گەڕان',
  all: 'هەمووی',
  everywhere: 'هەموو پارێزگاکان',
  governorate: 'پارێزگا',
  filter: 'هەڵبژاردنی جۆر',
  ask: {
    title: 'پرسیار و حجزکردن بە تەلەفۆن',
    text: 'بۆ ئەم خزمەتگوزارییە هێشتا ناتوانیت لە ماڵپەڕەکەدا پارە بدەیت. تەلەفۆنمان بۆ بکە یان بۆمان بنووسە: کارمەندانمان حجزەکەت تۆمار دەکەن و پێت دەڵێن چۆن پارە بدەیت.',
    soldTitle: 'پرسیارت هەیە؟',
    soldText: 'پێش حجزکردن تەلەفۆنمان بۆ بکە یان بۆمان بنووسە: کارمەندانمان وەڵامت دەدەنەوە.',
    call: 'تەلەفۆن',
    write: 'واتساپ',
    message: (title) => `سڵاو، دەمەوێت زیاتر دەربارەی «${title}» بزانم.`,
  },
}

export const catalogueText: Record<Locale, Text> = { en, ar, ku }
