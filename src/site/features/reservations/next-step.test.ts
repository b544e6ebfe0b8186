import { expect, test } from 'vitest'
import { paymentStatuses, reservationStatuses } from '../../../domain/orders/states.ts'
import { type NextStep, toNextStep } from './next-step.ts'

const iqd = (amount: number) => ({ amount, currency: 'IQD' as const })
const seen = { cancelledAt: null, refund: null }
const cancelledAt = '2026-11-20T10:00:00Z'

test.each<[Parameters<typeof toNextStep>[0], NextStep]>([
  [{ ...seen, status: 'pending', paymentStatus: 'unpaid' }, 'pay'],
  [{ ...seen, status: 'pending', paymentStatus: 'notPaidYet' }, 'cash'],
  [{ ...seen, status: 'pending', paymentStatus: 'paid' }, 'acceptance'],
  [{ ...seen, status: 'accepted', paymentStatus: 'paid' }, 'ready'],
  [{ ...seen, status: 'accepted', paymentStatus: 'notPaidYet' }, 'arriveAndPay'],
  [{ ...seen, status: 'failed', paymentStatus: 'failed' }, 'failed'],
  [{ ...seen, status: 'failed', paymentStatus: 'failed', cancelledAt }, 'cancelled'],
  [{ ...seen, status: 'failed', paymentStatus: 'paid', refund: iqd(100) }, 'lateRefunding'],
  [{ ...seen, status: 'failed', paymentStatus: 'refunded', refund: iqd(100) }, 'lateRefunded'],
  [{ ...seen, status: 'failed', paymentStatus: 'refunded', cancelledAt, refund: iqd(100) }, 'refunded'],
  [{ ...seen, status: 'ended', paymentStatus: 'paid', cancelledAt, refund: iqd(100) }, 'refunding'],
  [{ ...seen, status: 'ended', paymentStatus: 'paid', cancelledAt, refund: iqd(0) }, 'cancelledUnrefunded'],
  [{ ...seen, status: 'ended', paymentStatus: 'refunded', cancelledAt, refund: iqd(100) }, 'refunded'],
  [{ ...seen, status: 'rejected', paymentStatus: 'refunded_failed', refund: iqd(100) }, 'refundFailed'],
  [{ ...seen, status: 'rejected', paymentStatus: 'notPaidYet' }, 'rejected'],
  [{ ...seen, status: 'rejected', paymentStatus: 'failed', cancelledAt }, 'rejected'],
  [{ ...seen, status: 'rejected', paymentStatus: 'paid', cancelledAt, refund: iqd(100) }, 'refunding'],
  [{ ...seen, status: 'ended', paymentStatus: 'paid' }, 'over'],
])('%j: %s', (reservation, step) => expect(toNextStep(reservation)).toBe(step))

test('no state is without its sentence', () => {
  for (const status of reservationStatuses)
    for (const paymentStatus of paymentStatuses)
      expect(toNextStep({ ...seen, status, paymentStatus })).toBeTypeOf('string')
})
