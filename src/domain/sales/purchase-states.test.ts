import { expect, test } from 'vitest'
import {
  canCancelPurchase,
  canPayRest,
  isRestOverdue,
  needsTicketsBack,
  type PurchaseState,
} from './purchase-states.ts'

const now = new Date('2027-01-10T12:00:00+03:00')
const paid = { paymentStatus: 'paid', holdUntil: null, isClosed: false } as const
const unpaid = { paymentStatus: 'unpaid', holdUntil: new Date('2027-01-10T12:10:00+03:00'), isClosed: false } as const
const state: PurchaseState = {
  status: 'accepted',
  startsAt: new Date('2027-02-20T07:00:00+03:00'),
  endsAt: new Date('2027-02-25T00:00:00+03:00'),
  hasEntered: false,
  hasPassed: false,
  order: paid,
  rest: { dueOn: '2027-02-10', order: null },
}

test.each<[string, Partial<PurchaseState>, boolean]>([
  ['what was paid and is to come', {}, true],
  ['what waits for its money', { status: 'pending', order: unpaid }, true],
  ['what waits for its seller', { status: 'pending' }, true],
  ['a hold that ran out', { status: 'pending', order: { ...unpaid, holdUntil: now } }, false],
  ['what has begun', { startsAt: now }, false],
  ['what has no day and is not over', { startsAt: null }, true],
  ['what has no day and is over', { startsAt: null, endsAt: now }, false],
  ['what somebody has entered', { hasEntered: true }, false],
  ['what somebody else has a ticket of', { hasPassed: true }, false],
  ['what is over', { status: 'ended' }, false],
  ['what was rejected', { status: 'rejected' }, false],
])('cancelling %s', (_, change, can) => {
  expect(canCancelPurchase({ ...state, ...change }, now)).toBe(can)
})

test.each<[string, Partial<PurchaseState>, boolean]>([
  ['where one is with somebody else', { hasPassed: true }, true],
  ['where none is', {}, false],
  ['once it has begun', { hasPassed: true, startsAt: now }, false],
  ['once somebody has entered', { hasPassed: true, hasEntered: true }, false],
])('cancelling needs the tickets back %s', (_, change, needs) => {
  expect(needsTicketsBack({ ...state, ...change }, now)).toBe(needs)
})

const day = (text: string) => new Date(`${text}+03:00`)

test.each<[string, Partial<PurchaseState>, Date, boolean, boolean]>([
  ['before anybody wanted to', {}, now, true, false],
  ['on its last day', {}, day('2027-02-10T23:59:59'), true, false],
  ['in the minutes after it', {}, day('2027-02-11T00:59:59'), false, false],
  ['after that', {}, day('2027-02-11T01:00:00'), false, true],
  ['where its order waits', { rest: { dueOn: '2027-02-10', order: unpaid } }, now, true, false],
  ['where it was paid', { rest: { dueOn: '2027-02-10', order: paid } }, day('2027-02-12T00:00:00'), false, false],
  [
    'where it ran out',
    { rest: { dueOn: '2027-02-10', order: { ...unpaid, paymentStatus: 'failed', isClosed: true } } },
    now,
    false,
    false,
  ],
  ['where the deposit is unpaid', { status: 'pending', order: unpaid }, now, false, false],
  ['where it was cancelled', { status: 'ended' }, day('2027-02-12T00:00:00'), false, false],
  ['where it begins before that', { startsAt: day('2027-02-10T07:00:00') }, day('2027-02-10T07:00:00'), false, false],
  ['where it has begun', { startsAt: day('2027-02-10T07:00:00') }, day('2027-02-10T08:00:00'), false, true],
  ['where somebody has entered', { hasEntered: true }, day('2027-02-12T00:00:00'), false, false],
  ['where all was paid at once', { rest: null }, day('2027-02-12T00:00:00'), false, false],
])('the rest, %s', (_, change, at, can, isOverdue) => {
  expect(canPayRest({ ...state, ...change }, at)).toBe(can)
  expect(isRestOverdue({ ...state, ...change }, at)).toBe(isOverdue)
})
