import { useEffect, useEffectEvent, useState } from 'react'
import { toLatinDigits } from '../../../domain/digits.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { useCall } from '../../auth.ts'
import { useLocale } from '../../text.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './use-quote.ts'

type Words = CheckoutData['words']['voucher']
type Applied = { code: string; note: string }

/** The check is silent about what the server objects to: a code that was not applied is all that is said. */
export function useVoucher(words: Words, kept: string | null) {
  const call = useCall()
  const locale = useLocale()
  const [applied, setApplied] = useState<Applied | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  /** Whether the one that was applied before has been looked at again. */
  const [isSettled, setSettled] = useState(kept === null)

  const check = async (typed: string, quote: Quote | null) => {
    const voucherCode = toLatinDigits(typed).trim()
    if (!voucherCode) return setFault(words.empty)
    setPending(true)
    const total = quote ? { amount: quote.totalBeforeDiscount, currency: quote.currency } : undefined
    const outcome = await call(
      'POST /user/vouchers/check',
      { body: { voucherCode, total } },
      { hide: { error: true, success: true } },
    )
    setPending(false)
    setFault(outcome.ok ? null : words.refused)
    if (!outcome.ok) return
    const { voucherCode: code, percent, amount, ceiling } = outcome.body
    const value = amount ?? ceiling
    const text = percent === null ? words.fixed : ceiling ? words.percentUpTo : words.percent
    const values = { percent: percent ?? 0, value: value ? leftToRight(formatPrice(locale, value)) : '' }
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
    setFault(isRefused ? words.refused : null)
  }
  return { applied, fault, isPending, isSettled, check, drop }
}
