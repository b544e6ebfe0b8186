import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { textOf, useForm } from '../../../../client/forms/use-form.ts'
import { toCheckoutPath, toChoiceQuery } from '../../sale-options/choice-query.ts'
import { parseChoice } from '../../sale-options/parse-choice.ts'
import { keepChoice } from '../../sale-options/stored-choice.ts'
import { useTravellers } from '../../travellers/use-travellers.ts'
import { type CheckoutDraft, keepDraft } from '../checkout-draft.ts'
import { isWalletTooLow, type Method } from '../method-choice.tsx'
import { toPrice } from '../to-price.ts'
import { useVoucher } from '../use-voucher.ts'
import type { PurchaseCheckout } from './load-purchase.ts'
import { toPurchaseProblem } from './purchase-problem.ts'
import { useBuying } from './use-buying.ts'
import { usePurchaseQuote } from './use-purchase-quote.ts'

/** What is said at a checkout, what it costs then, and what became of buying it. */
export function usePurchaseForm(data: PurchaseCheckout, draft: CheckoutDraft) {
  const { request, owner, methods, travellers: asked } = data
  const item = `${request.itemType} ${request.itemId}`
  const path = toCheckoutPath(request, data.choice)
  const kept = draft.purchase?.item === item ? draft.purchase : undefined
  const isOffered = methods.some((offered) => offered.method === draft.method)
  const [method, setMethod] = useState<Method | null>((isOffered && draft.method) || null)
  const [usePoints, setUsePoints] = useState(draft.usePoints ?? false)
  const [payDeposit, setPayDeposit] = useState(kept?.payDeposit ?? false)
  const [pickupLocation, setPickupLocation] = useState(kept?.pickupLocation ?? '')
  const voucher = useVoucher(data.parts.voucher, draft.voucherCode ?? null)
  const credits = { voucherCode: voucher.applied?.code ?? null, usePoints, payDeposit, isCash: method === 'cash' }
  const pricing = usePurchaseQuote(request, credits, path)
  const { quote } = pricing
  const people = useTravellers({ ...asked, owner, item })
  const buying = useBuying(data, path)
  const form = useForm((typed) =>
    buying.buy(typed, { credits, method, quote, people: asked.needs === 'none' ? null : people }),
  )

  const voucherCode = voucher.isSettled ? credits.voucherCode : (draft.voucherCode ?? null)
  useStoredInput(data, { method, usePoints, voucherCode, item, payDeposit, pickupLocation })
  const keepTyped = (event: FormEvent<HTMLFormElement>) =>
    setPickupLocation(textOf(new FormData(event.currentTarget), 'pickupLocation'))

  const { problem, refused } = usePurchaseProblem(pricing, buying, voucher, setPayDeposit)
  const isFree = quote?.total === 0
  const price = quote && toPrice(quote)
  return {
    form,
    keepTyped,
    pricing,
    voucher,
    people,
    problem,
    price,
    method: { chosen: method, choose: setMethod, isTooLow: method === 'wallet' && isWalletTooLow(data.wallet, price) },
    points: { isOn: usePoints, change: setUsePoints },
    deposit: { isPart: payDeposit, change: setPayDeposit },
    pickupLocation: kept?.pickupLocation ?? '',
    isFree,
    isSettledLater: isFree || method === 'cash',
    // What cannot be had has no price to agree to: the panel leads on.
    canBuy: !refused || refused.kind === 'voucher' || (refused.kind === 'offline' && quote !== null),
    isPending: pricing.isPending || voucher.isPending || form.isPending || buying.isLeaving,
    isLeaving: buying.isLeaving,
    forgetProblem: () => buying.setProblem(null),
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
  useEffect(() => keepChoice({ itemType, itemId }, parseChoice(new URLSearchParams(query))), [itemType, itemId, query])
}

/** The problem to show; the form takes over what it says of the price, the voucher and the deposit. */
function usePurchaseProblem(
  pricing: ReturnType<typeof usePurchaseQuote>,
  buying: ReturnType<typeof useBuying>,
  voucher: ReturnType<typeof useVoucher>,
  setPayDeposit: (isPart: boolean) => void,
) {
  // A price that cannot be had is a problem like a purchase that cannot be made.
  const refused = useMemo(
    () => pricing.problem && toPurchaseProblem(pricing.problem === 'offline' ? null : pricing.problem, null),
    [pricing.problem],
  )
  const problem = buying.problem ?? refused
  const answer = useEffectEvent(() => {
    if (problem?.kind === 'voucher') voucher.drop(true)
    if (problem?.kind === 'price') pricing.setQuote(problem.now)
    if (problem?.kind === 'deposit') {
      setPayDeposit(false)
      // The next price comes without a problem: this one has to stay in sight.
      buying.setProblem(problem)
    }
  })
  useEffect(() => {
    if (problem) answer()
  }, [problem])
  return { problem, refused }
}
