import { describe, expect, test } from 'vitest'
import type { CheckoutDraft } from './checkout-draft.ts'
import {
  type CheckoutAction,
  type CheckoutState,
  reduceCheckout,
  toCheckoutDraft,
  toCheckoutState,
  toCredits,
} from './checkout-state.ts'

type Quote = { total: number }
type Problem =
  | { kind: 'price'; now: Quote }
  | { kind: 'voucher' }
  | { kind: 'deposit'; message: string }
  | { kind: 'offline' }
  | { kind: 'moved'; now: number }
type State = CheckoutState<Quote, Problem>

const methods = [{ method: 'qi' as const }, { method: 'cash' as const }]
const begin = (draft: CheckoutDraft = {}): State => toCheckoutState(draft, methods)
const run = (state: State, ...actions: CheckoutAction<Quote, Problem>[]): State =>
  actions.reduce(reduceCheckout<Quote, Problem>, state)
const voucher = { code: 'SUMMER', note: '10% off' }

describe('a checkout begins', () => {
  test('with what the draft says', () => {
    const state = begin({ method: 'cash', usePoints: true, purchase: { item: 'event 1', payDeposit: true } })
    expect(state).toMatchObject({ method: 'cash', usePoints: true, payDeposit: true })
    expect(toCredits(state)).toEqual({ voucherCode: null, usePoints: true, isCash: true })
  })

  test('without a method that is not offered any more', () => expect(begin({ method: 'wallet' }).method).toBeNull())

  test('with a drafted code that counts for nothing and is not lost until it was looked at again', () => {
    const state = run(begin({ voucherCode: 'SUMMER' }), { type: 'check-voucher' })
    expect([toCredits(state).voucherCode, toCheckoutDraft(state).voucherCode]).toEqual([null, 'SUMMER'])
    const applied = run(state, { type: 'apply-voucher', voucher })
    expect([toCredits(applied).voucherCode, toCheckoutDraft(applied).voucherCode]).toEqual(['SUMMER', 'SUMMER'])
    const refused = run(state, { type: 'refuse-voucher' })
    expect([toCredits(refused).voucherCode, toCheckoutDraft(refused).voucherCode]).toEqual([null, null])
    expect(refused.voucher).toMatchObject({ error: 'refused', isPending: false })
  })
})

describe('a price', () => {
  const priced = run(begin(), { type: 'show-price', quote: { total: 100 } })

  test('stays in sight where the next one is refused, and the next one ends the problem', () => {
    const refused = run(priced, { type: 'refuse-price', problem: { kind: 'offline' } })
    expect([refused.quote, refused.priceProblem]).toEqual([{ total: 100 }, { kind: 'offline' }])
    const again = run(refused, { type: 'show-price', quote: { total: 90 } })
    expect([again.quote, again.priceProblem]).toEqual([{ total: 90 }, null])
  })

  test('that has changed since is shown at once, with the problem', () => {
    const problem: Problem = { kind: 'price', now: { total: 120 } }
    expect(run(priced, { type: 'refuse', problem })).toMatchObject({ quote: { total: 120 }, problem })
  })

  test('that only was another when the rooms were chosen changes nothing', () =>
    expect(run(priced, { type: 'refuse', problem: { kind: 'moved', now: 5 } }).quote).toEqual({ total: 100 }))
})

describe('a problem', () => {
  const applied = run(begin(), { type: 'apply-voucher', voucher })

  test.each(['refuse', 'refuse-price'] as const)('of a voucher takes it away and says so (%s)', (type) => {
    const state = run(applied, { type, problem: { kind: 'voucher' } })
    expect(state.voucher).toEqual({ applied: null, error: 'refused', isPending: false, drafted: null })
  })

  test('of a deposit asks for the whole, and stays in sight after the next price', () => {
    const problem: Problem = { kind: 'deposit', message: 'Not any more' }
    const state = run(
      begin(),
      { type: 'pay-deposit', isPart: true },
      { type: 'refuse-price', problem },
      { type: 'show-price', quote: { total: 100 } },
    )
    expect(state).toMatchObject({ payDeposit: false, priceProblem: null, problem })
  })

  test('of the last attempt is forgotten with the next', () => {
    const state = run(begin(), { type: 'refuse', problem: { kind: 'offline' } }, { type: 'forget-problem' })
    expect(state.problem).toBeNull()
  })
})

test('a voucher that is removed is gone from the price and the draft', () => {
  const state = run(begin(), { type: 'apply-voucher', voucher }, { type: 'remove-voucher' })
  expect([toCredits(state).voucherCode, toCheckoutDraft(state).voucherCode, state.voucher.error]).toEqual([
    null,
    null,
    null,
  ])
})

test('an empty code is said, and the one that is applied stays', () => {
  const state = run(begin(), { type: 'apply-voucher', voucher }, { type: 'miss-voucher' })
  expect(state.voucher).toMatchObject({ applied: voucher, error: 'empty' })
})

test('an empty code does not end the check of the drafted one', () => {
  const state = run(begin({ voucherCode: 'SUMMER' }), { type: 'check-voucher' }, { type: 'miss-voucher' })
  expect(state.voucher).toEqual({ applied: null, error: 'empty', isPending: true, drafted: 'SUMMER' })
})

test('a method, points and a deposit are taken as they are chosen', () => {
  const state = run(
    begin(),
    { type: 'choose', method: 'qi' },
    { type: 'use-points', isOn: true },
    { type: 'pay-deposit', isPart: true },
  )
  expect(state).toMatchObject({ method: 'qi', usePoints: true, payDeposit: true })
})
