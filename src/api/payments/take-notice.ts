import { claimCheck, delayCheck, findNoticed, keepNotice, markHandled } from '../../db/queries/orders/payments.ts'
import { later } from '../../domain/time/later.ts'
import { NoticeError, type NoticeInput, PaymentError } from '../../gateways/payments/payment-gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { settle } from './settle.ts'

type Answer = { status: number; body: string }

/** Anybody can send one that is not signed, so the bank is asked at most this often because of them. */
const secondsBetweenAsks = 2

/** No text of the database can hold a zero byte. */
function requireNoZero(...texts: (string | null)[]): void {
  if (texts.some((text) => text?.includes('\0'))) throw new NoticeError('a notice with a zero byte', 'unreadable')
}

/**
 * A webhook is stored as it came and makes us ask the bank; it moves no money by itself. A signed one is handled once. Where the bank cannot be
 * asked now, a job does it: the webhook is accepted all the same.
 */
export async function takeNotice(context: PaymentContext, name: string, input: NoticeInput): Promise<Answer> {
  const gateway = context.gateways.get(name)
  if (!gateway) return { status: 404, body: '' }
  const { db } = context
  const { now } = input
  try {
    const { eventKey, isSigned, ...named } = gateway.readNotice(input)
    requireNoZero(input.body, eventKey, named.ref, named.key)
    const payment = await findNoticed(db, name, named)
    if (!payment) return gateway.noticeAnswer
    const notice = await keepNotice(db, {
      gateway: name,
      eventKey,
      payment: payment.id,
      isSigned,
      body: input.body,
      now,
    })
    if (notice?.isHandled && isSigned) return gateway.noticeAnswer
    const since = isSigned ? now : later(now, -secondsBetweenAsks)
    const isMine = isSigned || (await claimCheck(db, payment.id, { now, since }))
    if (!isMine) await delayCheck(db, payment.id, { checkAt: later(now, secondsBetweenAsks), reason: payment.reason })
    else {
      await settle(context, payment, now)
      if (notice) await markHandled(db, notice.id, now)
    }
    return gateway.noticeAnswer
  } catch (error) {
    if (error instanceof NoticeError) return { status: error.reason === 'signature' ? 401 : 400, body: '' }
    if (!(error instanceof PaymentError)) throw error
    return gateway.noticeAnswer
  }
}
