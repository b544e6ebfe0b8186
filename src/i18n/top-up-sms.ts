import type { Locale } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { formatDinarsInSms } from './format-price.ts'

const texts: Record<Locale, string> = {
  en: 'Safar: :amount has been added to your Safar wallet (:id).',
  ar: 'سفر: أُضيف مبلغ :amount إلى محفظتك في المنصة (:id).',
  ku: 'سەفەر: :amount خرایە جزدانەکەت لای ئێمە (:id).',
}

/** That money has come into a wallet, in dinars. */
export const topUpSms = (locale: Locale, { code, amount }: { code: string; amount: number }): string =>
  fill(texts[locale], { id: code, amount: formatDinarsInSms(locale, amount) })
