import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  map: 'Map',
  list: 'List',
  label: 'Map of the stays',
  skip: 'Skip the map',
  auto: 'Search as the map moves',
  gone: 'fully booked',
  stays: (n: number) => plural('en', n, { one: '# stay', other: '# stays: zoom in' }),
  staysGone: (n: number) => plural('en', n, { one: '# stay, fully booked', other: '# stays, fully booked: zoom in' }),
  crowd: (n: number) => plural('en', n, { one: '# more stay: in the list', other: '# more stays: in the list' }),
  first: (n: number) => `The first ${n} stays are on the map. Zoom in to see the others.`,
}

type Text = typeof en

const ar: Text = {
  map: 'الخريطة',
  list: 'القائمة',
  label: 'خريطة أماكن الإقامة',
  skip: 'تخطَّ الخريطة',
  auto: 'ابحث كلما تحركت الخريطة',
  gone: 'لا شيء متاح',
  stays: (n) =>
    plural('ar', n, {
      zero: 'لا أماكن إقامة',
      one: 'مكان إقامة واحد',
      two: 'مكانا إقامة: كبّر الخريطة',
      few: '# أماكن إقامة: كبّر الخريطة',
      many: '# مكان إقامة: كبّر الخريطة',
      other: '# مكان إقامة: كبّر الخريطة',
    }),
  staysGone: (n) =>
    plural('ar', n, {
      zero: 'لا أماكن إقامة',
      one: 'مكان إقامة واحد، لا شيء متاح',
      two: 'مكانا إقامة، لا شيء متاح: كبّر الخريطة',
      few: '# أماكن إقامة، لا شيء متاح: كبّر الخريطة',
      many: '# مكان إقامة، لا شيء متاح: كبّر الخريطة',
      other: '# مكان إقامة، لا شيء متاح: كبّر الخريطة',
    }),
  crowd: (n) =>
    plural('ar', n, {
      zero: 'لا أماكن إقامة أخرى',
      one: 'مكان إقامة آخر في القائمة',
      two: 'مكانا إقامة آخران في القائمة',
      few: '# أماكن إقامة أخرى في القائمة',
      many: '# مكان إقامة آخر في القائمة',
      other: '# مكان إقامة آخر في القائمة',
    }),
  first: (n) => `على الخريطة أول ${n} مكان إقامة. كبّر الخريطة لترى البقية.`,
}

const ku: Text = {
  map: 'نەخشە',
  list: 'لیست',
  label: 'نەخشەی شوێنەکانی مانەوە',
  skip: 'نەخشەکە تێپەڕێنە',
  auto: 'لەگەڵ جووڵەی نەخشەکە بگەڕێ',
  gone: 'هیچ ژوورێک بەردەست نییە',
  stays: (n) => plural('ku', n, { one: 'یەک شوێنی مانەوە', other: '# شوێنی مانەوە: نزیک بکەرەوە' }),
  staysGone: (n) =>
    plural('ku', n, {
      one: 'یەک شوێنی مانەوە، هیچ ژوورێک بەردەست نییە',
      other: '# شوێنی مانەوە، هیچ ژوورێک بەردەست نییە: نزیک بکەرەوە',
    }),
  crowd: (n) => plural('ku', n, { one: 'یەک شوێنی مانەوەی تر لە لیستەکەدا', other: '# شوێنی مانەوەی تر لە لیستەکەدا' }),
  first: (n) => `${n} شوێنی مانەوەی یەکەم لەسەر نەخشەن. نزیک بکەرەوە بۆ بینینی ئەوانی تر.`,
}

export const propertyMapText: Record<Locale, Text> = { en, ar, ku }
