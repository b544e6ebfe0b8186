import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale } from '../../../client/text.tsx'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { CheckoutAction, CheckoutState } from './checkout-state.ts'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './quote.ts'

/** The selection against which a code is checked. */
export type VoucherBase = Pick<Quote, 'totalBeforeDiscount' | 'currency'>
type Messages = CheckoutData['messages']['voucher']

/** The check is silent about what the server objects to: a code that was not applied is all that is said. */
export function useVoucher(
  messages: Messages,
  { applied, error, isPending, drafted }: CheckoutState<never, never>['voucher'],
  dispatch: Dispatch<CheckoutAction<never, never>>,
) {
  const call = useCall()
  const locale = useLocale()

  const check = async (typed: string, quote: VoucherBase | null) => {
    const voucherCode = toLatinDigits(typed).trim()
    if (!voucherCode) return dispatch({ type: 'miss-voucher' })
    dispatch({ type: 'check-voucher' })
    const total = quote ? { amount: quote.totalBeforeDiscount, currency: quote.currency } : undefined
    const outcome = await call(
      'POST /user/vouchers/check',
      { body: { voucherCode, total } },
      { hide: { error: true, success: true } },
    )
    if (!outcome.ok) return dispatch({ type: 'refuse-voucher' })
    const { voucherCode: code, percent, amount, ceiling } = outcome.body
    const value = amount ?? ceiling
    const text = percent === null ? messages.fixed : ceiling ? messages.percentUpTo : messages.percent
    const values = { percent: percent ?? 0, value: value ? formatPrice(locale, value) : '' }
    dispatch({ type: 'apply-voucher', voucher: { code, note: fill(text, values) } })
  }

  const restore = useEffectEvent(() => {
    if (drafted) void check(drafted, null)
  })
  useEffect(() => restore(), [])

  return {
    applied,
    error: error && messages[error],
    isPending,
    check,
    drop: () => dispatch({ type: 'remove-voucher' }),
  }
}
