import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale } from '../../../client/text.tsx'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './use-quote.ts'

/** What a code is checked against. */
export type VoucherBase = Pick<Quote, 'totalBeforeDiscount' | 'currency'>
type Messages = CheckoutData['messages']['voucher']
type Applied = { code: string; note: string }

/** The check is silent about what the server objects to: a code that was not applied is all that is said. */
export function useVoucher(messages: Messages, kept: string | null) {
  const call = useCall()
  const locale = useLocale()
  const [applied, setApplied] = useState<Applied | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  /** Whether the one that was applied before has been looked at again. */
  const [isSettled, setSettled] = useState(kept === null)

  const check = async (typed: string, quote: VoucherBase | null) => {
    const voucherCode = toLatinDigits(typed).trim()
    if (!voucherCode) return setError(messages.empty)
    setPending(true)
    const total = quote ? { amount: quote.totalBeforeDiscount, currency: quote.currency } : undefined
    const outcome = await call(
      'POST /user/vouchers/check',
      { body: { voucherCode, total } },
      { hide: { error: true, success: true } },
    )
    setPending(false)
    setError(outcome.ok ? null : messages.refused)
    if (!outcome.ok) return
    const { voucherCode: code, percent, amount, ceiling } = outcome.body
    const value = amount ?? ceiling
    const text = percent === null ? messages.fixed : ceiling ? messages.percentUpTo : messages.percent
    const values = { percent: percent ?? 0, value: value ? formatPrice(locale, value) : '' }
    setApplied({ code, note: fill(text, values) })
  }

  const restore = useEffectEvent(async () => {
    if (kept) await check(kept, null)
    setSettled(true)
  })
  useEffect(() => void restore(), [])

  /** One that was good when it was checked, and is not any more. */
  const drop = (isRefused = false) => {
    setApplied(null)
    setError(isRefused ? messages.refused : null)
  }
  return { applied, error, isPending, isSettled, check, drop }
}
