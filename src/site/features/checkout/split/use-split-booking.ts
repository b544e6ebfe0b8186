import { type Dispatch, useCallback, useState } from 'react'
import { type FormProblem, toFieldsProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import { type ChosenSplit, toSplitPath } from '../../booking/split-path.ts'
import { type Attempts, createAttempts } from '../booking-attempt.ts'
import type { CheckoutAction } from '../checkout-state.ts'
import { toGuestBody } from '../guest-body.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import type { Combination } from '../quote.ts'
import { toCheckoutPrice } from '../to-checkout-price.ts'
import { useCheckoutPrice } from '../use-checkout-price.ts'
import { useLeave } from '../use-leave.ts'
import type { SplitCheckoutData } from './load-split-checkout.ts'

export type SplitQuote = Ok<'POST /customer/reservations/split/calculate-price'>

/** Why it was not booked: one of both has gone, its price is another, or what the server says. */
export type SplitProblem =
  | { kind: 'taken'; part: number; combinations: Combination[] }
  | { kind: 'price'; before: SplitQuote | null; now: SplitQuote }
  | { kind: 'offline' }
  | { kind: 'other'; message: string | null }

export function toSplitProblem(problem: ProblemBody<SplitQuote> | null, before: SplitQuote | null): SplitProblem {
  if (problem?.code === 'ROOM_UNAVAILABLE')
    return { kind: 'taken', part: problem.details?.part ?? 1, combinations: problem.details?.combinations ?? [] }
  if (problem?.code === 'PRICE_CHANGED' && problem.details) return { kind: 'price', before, now: problem.details.price }
  return { kind: 'other', message: problem?.message ?? null }
}

type SplitDispatch = Dispatch<CheckoutAction<SplitQuote, SplitProblem>>

/** Said by the price itself, with a button that asks again. */
const toPriceProblem = (problem: ProblemBody<never> | null): SplitProblem =>
  problem ? toSplitProblem(problem, null) : { kind: 'offline' }

/** The price of both. */
export function useSplitQuote(chosen: ChosenSplit, dispatch: SplitDispatch) {
  const call = useCall()
  const ask = useCallback(
    (signal: AbortSignal) =>
      call('POST /customer/reservations/split/calculate-price', { body: chosen }, { hide: { error: true }, signal }),
    [call, chosen],
  )
  return useCheckoutPrice({ ask, path: toSplitPath(chosen), toProblem: toPriceProblem, dispatch })
}

type Input = { method: Method | null; quote: SplitQuote | null }

/** Books both, and sends the browser on to where they are paid. */
export function useSplitBooking({ chosen, messages, errors, wallet }: SplitCheckoutData, dispatch: SplitDispatch) {
  const call = useCall()
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const book = async (typed: FormData, { method, quote }: Input): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    dispatch({ type: 'forget-problem' })
    const guest = toGuestBody(typed)
    const isTooLow = method === 'wallet' && isWalletTooLow(wallet, quote && toCheckoutPrice(quote))
    const formProblem = toFieldsProblem(
      {
        guestName: guest.guestName === '' ? errors.required : null,
        paymentMethod: method ? isTooLow && messages.method.tooLow : errors.method,
      },
      messages.problem.fields,
    )
    // Without a price there is nothing to agree to; why there is none is said already.
    if (formProblem || !quote || !method || method === 'group') return formProblem
    const body = {
      ...chosen,
      paymentMethod: method,
      priceKey: quote.priceKey,
      ...guest,
    }
    const idempotencyKey = attempts.keyFor(JSON.stringify(body))
    const hide = { error: true, success: true }
    const outcome = await call('POST /customer/reservations/split', { body }, { hide, idempotencyKey })
    attempts.note(outcome.status)
    if (outcome.ok) leave(outcome.body, `reservation=${outcome.body.id}`)
    // The address has the choice, for a customer who signs in again.
    else if (outcome.status === 401) openSignIn({ to: toSplitPath(chosen) })
    else if (outcome.body?.code === 'INVALID_INPUT' || outcome.body?.code === 'PAYMENT_METHOD_REQUIRED')
      return { message: outcome.body.message, fields: outcome.body.errors ?? {} }
    else dispatch({ type: 'refuse', problem: toSplitProblem(outcome.body, quote) })
    return null
  }
  return { book, isLeaving }
}
