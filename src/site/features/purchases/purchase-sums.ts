import { toBothAmounts } from '../../../client/money/both-amounts.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type PriceName, priceNames } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { PurchaseMessages } from '../../../i18n/messages/purchase-messages.ts'
import type { Sum } from '../../../ui/sum-list.tsx'

type Line = Ok<'GET /customer/purchases/{id}'>['lines'][number]

/** In major units, as a quote has them. */
type SumsInput = {
  lines: readonly Line[]
  voucherDiscount: number
  pointsDiscount: number
  rounding?: number
  total: number
  fullTotal: number
  saved: number
  currency: Currency
}

/** The lines of the payment: the choice, then discounts, then the rest for later. `rate`: as for a stay. */
export function toPurchaseSums(
  locale: Locale,
  messages: PurchaseMessages,
  priced: SumsInput,
  rate?: number,
): { sums: Sum[]; total: Sum; saved: Pick<Sum, 'label' | 'amount'> | undefined } {
  const { rounding = 0, voucherDiscount, pointsDiscount } = priced
  const both = toBothAmounts(locale, priced.currency, rate)
  const [chosen, later] = [true, false].map((isChosen) =>
    priced.lines.filter(({ kind }) => (kind !== 'rest') === isChosen),
  ) as [Line[], Line[]]
  const before = sumOf(chosen)
  const crossedOut = (full: number, amount: number) =>
    full > amount ? { label: messages.full, amount: both(full).amount } : undefined
  const rest = -sumOf(later)
  const off = (label: string, amount: number): Sum[] =>
    amount > 0 ? [{ label, ...both(amount, '−'), isOff: true }] : []
  const discounts = [
    ...off(messages.voucherDiscount, voucherDiscount),
    ...off(messages.pointsDiscount, pointsDiscount),
    ...off(messages.rounding, -rounding),
  ]
  return {
    sums: [
      ...chosen.map(({ kind, title, count, amount, amountBefore }) => ({
        label: title ?? toLineName(messages, kind),
        times: count,
        ...both(amount),
        before: crossedOut(amountBefore, amount),
      })),
      ...(discounts.length > 0 ? [{ label: messages.totalBefore, ...both(before) }] : []),
      ...discounts,
      ...(rest > 0
        ? [
            { label: messages.whole, ...both(toMajor(toMinor(priced.total) + toMinor(rest))) },
            { label: messages.rest, ...both(rest, '−') },
          ]
        : []),
    ],
    total: {
      label: rest > 0 ? messages.now : messages.total,
      amount: both(priced.total).amount,
      // A deposit is a part of the price, not a lower one.
      before: rest > 0 || priced.saved === 0 ? undefined : crossedOut(priced.fullTotal, priced.total),
    },
    saved: priced.saved > 0 ? { label: messages.saved, amount: both(priced.saved).amount } : undefined,
  }
}

const names = new Set<string>(Object.values(priceNames).flat())
const isPriceName = (kind: string): kind is PriceName => names.has(kind)

/** The order of what was left to pay has one line: all of it. */
export const toLineName = (messages: PurchaseMessages, kind: string): string =>
  isPriceName(kind) ? messages.lines[kind] : messages.total

// Major units are decimal fractions, which do not add up in binary ones.
const toMinor = (amount: number): number => Math.round(amount * 100)
const toMajor = (amount: number): number => amount / 100
const sumOf = (lines: readonly Line[]): number => toMajor(lines.reduce((sum, { amount }) => sum + toMinor(amount), 0))
