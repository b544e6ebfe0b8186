import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../auth.ts'
import type { Objection } from '../../shell/use-form.ts'
import { textOf } from '../../shell/use-form.ts'
import { forgetReservation, type StoredReservation } from '../../stored-reservation.ts'
import { type Attempts, createAttempts } from './booking-attempt.ts'
import type { CheckoutData } from './load-checkout.ts'
import type { Method } from './method-choice.tsx'
import { type Trouble, toTrouble } from './trouble.ts'
import { type Credits, type Quote, toBody } from './use-quote.ts'

type Wish = { stored: StoredReservation; credits: Credits; method: Method | null; quote: Quote | null }

/** Books, and sends the browser on to where it is paid. */
export function useBooking({ words, faults }: Pick<CheckoutData, 'words' | 'faults'>) {
  const call = useCall()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [attempts] = useState<Attempts>(() => createAttempts())

  const book = async (typed: FormData, wish: Wish): Promise<Objection | null> => {
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
    const fields = outcome.body?.errors ?? {}
    // What stands beside its field needs no panel.
    if (outcome.body?.code === 'INVALID_INPUT' || outcome.body?.code === 'PAYMENT_METHOD_REQUIRED')
      return { message: outcome.body.message, fields }
    setTrouble(toTrouble(outcome.body, wish.quote))
    return null
  }

  function judge(typed: FormData, { method }: Wish): Objection | null {
    if (!method) return { message: faults.method, fields: { paymentMethod: faults.method } }
    if (textOf(typed, 'guestName').trim() === '')
      return { message: words.trouble.fields, fields: { guestName: faults.required } }
    return null
  }

  /** The button stays busy until the next page is there: a second press could only confuse. */
  function leave(id: number, link: string | null): void {
    setLeaving(true)
    forgetReservation()
    if (link) location.assign(link)
    else navigate(`/payment/success?reservation=${id}`, { replace: true })
  }
  return { book, trouble, setTrouble, isLeaving }
}
