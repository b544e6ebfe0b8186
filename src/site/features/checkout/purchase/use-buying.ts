import { type Dispatch, useState } from 'react'
import { type FormProblem, textOf, toFieldsProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import type { TravellerFields } from '../../../../domain/accounts/traveller.ts'
import { findTravellerErrors } from '../../travellers/find-traveller-errors.ts'
import { type Attempts, createAttempts } from '../booking-attempt.ts'
import type { CheckoutAction } from '../checkout-state.ts'
import { toMethodBody } from '../group-method.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import { toCheckoutPrice } from '../to-checkout-price.ts'
import { useLeave } from '../use-leave.ts'
import { toChecksum } from './checksum.ts'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import { findFieldProblem, type PurchaseProblem, type PurchaseQuote, toPurchaseProblem } from './purchase-problem.ts'
import { type PurchaseCreditInput, toPriceBody } from './use-purchase-quote.ts'

type People = { toInputs: () => TravellerFields[]; finish: () => Promise<void> }
type BuyingInput = {
  credits: PurchaseCreditInput
  method: Method | null
  quote: PurchaseQuote | null
  people: People | null
}

/** Buys, and sends the browser on to where it is paid. `path` is the checkout's own. */
export function useBuying(
  data: PurchaseCheckout,
  path: string,
  dispatch: Dispatch<CheckoutAction<PurchaseQuote, PurchaseProblem>>,
) {
  const { request, needs } = data
  const call = useCall()
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const buy = async (typed: FormData, input: BuyingInput): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    dispatch({ type: 'forget-problem' })
    const { credits, method, quote, people } = input
    const formProblem = findInputProblem(data, typed, input)
    // Without a price there is nothing to agree to; why there is none is said already.
    if (formProblem || !quote) return formProblem
    const named = people?.toInputs()
    const rest = {
      ...toPriceBody(request, credits),
      ...(method && quote.total > 0 && toMethodBody(method)),
      ...(needs.pickupLocation && { pickupLocation: textOf(typed, 'pickupLocation').trim() }),
      priceKey: quote.priceKey,
    }
    // The tab keeps what an attempt was for: of passports no more than whether they are still the same.
    const attempt = JSON.stringify({ ...rest, travellers: toChecksum(JSON.stringify(named ?? null)) })
    const outcome = await call(
      'POST /customer/purchases',
      { body: { ...rest, travellers: named } },
      { hide: { error: true, success: true }, idempotencyKey: attempts.keyFor(attempt) },
    )
    attempts.note(outcome.status)
    if (outcome.ok) {
      await people?.finish()
      leave(outcome.body, `order=${outcome.body.orderId}`, method)
      return null
    }
    if (outcome.status === 401) {
      // The page has become a visitor's already. The address keeps what was chosen for who signs in again.
      openSignIn({ to: path })
      return null
    }
    const fieldProblem = findFieldProblem(outcome.body)
    if (!fieldProblem) dispatch({ type: 'refuse', problem: toPurchaseProblem(outcome.body, quote) })
    return fieldProblem
  }
  return { buy, isLeaving }
}

/** The fields that keep the purchase from being made. */
function findInputProblem(data: PurchaseCheckout, typed: FormData, input: BuyingInput): FormProblem | null {
  const { needs, texts, errors, travellers } = data
  const { method, quote, people } = input
  const isPickupMissing = needs.pickupLocation && textOf(typed, 'pickupLocation').trim().length < 3
  const fields = {
    ...(people && findTravellerErrors(people.toInputs(), travellers)),
    pickupLocation: isPickupMissing ? errors.pickup : null,
    paymentMethod: quote && findMethodError(data, quote, method),
  }
  return toFieldsProblem(fields, texts.problem.fields)
}

function findMethodError(data: PurchaseCheckout, quote: PurchaseQuote, method: Method | null): string | null {
  const { wallet, messages, texts } = data
  if (quote.total === 0) return null
  if (!method) return messages.methodRequired
  if (method === 'wallet' && isWalletTooLow(wallet, toCheckoutPrice(quote))) return messages.method.tooLow
  return method === 'cash' && quote.cash.reason ? texts.method.cashReasons[quote.cash.reason] : null
}
