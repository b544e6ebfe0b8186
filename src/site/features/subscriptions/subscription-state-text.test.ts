import { expect, test } from 'vitest'
import { toState } from './subscription-state-text.ts'

const paid = { status: 'active', isNext: false, canPay: false, endReason: null, refund: null } as const
const ended = { ...paid, status: 'ended' } as const

test.each([
  ['waits for its payment', { ...paid, status: 'inactive', canPay: true }, 'unpaid'],
  ['nobody paid, and nobody has written that down yet', { ...paid, status: 'inactive' }, 'lapsed'],
  ['runs', paid, 'active'],
  ['begins when the other ends', { ...paid, isNext: true }, 'next'],
  ['is suspended', { ...paid, status: 'suspended' }, 'suspended'],
  ['its time is over', { ...ended, endReason: 'expired' }, 'expired'],
  ['its uses are spent', { ...ended, endReason: 'used_up' }, 'used'],
  ['was given up unpaid', { ...ended, endReason: 'cancelled' }, 'cancelled'],
  ['was not paid', { ...ended, endReason: 'not_paid' }, 'lapsed'],
  ['was ended by us', { ...ended, endReason: 'rejected' }, 'rejected'],
  ['money waits to go back', { ...ended, endReason: 'cancelled', refund: { status: 'waiting' } }, 'refunding'],
  ['money goes back', { ...ended, endReason: 'cancelled', refund: { status: 'refunding' } }, 'refunding'],
  ['money is back', { ...ended, endReason: 'cancelled', refund: { status: 'refunded' } }, 'refunded'],
  ['money cannot go back', { ...ended, endReason: 'cancelled', refund: { status: 'failed' } }, 'failed'],
  [
    'money of a late payment goes back',
    { ...ended, endReason: 'not_paid', refund: { status: 'refunded' } },
    'refunded',
  ],
] as const)('%s', (_, seen, state) => expect(toState(seen)).toBe(state))
