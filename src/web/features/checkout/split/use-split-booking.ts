import { useCallback, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import type { SpecialRequest } from '../../../../domain/special-requests.ts'
import { useCall } from '../../../auth.ts'
import { type ChosenSplit, toSplitPath } from '../../../booking/split-path.ts'
import { type FormProblem, textOf } from '../../../forms/use-form.ts'
import { openSignIn } from '../../../sign-in-request.ts'
import { useReturn } from '../../../use-return.ts'
import { type Attempts, createAttempts } from '../booking-attempt.ts'
import { forgetDraft } from '../checkout-draft.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import { type Pricing, usePrice } from '../use-price.ts'
import type { Combination } from '../use-quote.ts'
import type { SplitCheckoutData } from './load-split-checkout.ts'

export type SplitQuote = Ok<'POST /customer/reservations/split/calculate-price'>

/** Why it was not booked: one of both has gone, its price is another, or what the server says. */
export type SplitProblem =
  | { kind: 'taken'; part: number; combinations: Combination[] }
  | { kind: 'price'; before: SplitQuote | null; now: SplitQuote }
  | { kind: 'other'; message: string | null }

export function toSplitProblem(problem: ProblemBody | null, before: SplitQuote | null): SplitProblem {
  const details = problem?.details ?? {}
  if (problem?.code === 'ROOM_UNAVAILABLE')
    return {
      kind: 'taken',
      part: Number(details.part ?? 1),
      combinations: (details.combinations as Combination[] | undefined) ?? [],
    }
  if (problem?.code === 'PRICE_CHANGED') return { kind: 'price', before, now: details.price as SplitQuote }
  return { kind: 'other', message: problem?.message ?? null }
}

/** The price of both. */
export function useSplitQuote(chosen: ChosenSplit): Pricing<SplitQuote> {
  const call = useCall()
  const ask = useCallback(
    (signal: AbortSignal) =>
      call('POST /customer/reservations/split/calculate-price', { body: chosen }, { hide: { error: true }, signal }),
    [call, chosen],
  )
  return usePrice(ask, toSplitPath(chosen))
}

type Input = { method: Method | null; quote: SplitQuote | null }

/** Books both, and sends the browser on to where they are paid. */
export function useSplitBooking({ chosen, messages, errors, wallet }: SplitCheckoutData) {
  const call = useCall()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<SplitProblem | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [attempts] = useState<Attempts>(() => createAttempts())
  // The state comes too late for a press that follows at once.
  const hasBooked = useRef(false)
  const paymentPage = useHref('/payment/success')
  useReturn(() => {
    if (hasBooked.current) location.reload()
  })

  const book = async (typed: FormData, { method, quote }: Input): Promise<FormProblem | null> => {
    if (hasBooked.current) return null
    setProblem(null)
    const refuse = (message: string, field: string, error = message) => ({ message, fields: { [field]: error } })
    if (!method) return refuse(errors.method, 'paymentMethod')
    const price = quote && { amount: quote.total, currency: quote.currency }
    if (method === 'wallet' && isWalletTooLow(wallet, price)) return refuse(messages.method.tooLow, 'paymentMethod')
    const guestName = textOf(typed, 'guestName').trim()
    if (guestName === '') return refuse(messages.problem.fields, 'guestName', errors.required)
    // Without a price there is nothing to agree to; why there is none is said already.
    if (!quote) return null
    const body = {
      ...chosen,
      paymentMethod: method,
      priceKey: quote.priceKey,
      guestName,
      guestPhone: textOf(typed, 'guestPhone').trim(),
      notes: textOf(typed, 'notes').trim(),
      arrivalHour: textOf(typed, 'arrivalHour'),
      requests: typed.getAll('requests') as SpecialRequest[],
    }
    const idempotencyKey = attempts.keyFor(JSON.stringify(body))
    const hide = { error: true, success: true }
    const outcome = await call('POST /customer/reservations/split', { body }, { hide, idempotencyKey })
    attempts.note(outcome.status)
    if (outcome.ok) leave(outcome.body.id, outcome.body.payment.link)
    // What was chosen stands in the address, for who signs in again.
    else if (outcome.status === 401) openSignIn({ to: toSplitPath(chosen) })
    else if (outcome.body?.code === 'INVALID_INPUT' || outcome.body?.code === 'PAYMENT_METHOD_REQUIRED')
      return { message: outcome.body.message, fields: outcome.body.errors ?? {} }
    else setProblem(toSplitProblem(outcome.body, quote))
    return null
  }

  /** The button stays busy until the next page is there: a second press could only confuse. */
  function leave(id: number, link: string | null): void {
    hasBooked.current = true
    setLeaving(true)
    forgetDraft()
    const page = new URL(`${paymentPage}?reservation=${id}`, location.href)
    const next = new URL(link ?? page, location.href)
    // Our own page is no other site: it takes the place of the checkout.
    if (next.origin === page.origin && next.pathname === page.pathname)
      return void navigate(`/payment/success${next.search}`, { replace: true })
    // The way back from the bank leads to what was booked, not to a checkout that is over.
    history.replaceState(history.state, '', page)
    location.assign(next)
  }
  return { book, problem, isLeaving }
}
