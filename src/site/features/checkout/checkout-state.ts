import type { CheckoutDraft } from './checkout-draft.ts'
import type { Method } from './method-choice.tsx'

export type AppliedVoucher = { code: string; note: string }

type VoucherState = {
  applied: AppliedVoucher | null
  error: 'empty' | 'refused' | null
  isPending: boolean
  /** The code of a draft, until it has been looked at again. */
  drafted: string | null
}

/** The state of a checkout: the customer's input, the price that follows from it, and the problem of pricing or buying. */
export type CheckoutState<Quote, Problem> = {
  method: Method | null
  usePoints: boolean
  payDeposit: boolean
  voucher: VoucherState
  /** The newest price. It stays in sight until there is a newer one. */
  quote: Quote | null
  priceProblem: Problem | null
  problem: Problem | null
}

export type CheckoutAction<Quote, Problem> =
  | { type: 'choose'; method: Method }
  | { type: 'use-points'; isOn: boolean }
  | { type: 'pay-deposit'; isPart: boolean }
  | { type: 'check-voucher' }
  | { type: 'apply-voucher'; voucher: AppliedVoucher }
  | { type: 'refuse-voucher' }
  | { type: 'miss-voucher' }
  | { type: 'remove-voucher' }
  | { type: 'show-price'; quote: Quote }
  | { type: 'refuse-price'; problem: Problem }
  | { type: 'forget-problem' }
  | { type: 'refuse'; problem: Problem }

export type AnyProblem = { kind: string }

export function toCheckoutState(draft: CheckoutDraft, methods: readonly { method: Method }[]) {
  const isOffered = methods.some(({ method }) => method === draft.method)
  return {
    method: (isOffered && draft.method) || null,
    usePoints: draft.usePoints ?? false,
    payDeposit: draft.purchase?.payDeposit ?? false,
    voucher: { applied: null, error: null, isPending: false, drafted: draft.voucherCode ?? null },
    quote: null,
    priceProblem: null,
    problem: null,
  } satisfies CheckoutState<never, never>
}

export function reduceCheckout<Quote, Problem extends AnyProblem>(
  state: CheckoutState<Quote, Problem>,
  action: CheckoutAction<Quote, Problem>,
): CheckoutState<Quote, Problem> {
  const { voucher } = state
  switch (action.type) {
    case 'choose':
      return { ...state, method: action.method }
    case 'use-points':
      return { ...state, usePoints: action.isOn }
    case 'pay-deposit':
      return { ...state, payDeposit: action.isPart }
    case 'check-voucher':
      return { ...state, voucher: { ...voucher, isPending: true } }
    case 'apply-voucher':
      return { ...state, voucher: { ...noVoucher, applied: action.voucher } }
    case 'refuse-voucher':
      return { ...state, voucher: { ...noVoucher, applied: voucher.applied, error: 'refused' } }
    // A code that is being checked goes on being checked.
    case 'miss-voucher':
      return { ...state, voucher: { ...voucher, error: 'empty' } }
    case 'remove-voucher':
      return { ...state, voucher: noVoucher }
    case 'show-price':
      return { ...state, quote: action.quote, priceProblem: null }
    case 'refuse-price':
      return answer({ ...state, priceProblem: action.problem }, action.problem)
    case 'forget-problem':
      return { ...state, problem: null }
    case 'refuse':
      return answer({ ...state, problem: action.problem }, action.problem)
  }
}

const noVoucher: VoucherState = { applied: null, error: null, isPending: false, drafted: null }

/** Some problems change what the checkout goes on with. */
function answer<Quote, Problem extends AnyProblem>(
  state: CheckoutState<Quote, Problem>,
  problem: Problem,
): CheckoutState<Quote, Problem> {
  switch (problem.kind) {
    // One that was good when it was checked, and is not any more.
    case 'voucher':
      return { ...state, voucher: { ...noVoucher, error: 'refused' } }
    case 'price':
      return 'now' in problem ? { ...state, quote: problem.now as Quote } : state
    // The next price comes without a problem: this one has to stay in sight.
    case 'deposit':
      return { ...state, payDeposit: false, problem }
    default:
      return state
  }
}

/** The part of the state that a price depends on. */
export const toCredits = <Quote, Problem>({ voucher, usePoints, method }: CheckoutState<Quote, Problem>) => ({
  voucherCode: voucher.applied?.code ?? null,
  usePoints,
  isCash: method === 'cash',
})

/** The part of the state that survives a reload. A voucher code that was not checked again is kept. */
export const toCheckoutDraft = <Quote, Problem>({ method, usePoints, voucher }: CheckoutState<Quote, Problem>) => ({
  method,
  usePoints,
  voucherCode: voucher.drafted ?? voucher.applied?.code ?? null,
})
