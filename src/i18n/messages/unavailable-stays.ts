import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** Properties that a list with days leaves out: fully booked, closed, or let for more nights. */
const en = {
  title: (n: number) =>
    plural('en', n, {
      one: '# stay is not available on these nights',
      other: '# stays are not available on these nights',
    }),
  /** Those within walking distance of the place in the query. */
  near: (n: number) =>
    plural('en', n, {
      one: '# stay within walking distance is not available on these nights',
      other: '# stays within walking distance are not available on these nights',
    }),
  full: 'Fully booked on these nights',
  closed: 'Closed on these nights',
  wait: 'Join the waiting list',
  free: 'Available:',
  more: (n: number) => plural('en', n, { one: 'and # more stay', other: 'and # more stays' }),
}

type Text = typeof en

const ar: Text = {
  title: (n) =>
    plural('ar', n, {
      one: 'مكان إقامة واحد غير متاح في هذه الليالي',
      two: 'مكانا إقامة غير متاحين في هذه الليالي',
      few: '# أماكن إقامة غير متاحة في هذه الليالي',
      other: '# مكان إقامة غير متاح في هذه الليالي',
    }),
  near: (n) =>
    plural('ar', n, {
      one: 'مكان إقامة واحد قريب مشياً غير متاح في هذه الليالي',
      two: 'مكانا إقامة قريبان مشياً غير متاحين في هذه الليالي',
      few: '# أماكن إقامة قريبة مشياً غير متاحة في هذه الليالي',
      other: '# مكان إقامة قريب مشياً غير متاح في هذه الليالي',
    }),
  full: 'اكتمل الحجز في هذه الليالي',
  closed: 'مغلق في هذه الليالي',
  wait: 'الانضمام إلى قائمة الانتظار',
  free: 'متاح:',
  more: (n) =>
    plural('ar', n, {
      one: 'ومكان إقامة آخر',
      two: 'ومكانا إقامة آخران',
      few: 'و# أماكن إقامة أخرى',
      other: 'و# مكان إقامة آخر',
    }),
}

const ku: Text = {
  title: (n) =>
    plural('ku', n, {
      one: 'یەک شوێنی مانەوە لەم شەوانەدا بەردەست نییە',
      other: '# شوێنی مانەوە لەم شەوانەدا بەردەست نین',
    }),
  near: (n) =>
    plural('ku', n, {
      one: 'یەک شوێنی مانەوە کە بە پێ نزیکە لەم شەوانەدا بەردەست نییە',
      other: '# شوێنی مانەوە کە بە پێ نزیکن لەم شەوانەدا بەردەست نین',
    }),
  full: 'لەم شەوانەدا جێگەی نەماوە',
  closed: 'لەم شەوانەدا داخراوە',
  wait: 'چوونە لیستی چاوەڕوانی',
  free: 'بەردەست:',
  more: (n) => plural('ku', n, { one: 'و یەک شوێنی مانەوەی تر', other: 'و # شوێنی مانەوەی تر' }),
}

export const unavailableText: Record<Locale, Text> = { en, ar, ku }
