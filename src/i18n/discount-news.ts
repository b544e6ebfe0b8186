import type { Locale, Localized } from '../domain/text/locale.ts'
import { addDays, toDay } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatDinarsInSms } from './format-price.ts'
import { discountNewsText } from './messages/discount-news.ts'
import { formatShortDate, toName } from './sms-parts.ts'

/** `saved`: dinars, where the shop said what the bill was. `left`: null where there is no limit. */
export type UsedDiscount = { business: Localized; package: Localized; saved: number | null; left: number | null }

/** News of a used discount, with the uses left of the package. */
export function usedDiscountText(locale: Locale, used: UsedDiscount): string {
  const text = discountNewsText[locale]
  const saved = used.saved === null ? [] : [fill(text.saved, { amount: formatDinarsInSms(locale, used.saved) })]
  return [fill(text.used, { name: toName(locale, used.business[locale]) }), ...saved, ...leftTexts(locale, used)].join(
    ' ',
  )
}

function leftTexts(locale: Locale, { left, package: title }: Pick<UsedDiscount, 'left' | 'package'>): string[] {
  const text = discountNewsText[locale]
  if (left === null) return []
  return [left === 0 ? fill(text.lastUse, { package: toName(locale, title[locale]) }) : fill(text.left, { left })]
}

export const undoneDiscountText = (locale: Locale, { business }: Pick<UsedDiscount, 'business'>): string =>
  fill(discountNewsText[locale].undone, { name: toName(locale, business[locale]) })

type Ending = Pick<UsedDiscount, 'package' | 'left'> & { expiresAt: Date }

/** The last day is named, not the midnight after it. */
export function endingPackageText(locale: Locale, { package: title, left, expiresAt }: Ending): string {
  const text = discountNewsText[locale]
  const until = formatShortDate(locale, addDays(toDay(expiresAt), -1))
  const rest = left === null || left === 0 ? [] : leftTexts(locale, { left, package: title })
  return [fill(text.ending, { package: toName(locale, title[locale]), until }), ...rest].join(' ')
}
