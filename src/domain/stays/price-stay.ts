import type { Currency } from '../money/money.ts'
import type { PaymentMethod } from '../money/payment-method.ts'
import { type MoneyQuote, type QuotedRoom, toQuote } from '../money/quote.ts'
import { checkVoucher, type Voucher, type VoucherProblem, type VoucherUse } from '../money/voucher.ts'
import type { ProblemResult } from '../problem-result.ts'
import { toChildFees } from './nightly-price.ts'
import type { Party } from './party.ts'
import type { Stay } from './stay.ts'

export type StayPriceInput<Title> = {
  rooms: readonly QuotedRoom<Title>[]
  stay: Stay
  party: Party
  /** For each child and night. */
  childFee: number
  currency: Currency
  method: PaymentMethod | null
  /** Missing where no code was entered; its `voucher` is null where the code is unknown. */
  use?: Omit<VoucherUse, 'now' | 'total' | 'dinarsPerDollar'> & { voucher: Voucher | null }
  points: number
  dinarsPerDollar: number
  now: Date
}

/** The price of rooms that can be had. A voucher that cannot be used refuses it. */
export function priceStay<Title>(
  input: StayPriceInput<Title>,
): { ok: true; quote: MoneyQuote<Title> } | ProblemResult<VoucherProblem> {
  const { rooms, stay, party, childFee, currency, method, use, points, dinarsPerDollar, now } = input
  const request = {
    rooms,
    childFees: toChildFees(childFee, party, stay),
    currency,
    dinarsPerDollar,
    isCash: method === 'cash',
  }
  if (use) {
    const total = { amount: toQuote(request).totalBeforeDiscount, currency }
    const checked = checkVoucher(use.voucher, { ...use, total, dinarsPerDollar, now })
    if (!checked.ok) return checked
  }
  return { ok: true, quote: toQuote({ ...request, voucher: use?.voucher?.value ?? null, points }) }
}
