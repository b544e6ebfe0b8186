import { type Dispatch, useState } from 'react'
import { type FormProblem, textOf, toFieldsProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import { forgetReservation, type StoredReservation } from '../booking/stored-reservation.ts'
import { type Attempts, createAttempts } from './booking-attempt.ts'
import { type CheckoutProblem, toCheckoutProblem } from './checkout-problem.ts'
import type { CheckoutAction } from './checkout-state.ts'
import { toMethodBody } from './group-method.ts'
import { toGuestBody } from './guest-body.ts'
import type { CheckoutData } from './load-checkout.ts'
import { isWalletTooLow, type Method } from './method-choice.tsx'
import type { Quote } from './quote.ts'
import { toCheckoutPrice } from './to-checkout-price.ts'
import { useLeave } from './use-leave.ts'
import { type CreditInput, toQuoteBody } from './use-quote.ts'

type BookingData = Pick<CheckoutData, 'messages' | 'errors' | 'wallet'>
type BookingInput = { stored: StoredReservation; credits: CreditInput; method: Method | null; quote: Quote | null }

/** Books, and sends the browser on to where it is paid. */
export function useBooking(data: BookingData, dispatch: Dispatch<CheckoutAction<Quote, CheckoutProblem>>) {
  const call = useCall()
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const book = async (typed: FormData, input: BookingInput): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    dispatch({ type: 'forget-problem' })
    const formProblem = findInputProblem(data, typed, input)
    // Without a price there is nothing to agree to; why there is none is said already.
    if (formProblem || !input.quote || !input.method) return formProblem
    const body = {
      ...toQuoteBody(input.stored, input.credits),
      ...toMethodBody(input.method),
      priceKey: input.quote.priceKey,
      ...toGuestBody(typed),
    }
    const idempotencyKey = attempts.keyFor(JSON.stringify(body))
    const outcome = await call(
      'POST /customer/reservations',
      { body },
      { hide: { error: true, success: true }, idempotencyKey },
    )
    attempts.note(outcome.status)
    if (outcome.ok) {
      forgetReservation()
      leave(outcome.body, `reservation=${outcome.body.id}`, input.method)
      return null
    }
    if (outcome.status === 401) {
      // The page has become a visitor's. The choice and the typed text wait for the next sign-in.
      openSignIn({ to: '/checkout' })
      return null
    }
    const fields = outcome.body?.errors ?? {}
    // Errors beside their field need no panel.
    if (outcome.body?.code === 'INVALID_INPUT' || outcome.body?.code === 'PAYMENT_METHOD_REQUIRED')
      return { message: outcome.body.message, fields }
    dispatch({ type: 'refuse', problem: toCheckoutProblem(outcome.body, input.quote) })
    return null
  }

  return { book, isLeaving }
}

/** The fields that keep the booking from being made. */
function findInputProblem(data: BookingData, typed: FormData, { method, quote }: BookingInput): FormProblem | null {
  const fields = {
    guestName: textOf(typed, 'guestName').trim() === '' ? data.errors.required : null,
    paymentMethod: findMethodError(data, method, quote),
  }
  return toFieldsProblem(fields, data.messages.problem.fields)
}

function findMethodError(data: BookingData, method: Method | null, quote: Quote | null): string | null {
  const { messages, errors, wallet } = data
  if (!method) return errors.method
  if (method === 'wallet' && isWalletTooLow(wallet, quote && toCheckoutPrice(quote))) return messages.method.tooLow
  return method === 'cash' && quote?.cash.reason ? messages.method.cashReasons[quote.cash.reason] : null
}
