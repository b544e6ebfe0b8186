import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatDay, formatPrice } from './format.ts'

const texts: Record<Locale, { since: string; plain: string }> = {
  en: {
    since: 'Some prices are set in dollars; you always pay in dinars: 1 dollar = :rate (rate of :day).',
    plain: 'Some prices are set in dollars; you always pay in dinars: 1 dollar = :rate.',
  },
  ar: {
    since: 'بعض الأسعار محددة بالدولار، والدفع بالدينار دائماً: الدولار الواحد = :rate، سعر يوم :day.',
    plain: 'بعض الأسعار محددة بالدولار، والدفع بالدينار دائماً: الدولار الواحد = :rate.',
  },
  ku: {
    since: 'هەندێک نرخ بە دۆلار دانراوە، بەڵام هەمیشە بە دینار پارە دەدەیت: یەک دۆلار = :rate، نرخی :day.',
    plain: 'هەندێک نرخ بە دۆلار دانراوە، بەڵام هەمیشە بە دینار پارە دەدەیت: یەک دۆلار = :rate.',
  },
}

/** How prices in dollars become the dinars beside them. */
export const toRateText = (
  locale: Locale,
  { dinarsPerDollar, day }: { dinarsPerDollar: number; day: Day | null },
): string =>
  fill(texts[locale][day ? 'since' : 'plain'], {
    rate: formatPrice(locale, { amount: dinarsPerDollar, currency: 'IQD' }),
    day: day ? formatDay(locale, day) : '',
  })
