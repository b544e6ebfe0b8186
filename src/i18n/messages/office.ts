import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'For partners',
  ways: 'Other pages',
  customers: 'Customer site',
  offline: {
    title: 'You are offline',
    text: 'This page needs a connection. Giving discounts and checking tickets also work offline.',
  },
}

export type OfficeText = typeof en

const ar: OfficeText = {
  title: 'للشركاء',
  ways: 'صفحات أخرى',
  customers: 'موقع الزبائن',
  offline: {
    title: 'لا يوجد اتصال',
    text: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت. أما منح الخصم وفحص التذاكر فيعملان من دونه أيضاً.',
  },
}

const ku: OfficeText = {
  title: 'بۆ هاوبەشان',
  ways: 'پەڕەکانی تر',
  customers: 'ماڵپەڕی کڕیاران',
  offline: {
    title: 'هێڵی ئینتەرنێت نییە',
    text: 'ئەم پەڕەیە پێویستی بە ئینتەرنێت هەیە. پێدانی داشکاندن و پشکنینی بلیت بەبێ ئینتەرنێتیش کار دەکەن.',
  },
}

/** The frame around the screens of partners. */
export const officeText: Record<Locale, OfficeText> = { en, ar, ku }
