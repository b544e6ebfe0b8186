import { type Dispatch, useCallback } from 'react'
import { useCall } from '../../../../client/session/auth.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import type { CheckoutAction } from '../checkout-state.ts'
import { useCheckoutPrice } from '../use-checkout-price.ts'
import type { PurchaseChoiceRequest } from './choice-request.ts'
import { type PurchaseProblem, type PurchaseQuote, toPurchaseProblem } from './purchase-problem.ts'

/** The part of the input that changes the price. */
export type PurchaseCreditInput = {
  voucherCode: string | null
  usePoints: boolean
  payDeposit: boolean
  isCash: boolean
}

export const toPriceBody = (
  request: PurchaseChoiceRequest,
  { voucherCode, usePoints, payDeposit, isCash }: PurchaseCreditInput,
) => ({
  ...request,
  usePoints,
  payDeposit,
  ...(isCash && { paymentMethod: 'cash' as const }),
  ...(voucherCode && { voucherCode }),
})

/** `path` is the checkout's own. */
export function usePurchaseQuote(
  request: PurchaseChoiceRequest,
  credits: PurchaseCreditInput,
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
  return useCheckoutPrice({ ask, path, toProblem, dispatch })
}

const toProblem = (problem: ProblemBody<never> | null) => toPurchaseProblem(problem, null)
