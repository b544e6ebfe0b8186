import { type Dispatch, useCallback } from 'react'
import { useCall } from '../../../../client/session/auth.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import type { CheckoutAction } from '../checkout-state.ts'
import { usePrice } from '../use-price.ts'
import type { ChoiceRequest } from './choice-request.ts'
import { type PurchaseProblem, type PurchaseQuote, toPurchaseProblem } from './purchase-problem.ts'

/** The part of the input that changes the price. */
export type Credits = { voucherCode: string | null; usePoints: boolean; payDeposit: boolean; isCash: boolean }

export const toPriceBody = (request: ChoiceRequest, { voucherCode, usePoints, payDeposit, isCash }: Credits) => ({
  ...request,
  usePoints,
  payDeposit,
  ...(isCash && { paymentMethod: 'cash' as const }),
  ...(voucherCode && { voucherCode }),
})

/** `path` is the checkout's own. */
export function usePurchaseQuote(
  request: ChoiceRequest,
  credits: Credits,
  path: string,
  dispatch: Dispatch<CheckoutAction<PurchaseQuote, PurchaseProblem>>,
) {
  const call = useCall()
  // Loaded anew, what was chosen is another object that says the same.
  const body = JSON.stringify(toPriceBody(request, credits))
  const ask = useCallback(
    (signal: AbortSignal) =>
      call(
        'POST /customer/purchases/calculate-price',
        { body: JSON.parse(body) as ReturnType<typeof toPriceBody> },
        { hide: { error: true }, signal },
      ),
    [call, body],
  )
  return usePrice({ ask, path, toProblem, dispatch })
}

const toProblem = (problem: ProblemBody<never> | null) => toPurchaseProblem(problem, null)
