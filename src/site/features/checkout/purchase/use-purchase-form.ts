import { type FormEvent, useEffect, useReducer, useState } from 'react'
import { textOf, useForm } from '../../../../client/forms/use-form.ts'
import { toCheckoutPath, toChoiceQuery } from '../../sale-options/choice-query.ts'
import { parseChoiceQuery } from '../../sale-options/parse-choice.ts'
import { keepChoice } from '../../sale-options/stored-choice.ts'
import { useTravellers } from '../../travellers/use-travellers.ts'
import { type CheckoutDraft, keepDraft } from '../checkout-draft.ts'
import { reduceCheckout, toCheckoutDraft, toCheckoutState, toCredits } from '../checkout-state.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import { toCheckoutPrice } from '../to-checkout-price.ts'
import { useVoucher } from '../use-voucher.ts'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import type { PurchaseProblem, PurchaseQuote } from './purchase-problem.ts'
import { useBuying } from './use-buying.ts'
import { usePurchaseQuote } from './use-purchase-quote.ts'

/** The customer's input at a checkout, its price, and the result of buying. */
export function usePurchaseForm(data: PurchaseCheckout, draft: CheckoutDraft) {
  const { request, owner, methods, travellers: asked } = data
  const item = `${request.itemType} ${request.itemId}`
  const path = toCheckoutPath(request, data.choice)
  const stored = draft.purchase?.item === item ? draft.purchase : undefined
  const [state, dispatch] = useReducer(
    reduceCheckout<PurchaseQuote, PurchaseProblem>,
    toCheckoutState({ ...draft, purchase: stored }, methods),
  )
  const { method, usePoints, payDeposit, quote, priceProblem } = state
  const [pickupLocation, setPickupLocation] = useState(stored?.pickupLocation ?? '')
  const credits = { ...toCredits(state), payDeposit }
  const voucher = useVoucher(data.parts.voucher, state.voucher, dispatch)
  const pricing = { quote, problem: priceProblem, ...usePurchaseQuote(request, credits, path, dispatch) }
  const people = useTravellers({ ...asked, owner, item })
  const buying = useBuying(data, path, dispatch)
  const form = useForm((typed) =>
    buying.buy(typed, { credits, method, quote, people: asked.needs === 'none' ? null : people }),
  )

  const { voucherCode } = toCheckoutDraft(state)
  useStoredInput(data, { method, usePoints, voucherCode, item, payDeposit, pickupLocation })
  const keepTyped = (event: FormEvent<HTMLFormElement>) =>
    setPickupLocation(textOf(new FormData(event.currentTarget), 'pickupLocation'))

  const isFree = quote?.total === 0
  const price = quote && toCheckoutPrice(quote)
  return {
    form,
    keepTyped,
    pricing,
    voucher,
    people,
    // A price that cannot be had is a problem like a purchase that cannot be made.
    problem: state.problem ?? priceProblem,
    price,
    method: {
      chosen: method,
      choose: (chosen: Method) => dispatch({ type: 'choose', method: chosen }),
      isTooLow: method === 'wallet' && isWalletTooLow(data.wallet, price),
    },
    points: { isOn: usePoints, change: (isOn: boolean) => dispatch({ type: 'use-points', isOn }) },
    deposit: { isPart: payDeposit, change: (isPart: boolean) => dispatch({ type: 'pay-deposit', isPart }) },
    pickupLocation: stored?.pickupLocation ?? '',
    isFree,
    isSettledLater: isFree || method === 'cash',
    // An unavailable choice has no price to agree to: the panel leads on.
    canBuy: !priceProblem || priceProblem.kind === 'voucher' || (priceProblem.kind === 'offline' && quote !== null),
    isPending: pricing.isPending || voucher.isPending || form.isPending || buying.isLeaving,
    isLeaving: buying.isLeaving,
    forgetProblem: () => dispatch({ type: 'forget-problem' }),
  }
}

export type PurchaseFormState = ReturnType<typeof usePurchaseForm>

type StoredInput = Pick<CheckoutDraft, 'method' | 'usePoints' | 'voucherCode'> & NonNullable<CheckoutDraft['purchase']>

/** Stores what was said and chosen, so that it outlives a reload and a way back. */
function useStoredInput({ request, owner, choice }: PurchaseCheckout, input: StoredInput) {
  const { method, usePoints, voucherCode, item, payDeposit, pickupLocation } = input
  useEffect(
    () => keepDraft(owner, { method, usePoints, voucherCode, purchase: { item, payDeposit, pickupLocation } }),
    [owner, method, usePoints, voucherCode, item, payDeposit, pickupLocation],
  )
  // Going back to choose otherwise begins with what stands here, wherever it came from.
  const query = toChoiceQuery(choice)
  const { itemType, itemId } = request
  useEffect(
    () => keepChoice({ itemType, itemId }, parseChoiceQuery(new URLSearchParams(query))),
    [itemType, itemId, query],
  )
}
