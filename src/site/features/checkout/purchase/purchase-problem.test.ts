import { expect, test } from 'vitest'
import type { ProblemBody } from '../../../../contract/problems.ts'
import { findFieldProblem, type PurchaseQuote, toPurchaseProblem } from './purchase-problem.ts'

type Body = ProblemBody<PurchaseQuote>
const problem = (code: string, more: Partial<Body> = {}) => ({ statusCode: 409, code, message: 'No', ...more }) as Body

test.each([
  [problem('SOLD_OUT', { details: { left: 2, others: [] } }), { kind: 'soldOut', left: 2, others: [] }],
  [problem('SOLD_OUT'), { kind: 'soldOut', left: 0, others: [] }],
  [problem('SALE_OVER'), { kind: 'over' }],
  [problem('TOO_MANY_HOLDS'), { kind: 'holds', message: 'No' }],
  [problem('DEPOSIT_NOT_OFFERED'), { kind: 'deposit', message: 'No' }],
  [problem('VOUCHER_USED_UP'), { kind: 'voucher' }],
  [problem('PARTY_MISMATCH'), { kind: 'travellers', message: 'No' }],
  [problem('TOO_FEW_PEOPLE'), { kind: 'choice', message: 'No' }],
  [problem('UNAVAILABLE'), { kind: 'other', message: 'No' }],
  [null, { kind: 'offline' }],
])('%j leads on', (body, said) => expect(toPurchaseProblem(body, null)).toEqual(said))

test('a new price stands beside the one that was shown', () => {
  const [before, now] = [{ total: 5 }, { total: 7 }] as unknown as [PurchaseQuote, PurchaseQuote]
  expect(toPurchaseProblem(problem('PRICE_CHANGED', { details: { price: now } }), before)).toEqual({
    kind: 'price',
    before,
    now,
  })
})

test('what is about a field is said there', () => {
  expect(findFieldProblem(problem('PICKUP_REQUIRED'))?.fields).toEqual({ pickupLocation: 'No' })
  expect(
    findFieldProblem(problem('PASSPORT_EXPIRES', { errors: { 'travellers.0.passportExpiresOn': 'Too early' } }))
      ?.fields,
  ).toEqual({ 'travellers.0.passportExpiresOn': 'Too early' })
  expect(findFieldProblem(problem('INVALID_INPUT', { errors: { quantity: 'Too many' } }))?.fields).toEqual({
    quantity: 'Too many',
  })
  expect(findFieldProblem(problem('SOLD_OUT'))).toBeNull()
  expect(findFieldProblem(problem('PARTY_MISMATCH', { errors: { travellers: 'No' } }))).toBeNull()
})
