import { toBothAmounts } from '../../../client/money/both-amounts.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { lineTexts } from '../../../i18n/invoice-texts.ts'
import type { BookingMessages } from '../../../i18n/messages/booking-messages.ts'
import type { Sum } from '../../../ui/sum-list.tsx'

type Policy = Ok<'GET /user/reservations/{id}'>['policy']

/** The cancellation policy, in sentences. */
export function toPolicyText(
  locale: Locale,
  { policy: messages }: { policy: Omit<BookingMessages['policy'], 'freeBefore'> },
  policy: Policy,
): string[] {
  const { freeUntilDays, freeUntil, percentAfter } = policy
  if (percentAfter === 100 || (freeUntil && freeUntilDays === 0)) return [messages.freeToTheEnd]
  const share = { percent: percentAfter }
  if (freeUntil)
    return [
      fill(messages.freeUntil, { day: formatDay(locale, freeUntil) }),
      percentAfter > 0 ? fill(messages.after, share) : messages.afterNothing,
    ]
  return [messages.notFree, percentAfter > 0 ? fill(messages.now, share) : messages.nowNothing]
}

/** The same while the days are not known yet. */
export function toPolicyRule(
  locale: Locale,
  { policy: messages, days }: BookingMessages,
  { freeUntilDays, percentAfter }: Omit<Policy, 'freeUntil'>,
): string[] {
  if (percentAfter === 100 || freeUntilDays === 0) return [messages.freeToTheEnd]
  return [
    fill(messages.freeBefore, { days: fillCount(locale, freeUntilDays, days) }),
    percentAfter > 0 ? fill(messages.after, { percent: percentAfter }) : messages.afterNothing,
  ]
}

type PriceFields = Pick<
  Ok<'GET /user/reservations/{id}'>,
  'lines' | 'totalBeforeDiscount' | 'voucherDiscount' | 'pointsDiscount' | 'rounding' | 'total' | 'fullTotal' | 'saved'
> & { currency: Currency }

/** The lines of a total, the total, and the savings. */
export type Sums = { sums: Sum[]; total: Sum; saved?: Pick<Sum, 'label' | 'amount'> | undefined }

/**
 * What the total is made of: a row for the rooms of a type and for the children, with its nights, then what comes off. `rate`: dinars for a
 * dollar, where each row says the other currency as well.
 */
export function toPriceSums(locale: Locale, messages: BookingMessages, priced: PriceFields, rate?: number): Sums {
  const both = toBothAmounts(locale, priced.currency, rate)
  const before = (full: number, amount: number) =>
    full > amount ? { label: messages.full, amount: both(full).amount } : undefined
  const off = (label: string, amount: number): Sum[] =>
    amount > 0 ? [{ label, ...both(amount, '−'), isOff: true }] : []
  const discounts = [
    ...off(messages.voucherDiscount, priced.voucherDiscount),
    ...off(messages.pointsDiscount, priced.pointsDiscount),
    ...off(messages.rounding, -priced.rounding),
  ]
  return {
    sums: [
      ...toRows(priced.lines).map(({ label, count, lines }) => ({
        label: label ?? toLineText(locale, messages, lines),
        times: count,
        ...both(sumOf(lines, 'amount')),
        before: before(sumOf(lines, 'amountBefore'), sumOf(lines, 'amount')),
        parts: lines.map(({ night, amount }) => ({ label: formatDay(locale, night), ...both(amount) })),
      })),
      ...(discounts.length > 0 ? [{ label: messages.totalBefore, ...both(priced.totalBeforeDiscount) }] : []),
      ...discounts,
    ],
    total: {
      label: messages.total,
      amount: both(priced.total).amount,
      before: priced.saved > 0 ? before(priced.fullTotal, priced.total) : undefined,
    },
    saved: priced.saved > 0 ? { label: messages.saved, amount: both(priced.saved).amount } : undefined,
  }
}

type Line = PriceFields['lines'][number]

/** Lines without a title of their own. */
const toLineText = (locale: Locale, messages: BookingMessages, [first]: readonly Line[]): string =>
  first?.kind === 'fee' || first?.kind === 'spent_points' ? lineTexts[locale][first.kind] : messages.childrenLine

/** Children of several ages may have lines of their own for the same night, so a row is known by its kind and room alone. */
function toRows(lines: readonly Line[]): { label: string | undefined; count: number; lines: Line[] }[] {
  const rows = Map.groupBy(lines, ({ kind, roomTypeId }) => `${kind} ${roomTypeId}`)
  return [...rows.values()].map((lines) => ({
    label: lines[0]?.title,
    count: Math.max(...lines.map(({ count }) => count)),
    lines,
  }))
}

const sumOf = (lines: readonly Line[], what: 'amount' | 'amountBefore'): number =>
  lines.reduce((sum, line) => sum + toCents(line[what]), 0) / 100

// Major units are decimal fractions, which do not add up in binary ones.
const toCents = (amount: number): number => Math.round(amount * 100)
