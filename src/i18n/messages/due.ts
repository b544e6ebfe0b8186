import type { Locale } from '../../domain/text/locale.ts'

/** Beside a price in dollars: the amount in dinars. */
export type DueText = {
  exact: string
  rounding: string
  due: string
  rate: string
}

const en: DueText = {
  exact: 'Price in dinars',
  rounding: 'Rounded down for cash',
  due: 'To pay in dinars',
  rate: '1 dollar = :rate (rate of :day)',
}

const ar: DueText = {
  exact: 'السعر بالدينار',
  rounding: 'تقريب المبلغ للدفع نقداً',
  due: 'المبلغ المطلوب بالدينار',
  rate: 'سعر الدولار :rate (يوم :day)',
}

const ku: DueText = {
  exact: 'نرخ بە دینار',
  rounding: 'کەمکردنەوە بۆ پارەی نەختینە',
  due: 'بڕی پارە بە دینار',
  rate: 'هەر دۆلارێک بە :rate هەژمار دەکرێت، بە نرخی :day',
}

export const dueText: Record<Locale, DueText> = { en, ar, ku }
