import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerMember } from '../../domain/accounts/member.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { RunOnce } from '../../http/run-once.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Payments } from '../handler.ts'
import { startPayment } from './start-payment.ts'

type UrlCall = { db: Db; payments: Payments; caller: CustomerMember; locale: Locale; now: Date; once: RunOnce }

/** The payment page of an order that is no reservation: that of the open payment, if there is one. */
export async function getPaymentUrl(
  { caller, once, ...asked }: UrlCall,
  order: number,
  method: PaymentMethod,
): Promise<{ payment_url: string; message: string }> {
  // A payment is found again by its order: all that the key has to keep is which request it was.
  await once(async () => null)
  return toPaymentUrl({ ...asked, customer: caller.customer }, order, method)
}

type PaymentRequest = Omit<UrlCall, 'caller' | 'once'> & { customer: number }

export async function toPaymentUrl(
  asked: PaymentRequest,
  order: number,
  method: PaymentMethod,
): Promise<{ payment_url: string; message: string }> {
  const url = await startPayment(order, method, asked).catch((error) => {
    throw error instanceof Problem && error.code === 'CANNOT_PAY' ? new Problem('ORDER_NOT_PAYABLE') : error
  })
  return { payment_url: url, message: successMessages[asked.locale].PAYMENT_READY }
}

/** A payment method that is possible here. Cash needs a place to bring it to, and only a stay has a property. */
export function requireMethod(
  { methods, cashAddress }: Pick<Payments, 'methods' | 'cashAddress'>,
  method: PaymentMethod | undefined,
): PaymentMethod {
  if (!method || !methods.includes(method) || (method === 'cash' && !cashAddress))
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'required' } } })
  return method
}
