import { type FormEvent, useEffect, useMemo, useReducer, useState } from 'react'
import { textOf, useForm } from '../../../client/forms/use-form.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import { findCheckoutDraft, keepDraft } from './checkout-draft.ts'
import { type CheckoutProblem, toMoved } from './checkout-problem.ts'
import { reduceCheckout, toCheckoutDraft, toCheckoutState, toCredits } from './checkout-state.ts'
import type { CheckoutData } from './load-checkout.ts'
import { isWalletTooLow, type Method } from './method-choice.tsx'
import type { Quote } from './quote.ts'
import { toCheckoutPrice } from './to-checkout-price.ts'
import { useBooking } from './use-booking.ts'
import { useQuote } from './use-quote.ts'
import { useVoucher } from './use-voucher.ts'

/** The checkout of rooms: the customer's input, the price, and the result of booking. */
export function useCheckoutForm(data: CheckoutData, stored: StoredReservation) {
  const owner = data.guest.phone ?? data.guest.name
  const [draft] = useState(() => findCheckoutDraft(owner))
  const [state, dispatch] = useReducer(reduceCheckout<Quote, CheckoutProblem>, toCheckoutState(draft, data.methods))
  const { method, usePoints, quote, priceProblem } = state
  const credits = toCredits(state)
  const voucher = useVoucher(data.messages.voucher, state.voucher, dispatch)
  const pricing = { quote, problem: priceProblem, ...useQuote(stored, credits, dispatch) }
  const booking = useBooking(data, dispatch)
  const form = useForm((typed) => booking.book(typed, { stored, credits, method, quote }))

  const { voucherCode } = toCheckoutDraft(state)
  useEffect(() => keepDraft(owner, { method, usePoints, voucherCode }), [owner, method, usePoints, voucherCode])

  const priceNow = quote?.totalBeforeDiscount ?? null
  const moved = useMemo(() => toMoved(stored.price, priceNow), [stored.price, priceNow])
  const price = quote && toCheckoutPrice(quote)
  return {
    draft,
    form,
    keepTyped: (event: FormEvent<HTMLFormElement>) => keepTyped(owner, event.currentTarget),
    pricing,
    voucher,
    // A price that cannot be had is a problem like a booking that cannot be made.
    problem: state.problem ?? priceProblem ?? moved,
    price,
    method: {
      chosen: method,
      choose: (chosen: Method) => dispatch({ type: 'choose', method: chosen }),
      isTooLow: method === 'wallet' && isWalletTooLow(data.wallet, price),
    },
    points: { isOn: usePoints, change: (isOn: boolean) => dispatch({ type: 'use-points', isOn }) },
    isBookedAtOnce: method === 'cash' || quote?.total === 0,
    // An unavailable choice has no price to agree to: the panel above leads on.
    canBook: quote !== null || priceProblem === null,
    isPending: pricing.isPending || voucher.isPending || form.isPending || booking.isLeaving,
    isLeaving: booking.isLeaving,
    forgetProblem: () => dispatch({ type: 'forget-problem' }),
  }
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>

function keepTyped(owner: string, form: HTMLFormElement): void {
  const typed = new FormData(form)
  const [guestName, guestPhone, notes] = ['guestName', 'guestPhone', 'notes'].map((field) => textOf(typed, field))
  const requests = typed.getAll('requests').map(String)
  keepDraft(owner, { guestName, guestPhone, notes, arrivalHour: textOf(typed, 'arrivalHour'), requests })
}
