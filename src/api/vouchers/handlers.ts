import type { Ok } from '../../contract/contract.ts'
import type { voucherCalls } from '../../contract/vouchers.ts'
import { findExchangeRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { findVoucher } from '../../db/queries/orders/vouchers.ts'
import { decimals, type Money, roundAmount, toPrice } from '../../domain/money/money.ts'
import { toVoucherDiscount } from '../../domain/money/voucher.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { limitVoucherGuesses, requireGoodVoucher } from './use-voucher.ts'

const toMoney = ({ amount, currency }: Money): Money => ({
  amount: roundAmount(amount * 10 ** decimals[currency]),
  currency,
})

/** So high that no voucher asks for more: without a price there is none that could be too low. */
const anyTotal: Money = { amount: Number.MAX_SAFE_INTEGER, currency: 'IQD' }

type CheckCall = Call<'POST /user/vouchers/check'>

export const voucherHandlers: Handlers<keyof typeof voucherCalls> = {
  'POST /user/vouchers/check': (call) => limitVoucherGuesses(call, () => check(call)),
}

async function check({ db, caller, body, locale, now, payments }: CheckCall): Promise<Ok<'POST /user/vouchers/check'>> {
  const found = await findVoucher(db, body.voucherCode, caller.customer)
  const total = body.total && toMoney(body.total)
  const { dinarsPerDollar } = (await findExchangeRate(db)) ?? payments
  requireGoodVoucher(found, total ?? anyTotal, { now, dinarsPerDollar })
  const { value, minimum, validTo } = found.voucher
  return {
    voucherCode: found.code,
    kind: value.kind,
    amount: value.kind === 'fixed' ? toPrice(value.amount) : null,
    percent: value.kind === 'percent' ? value.percent : null,
    ceiling: value.kind === 'percent' && value.ceiling ? toPrice(value.ceiling) : null,
    minimum: minimum && toPrice(minimum),
    validTo: validTo?.toISOString() ?? null,
    discount: total ? toPrice({ ...total, amount: toVoucherDiscount(value, total, dinarsPerDollar) }) : null,
    message: successMessages[locale].VOUCHER_GOOD,
  }
}
