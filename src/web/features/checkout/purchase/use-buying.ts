import { useState } from 'react'
import type { Input } from '../../../../contract/contract.ts'
import { useCall } from '../../../auth.ts'
import { type FormProblem, textOf } from '../../../forms/use-form.ts'
import { openSignIn } from '../../../sign-in-request.ts'
import { type Attempts, createAttempts } from '../booking-attempt.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import { toPrice } from '../to-price.ts'
import { useLeave } from '../use-leave.ts'
import { toChecksum } from './checksum.ts'
import type { PurchaseCheckout } from './load-purchase.ts'
import { findFieldProblem, type PurchaseProblem, type PurchaseQuote, toPurchaseProblem } from './purchase-problem.ts'
import { type Credits, toPriceBody } from './use-purchase-quote.ts'

type Body = Input<'POST /customer/purchases'>['body']
type People = { toInputs: () => NonNullable<Body['travellers']>; finish: () => Promise<void> }
type BuyingInput = { credits: Credits; method: Method | null; quote: PurchaseQuote | null; people: People | null }

/** Buys, and sends the browser on to where it is paid. `path` is the checkout's own. */
export function useBuying({ request, needs, wallet, messages, texts, errors }: PurchaseCheckout, path: string) {
  const call = useCall()
  const [problem, setProblem] = useState<PurchaseProblem | null>(null)
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const buy = async (typed: FormData, input: BuyingInput): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    setProblem(null)
    const { credits, method, quote, people } = input
    const formProblem = check(typed, input)
    // Without a price there is nothing to agree to; why there is none is said already.
    if (formProblem || !quote) return formProblem
    const travellers = people?.toInputs()
    const rest = {
      ...toPriceBody(request, credits),
      ...(method && quote.total > 0 && { paymentMethod: method }),
      ...(needs.pickupLocation && { pickupLocation: textOf(typed, 'pickupLocation').trim() }),
      priceKey: quote.priceKey,
    }
    // The tab keeps what an attempt was for: of passports no more than whether they are still the same.
    const attempt = JSON.stringify({ ...rest, travellers: toChecksum(JSON.stringify(travellers ?? null)) })
    const outcome = await call(
      'POST /customer/purchases',
      { body: { ...rest, travellers } },
      { hide: { error: true, success: true }, idempotencyKey: attempts.keyFor(attempt) },
    )
    attempts.note(outcome.status)
    if (outcome.ok) {
      await people?.finish()
      leave(outcome.body)
      return null
    }
    if (outcome.status === 401) {
      // The page has become a visitor's already. The address keeps what was chosen for who signs in again.
      openSignIn({ to: path })
      return null
    }
    const fieldProblem = findFieldProblem(outcome.body)
    if (!fieldProblem) setProblem(toPurchaseProblem(outcome.body, quote))
    return fieldProblem
  }

  function check(typed: FormData, { method, quote }: BuyingInput): FormProblem | null {
    const refuse = (field: string, message: string) => ({ message, fields: { [field]: message } })
    if (needs.pickupLocation && textOf(typed, 'pickupLocation').trim().length < 3)
      return refuse('pickupLocation', errors.pickup)
    if (!quote || quote.total === 0) return null
    if (!method) return refuse('paymentMethod', messages.methodRequired)
    const price = toPrice(quote)
    if (method === 'wallet' && isWalletTooLow(wallet, price)) return refuse('paymentMethod', messages.method.tooLow)
    if (method === 'cash' && quote.cash.reason)
      return refuse('paymentMethod', texts.method.cashReasons[quote.cash.reason])
    return null
  }
  return { buy, problem, setProblem, isLeaving }
}
