import { expect, test } from 'vitest'
import { paymentStatuses, purchaseStatuses, refundStates } from '../../../domain/orders/states.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { type PurchaseStateKey, toPurchaseStateKey } from './purchase-state.ts'

type PurchaseFacts = Parameters<typeof toPurchaseStateKey>[0]

const open: PurchaseFacts = {
  status: 'pending',
  paymentStatus: 'unpaid',
  cancelledAt: null,
  canPay: false,
  rest: null,
  isFlight: false,
  hasTickets: false,
  totalPrice: { amount: 150_000, currency: 'IQD' },
  refund: null,
}
const paid: PurchaseFacts = { ...open, status: 'accepted', paymentStatus: 'paid' }
const cancelled: PurchaseFacts = { ...paid, status: 'ended', cancelledAt: '2026-11-20T10:00:00Z' }
const free = { amount: 0, currency: 'IQD' as const }
const rest = { amount: { amount: 750_000, currency: 'IQD' as const }, dinars: null, dueOn: '2026-12-01' }
const refund = (status: (typeof refundStates)[number]) => ({ status })

test.each<[string, PurchaseFacts, PurchaseStateKey]>([
  ['waits for its payment', { ...open, canPay: true }, 'pay'],
  ['nobody paid, and nobody has written that down yet', open, 'lapsed'],
  ['waits for cash', { ...open, paymentStatus: 'notPaidYet' }, 'cash'],
  ['waits for its seller', { ...paid, status: 'pending' }, 'acceptance'],
  ['waits for its seller, free', { ...paid, status: 'pending', totalPrice: free }, 'freeAcceptance'],
  ['is settled', paid, 'ready'],
  ['is settled, with tickets', { ...paid, hasTickets: true }, 'tickets'],
  ['has its deposit', { ...paid, hasTickets: true, rest }, 'deposit'],
  ['was not paid', { ...open, status: 'failed', paymentStatus: 'failed' }, 'lapsed'],
  ['was paid too late', { ...paid, status: 'failed' }, 'late'],
  ['was paid too late: money goes back', { ...paid, status: 'failed', refund: refund('waiting') }, 'lateRefunding'],
  ['was paid too late: money is back', { ...paid, status: 'failed', refund: refund('refunded') }, 'lateRefunded'],
  ['was rejected unpaid', { ...open, status: 'rejected', cancelledAt: cancelled.cancelledAt }, 'rejected'],
  ['was rejected', { ...cancelled, status: 'rejected', refund: refund('refunding') }, 'rejectedRefunding'],
  ['was rejected, money is back', { ...cancelled, status: 'rejected', refund: refund('refunded') }, 'rejectedRefunded'],
  ['was given up unpaid', { ...cancelled, status: 'failed', paymentStatus: 'unpaid' }, 'cancelled'],
  ['was cancelled for nothing', cancelled, 'cancelledUnrefunded'],
  ['was free, and is cancelled', { ...cancelled, totalPrice: free }, 'cancelled'],
  ['was cancelled: money goes back', { ...cancelled, refund: refund('waiting') }, 'refunding'],
  ['was cancelled: money is back', { ...cancelled, paymentStatus: 'refunded', refund: refund('refunded') }, 'refunded'],
  ['money cannot go back', { ...cancelled, refund: refund('failed') }, 'refundFailed'],
  ['is over', { ...paid, status: 'ended' }, 'over'],
])('%s', (_, seen, state) => expect(toPurchaseStateKey(seen)).toBe(state))

test('no state is without its sentence', () => {
  for (const status of purchaseStatuses)
    for (const paymentStatus of paymentStatuses)
      for (const cancelledAt of [null, cancelled.cancelledAt])
        for (const one of [null, ...refundStates.map(refund)])
          expect(purchasesText.en.state).toHaveProperty(
            toPurchaseStateKey({ ...open, status, paymentStatus, cancelledAt, refund: one }),
          )
})
