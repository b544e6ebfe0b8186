import { useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useCall } from '../../auth.ts'
import type { Objection } from '../../shell/use-form.ts'
import { textOf } from '../../shell/use-form.ts'
import { openSignIn } from '../../sign-in-door.ts'
import { forgetReservation, type StoredReservation } from '../../stored-reservation.ts'
import { useReturn } from '../../use-return.ts'
import { type Attempts, createAttempts } from './booking-attempt.ts'
import { forgetDraft } from './checkout-draft.ts'
import type { CheckoutData } from './load-checkout.ts'
import { isWalletTooLow, type Method } from './method-choice.tsx'
import { type Trouble, toTrouble } from './trouble.ts'
import { type Credits, type Quote, toBody } from './use-quote.ts'

type Wish = { stored: StoredReservation; credits: Credits; method: Method | null; quote: Quote | null }

/** Books, and sends the browser on to where it is paid. */
export function useBooking({ words, faults, wallet }: Pick<CheckoutData, 'words' | 'faults' | 'wallet'>) {
  const call = useCall()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [attempts] = useState<Attempts>(() => createAttempts())
  // The state comes too late for a press that follows at once.
  const hasBooked = useRef(false)
  const paymentPage = useHref('/payment/success')
  useReturn(() => {
    if (hasBooked.current) location.reload()
  })

  const book = async (typed: FormData, wish: Wish): Promise<Objection | null> => {
    if (hasBooked.current) return null
    setTrouble(null)
    const objection = judge(typed, wish)
    // Without a price there is nothing to agree to; why there is none is said already.
    if (objection || !wish.quote || !wish.method) return objection
    const body = {
      ...toBody(wish.stored, wish.credits),
      paymentMethod: wish.method,
      priceKey: wish.quote.priceKey,
      guestName: textOf(typed, 'guestName').trim(),
      guestPhone: textOf(typed, 'guestPhone').trim(),
      notes: textOf(typed, 'notes').trim(),
    }
    const idempotencyKey = attempts.keyFor(JSON.stringify(body))
    const outcome = await call(
      'POST /customer/reservations',
      { body },
      { hide: { error: true, success: true }, idempotencyKey },
    )
    attempts.note(outcome.status)
    if (outcome.ok) {
      leave(outcome.body.id, outcome.body.payment.link)
      return null
    }
    if (outcome.status === 401) {
      // The page has become a visitor's already. What was chosen and filled in waits for who signs in again.
      openSignIn({ to: '/checkout' })
      return null
    }
    const fields = outcome.body?.errors ?? {}
    // What stands beside its field needs no panel.
    if (outcome.body?.code === 'INVALID_INPUT' || outcome.body?.code === 'PAYMENT_METHOD_REQUIRED')
      return { message: outcome.body.message, fields }
    setTrouble(toTrouble(outcome.body, wish.quote))
    return null
  }

  function judge(typed: FormData, { method, quote }: Wish): Objection | null {
    const refuse = (message: string) => ({ message, fields: { paymentMethod: message } })
    if (!method) return refuse(faults.method)
    if (method === 'wallet' && isWalletTooLow(wallet, quote)) return refuse(words.method.tooLow)
    if (textOf(typed, 'guestName').trim() === '')
      return { message: words.trouble.fields, fields: { guestName: faults.required } }
    return null
  }

  /** The button stays busy until the next page is there: a second press could only confuse. */
  function leave(id: number, link: string | null): void {
    hasBooked.current = true
    setLeaving(true)
    forgetReservation()
    forgetDraft()
    if (!link) return void navigate(`/payment/success?reservation=${id}`, { replace: true })
    // The way back from the bank leads to what was booked, not to a checkout that is over.
    history.replaceState(history.state, '', `${paymentPage}?reservation=${id}`)
    location.assign(link)
  }
  return { book, trouble, setTrouble, isLeaving }
}
