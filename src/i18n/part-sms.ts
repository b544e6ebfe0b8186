import type { Locale } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { formatDinarsInSms } from './format-price.ts'
import { orderKindTexts } from './messages/order-kinds.ts'
import type { ToldOrder } from './order-sms.ts'
import { shorten, toName } from './sms-parts.ts'

/** Payments of an order by others' links. `subject`: the payment that it is about. */
export type PartNews =
  | { event: 'part-paid'; amount: number; rest: number; subject: number }
  /** Not all of it came, so what came goes back. */
  | { event: 'parts-back'; amount: number; subject: number }
  /** It came too late, or twice. */
  | { event: 'part-back'; amount: number; subject: number }

const texts: Record<Locale, Record<PartNews['event'], string>> = {
  en: {
    'part-paid': 'Safar: :amount was paid with your link. Left to pay: :rest. :name (no. :id).',
    'parts-back':
      'Safar: not everybody paid in time for :name (no. :id). :amount will be refunded to the people who paid.',
    'part-back':
      'Safar: :amount was paid with your link too late or twice. It will be refunded to the payer. :name (no. :id).',
  },
  ar: {
    'part-paid': 'سفر: دُفع :amount برابطك، وبقي :rest. :name (رقم :id).',
    'parts-back': 'سفر: انتهى الطلب قبل أن يدفع الجميع: :name (رقم :id). يُعاد :amount إلى من دفعوه.',
    'part-back': 'سفر: دُفع :amount برابطك متأخراً أو مرتين، ويُعاد إلى من دفعه. :name (رقم :id).',
  },
  ku: {
    'part-paid': 'سەفەر: بە بەستەرەکەت :amount درا و :rest ماوە. :name (ژمارە :id).',
    'parts-back':
      'سەفەر: پێش ئەوەی هەمووان پارە بدەن کۆتایی هات: :name (ژمارە :id). :amount بۆ خاوەنەکانی دەگەڕێندرێتەوە.',
    'part-back': 'سەفەر: بە بەستەرەکەت :amount درەنگ یان دوو جار درا و بۆ خاوەنەکەی دەگەڕێندرێتەوە. :name (ژمارە :id).',
  },
}

/** Two messages long at most: what a name has too much is cut off. */
export function partSms(locale: Locale, { code, kind, title }: ToldOrder, news: PartNews): string {
  const format = (amount: number) => formatDinarsInSms(locale, amount)
  const values = { id: code, amount: format(news.amount), ...('rest' in news && { rest: format(news.rest) }) }
  return shorten(
    (name) => fill(texts[locale][news.event], { ...values, name }),
    toName(locale, title?.[locale] ?? orderKindTexts[locale][kind]),
    2,
  )
}
