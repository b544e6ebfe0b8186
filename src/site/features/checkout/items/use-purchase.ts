import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '../../../../client/call/outcome.ts'
import type { FormProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import { type Attempts, createAttempts } from '../booking-attempt.ts'
import { toMethodBody } from '../group-method.ts'
import { isWalletTooLow, type Method, type PriceToPay } from '../method-choice.tsx'
import { type OrderToPay, useLeave } from '../use-leave.ts'
import type { ItemCheckout, ItemRequest } from './item-checkout.ts'

export type ItemPurchaseProblem =
  /** `before` is what was shown; what it is now stands on the page. */
  { kind: 'price'; before: PriceToPay } | { kind: 'holds'; message: string } | { kind: 'other'; message: string }

/** Buys, and sends the browser on to where it is paid. */
export function usePurchase({ request, total, wallet, messages }: ItemCheckout) {
  const send = useSend(request, total)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<ItemPurchaseProblem | null>(null)
  const [attempts] = useState<Attempts>(() => createAttempts())
  const { leave, hasLeft, isLeaving } = useLeave()

  const buy = async (method: Method | null): Promise<FormProblem | null> => {
    if (hasLeft()) return null
    setProblem(null)
    if (!method) return refuse(messages.methodRequired)
    if (method === 'wallet' && isWalletTooLow(wallet, total)) return refuse(messages.method.tooLow)
    const outcome = await send(method, attempts.keyFor(JSON.stringify({ ...request, method, total: total.amount })))
    attempts.note(outcome.status)
    if (outcome.ok) {
      leave(outcome.body, `order=${outcome.body.orderId}`, method)
      return null
    }
    // The page has become a visitor's already. The address keeps what was chosen for who signs in again.
    if (outcome.status === 401) {
      openSignIn({ to: toItemPath(request) })
      return null
    }
    if (outcome.body?.code === 'PAYMENT_METHOD_REQUIRED') return refuse(outcome.body.message)
    setProblem(toProblem(outcome.body))
    // The shown state is outdated: the page is rendered anew around the problem.
    if (outcome.body && outcome.status === 409) await revalidate()
    return null
  }

  function toProblem(body: ProblemBody | null): ItemPurchaseProblem {
    if (!body) return { kind: 'other', message: messages.problem.offline }
    if (body.code === 'PRICE_CHANGED')
      return { kind: 'price', before: { amount: total.amount, currency: total.currency } }
    return { kind: isOfHolds(body.code) ? 'holds' : 'other', message: body.message }
  }
  return { buy, problem, isLeaving }
}

/** Unpaid orders have to be paid or cancelled first. */
const isOfHolds = (code: string): boolean => code === 'TOO_MANY_HOLDS' || code === 'UNPAID_SUBSCRIPTIONS'

const refuse = (message: string): FormProblem => ({ message, fields: { paymentMethod: message } })

export const toItemPath = (request: ItemRequest): string =>
  request.kind === 'wallet'
    ? `/checkout/wallet/${request.amount}`
    : `/checkout/discount_package/${request.packageId}?plan=${request.planId}`

function useSend(request: ItemRequest, total: PriceToPay) {
  const call = useCall()
  return (method: Method, idempotencyKey: string): Promise<Outcome<OrderToPay>> => {
    const options = { hide: { error: true, success: true }, idempotencyKey }
    if (request.kind === 'wallet')
      return call(
        'POST /customer/wallet/top-ups',
        { body: { amount: request.amount, ...toMethodBody(method) } },
        options,
      )
    const { packageId, planId } = request
    return call(
      'POST /customer/customer-discount-packages',
      { body: { packageId, planId, ...toMethodBody(method), total: total.amount } },
      options,
    )
  }
}
