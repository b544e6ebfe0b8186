import type { Day } from '../domain/day.ts'
import type { Locale } from '../domain/locale.ts'
import { fill } from './fill.ts'
import { formatDay, formatPrice } from './format.ts'

const texts: Record<Locale, { since: string; plain: string }> = {
  en: {
    since: 'Dinars beside dollars: 1 dollar = :rate, the rate of :day.',
    plain: 'Dinars beside dollars: 1 dollar = :rate.',
  },
  ar: {
    since: 'الأسعار بالدينار إلى جانب الدولار: الدولار الواحد = :rate، سعر يوم :day.',
    plain: 'الأسعار بالدينار إلى جانب الدولار: الدولار الواحد = :rate.',
  },
  ku: {
    since: 'نرخ بە دینار لە پاڵ دۆلار: یەک دۆلار = :rate، نرخی :day.',
    plain: 'نرخ بە دینار لە پاڵ دۆلار: یەک دۆلار = :rate.',
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
