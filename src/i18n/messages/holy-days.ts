import type { Locale } from '../../domain/text/locale.ts'
import type { HolyDay } from '../../domain/time/holy-days.ts'

export type HolyDayText = {
  /** Named in the calendar. */
  names: Record<HolyDay, string>
  /** Its effect on bookings. */
  crowds: Record<HolyDay, string>
  /** For days that follow the moon. */
  about: string
}

export const holyDaysText: Record<Locale, HolyDayText> = {
  en: {
    names: {
      ramadan: 'Ramadan',
      'eid-al-fitr': 'Eid al-Fitr',
      'eid-al-adha': 'Eid al-Adha',
      ashura: 'Ashura',
      arbaeen: 'Arbaeen',
      nawruz: 'Nawruz',
    },
    crowds: {
      ramadan: 'quiet days, lively nights; many restaurants open after sunset',
      'eid-al-fitr': 'families travel, above all to Kurdistan: book early',
      'eid-al-adha': 'families travel, above all to Kurdistan: book early',
      ashura: 'Karbala and Najaf are very full: book weeks ahead',
      arbaeen: 'millions walk to Karbala: rooms and roads are full',
      nawruz: 'Kurdistan is very full: book weeks ahead',
    },
    about: 'Islamic dates are calculated and may move by a day with the moon sighting.',
  },
  ar: {
    names: {
      ramadan: 'رمضان',
      'eid-al-fitr': 'عيد الفطر',
      'eid-al-adha': 'عيد الأضحى',
      ashura: 'عاشوراء',
      arbaeen: 'الأربعينية',
      nawruz: 'نوروز',
    },
    crowds: {
      ramadan: 'نهار هادئ وليل عامر، ومطاعم كثيرة لا تفتح إلا بعد المغرب',
      'eid-al-fitr': 'موسم سفر العائلات ولا سيما إلى كردستان: الأفضل الحجز مبكراً',
      'eid-al-adha': 'موسم سفر العائلات ولا سيما إلى كردستان: الأفضل الحجز مبكراً',
      ashura: 'ازدحام شديد في كربلاء والنجف: الأفضل الحجز قبل أسابيع',
      arbaeen: 'الملايين يسيرون إلى كربلاء: الغرف محجوزة والطرق مزدحمة',
      nawruz: 'ازدحام شديد في كردستان: الأفضل الحجز قبل أسابيع',
    },
    about: 'مواعيد المناسبات الهجرية محسوبة فلكياً، وقد تتقدم يوماً أو تتأخر.',
  },
  ku: {
    names: {
      ramadan: 'ڕەمەزان',
      'eid-al-fitr': 'جەژنی ڕەمەزان',
      'eid-al-adha': 'جەژنی قوربان',
      ashura: 'عاشورا',
      arbaeen: 'چلەی ئیمام حوسێن',
      nawruz: 'نەورۆز',
    },
    crowds: {
      ramadan: 'ڕۆژی هێمن و شەوی قەرەباڵغ؛ زۆر چێشتخانە دوای بەربانگ دەکرێنەوە',
      'eid-al-fitr': 'خێزانەکان گەشت دەکەن، بەتایبەت بۆ کوردستان: زوو حجز بکە',
      'eid-al-adha': 'خێزانەکان گەشت دەکەن، بەتایبەت بۆ کوردستان: زوو حجز بکە',
      ashura: 'کەربەلا و نەجەف زۆر قەرەباڵغن: چەند هەفتەیەک پێشتر حجز بکە',
      arbaeen: 'ملیۆنان کەس بە پێ دەچنە کەربەلا: ژوور و ڕێگاکان پڕن',
      nawruz: 'کوردستان زۆر قەرەباڵغە: چەند هەفتەیەک پێشتر حجز بکە',
    },
    about: 'ڕۆژی بۆنە کۆچییەکان هەژمار کراوە و ڕەنگە ڕۆژێک پێش یان دوا بکەوێت.',
  },
}
