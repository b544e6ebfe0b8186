import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** A list of properties by their distance from a place. */
const en = {
  title: (place: string) => `Stays near ${place}`,
  lead: (stays: string) => `${stays}, nearest first`,
  away: (distance: string, place: string) => `${distance} from ${place}`,
  walkable: (n: number) =>
    plural('en', n, { one: '# stay within walking distance', other: '# stays within walking distance' }),
  farther: 'Farther away',
}

type Text = typeof en

const ar: Text = {
  title: (place) => `أماكن الإقامة قرب ${place}`,
  lead: (stays) => `${stays}، الأقرب أولاً`,
  away: (distance, place) => `على بعد ${distance} من ${place}`,
  walkable: (n) =>
    plural('ar', n, {
      one: 'مكان إقامة واحد قريب مشياً',
      two: 'مكانا إقامة قريبان مشياً',
      few: '# أماكن إقامة قريبة مشياً',
      other: '# مكان إقامة قريب مشياً',
    }),
  farther: 'أبعد من ذلك',
}

const ku: Text = {
  title: (place) => `شوێنەکانی مانەوە لە نزیک ${place}`,
  lead: (stays) => `${stays}، لە نزیکەوە بۆ دوور`,
  away: (distance, place) => `${distance} دوور لە ${place}`,
  walkable: (n) => plural('ku', n, { one: 'یەک شوێنی مانەوە بە پێ نزیکە', other: '# شوێنی مانەوە بە پێ نزیکن' }),
  farther: 'دوورتر',
}

export const staysNearText: Record<Locale, Text> = { en, ar, ku }
