import { type Dispatch, useCallback } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import type { ProblemBody } from '../../../contract/problems.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import { type CheckoutProblem, toCheckoutProblem } from './checkout-problem.ts'
import type { CheckoutAction } from './checkout-state.ts'
import type { Quote } from './quote.ts'
import { useCheckoutPrice } from './use-checkout-price.ts'

export type CreditInput = { voucherCode: string | null; usePoints: boolean; isCash: boolean }

export const toQuoteBody = (
  { price: _, ...stored }: StoredReservation,
  { voucherCode, usePoints, isCash }: CreditInput,
) => ({
  ...stored,
  usePoints,
  ...(isCash && { paymentMethod: 'cash' as const }),
  ...(voucherCode && { voucherCode }),
})

/** The price of the rooms that are chosen. */
export function useQuote(
  stored: StoredReservation,
  { voucherCode, usePoints, isCash }: CreditInput,
  dispatch: Dispatch<CheckoutAction<Quote, CheckoutProblem>>,
) {
  const call = useCall()
  const ask = useCallback(
    (signal: AbortSignal) =>
      call(
        'POST /customer/reservations/calculate-price',
        { body: toQuoteBody(stored, { voucherCode, usePoints, isCash }) },
        { hide: { error: true }, signal },
      ),
    [call, stored, voucherCode, usePoints, isCash],
  )
  return useCheckoutPrice({ ask, path: '/checkout', toProblem, dispatch })
}

const toProblem = (problem: ProblemBody<never> | null) => toCheckoutProblem(problem, null)
