import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ok } from '../../../contract/contract.ts'
import type { ProblemBody } from '../../../contract/problems.ts'
import { useCall } from '../../auth.ts'
import type { StoredReservation } from '../../booking/stored-reservation.ts'
import { openSignIn } from '../../sign-in-request.ts'

export type Quote = Ok<'POST /customer/reservations/calculate-price'>
export type Combination = Ok<'POST /user/properties/availablility'>['combinations'][number]

export type Credits = { voucherCode: string | null; usePoints: boolean; isCash: boolean }

export const toBody = ({ price: _, ...stored }: StoredReservation, { voucherCode, usePoints, isCash }: Credits) => ({
  ...stored,
  usePoints,
  ...(isCash && { paymentMethod: 'cash' as const }),
  ...(voucherCode && { voucherCode }),
})

/** The price of what is chosen, asked for anew whenever that changes. The old one stays in sight until the new one is there. */
export function useQuote(stored: StoredReservation | null, { voucherCode, usePoints, isCash }: Credits) {
  const call = useCall()
  const [quote, setQuote] = useState<Quote | null>(null)
  const [problem, setProblem] = useState<ProblemBody | 'offline' | null>(null)
  const [isPending, setPending] = useState(true)
  const asking = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    if (!stored) return
    asking.current?.abort()
    const outdated = new AbortController()
    asking.current = outdated
    setPending(true)
    const body = toBody(stored, { voucherCode, usePoints, isCash })
    call(
      'POST /customer/reservations/calculate-price',
      { body },
      { hide: { error: true }, signal: outdated.signal },
    ).then((outcome) => {
      // The page is a visitor's by now; what was chosen waits for who signs in again.
      if (outcome.status === 401) openSignIn({ to: '/checkout' })
      if (outdated.signal.aborted) return
      setPending(false)
      if (outcome.ok) setQuote(outcome.body)
      setProblem(outcome.ok ? null : (outcome.body ?? 'offline'))
    })
  }, [call, stored, voucherCode, usePoints, isCash])

  useEffect(() => {
    ask()
    return () => asking.current?.abort()
  }, [ask])

  return { quote, problem, isPending, setQuote, retry: ask }
}
