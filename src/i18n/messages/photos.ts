import type { Locale } from '../../domain/text/locale.ts'

const en = {
  viewer: 'Photos in full size',
  place: (n: number, of: number) => `Photo ${n} of ${of}`,
  previous: 'Previous photo',
  next: 'Next photo',
}

type Text = typeof en

const ar: Text = {
  viewer: 'الصور بالحجم الكامل',
  place: (n, of) => `الصورة ${n} من ${of}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
}

const ku: Text = {
  viewer: 'وێنەکان بە قەبارەی تەواو',
  place: (n, of) => `وێنەی ${n} لە ${of}`,
  previous: 'وێنەی پێشوو',
  next: 'وێنەی دواتر',
}

export const photosText: Record<Locale, Text> = { en, ar, ku }
