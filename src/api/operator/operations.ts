import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { setRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { forgetFileStore } from '../../db/queries/files/file-store.ts'
import { findPart } from '../../db/queries/orders/order-parts.ts'
import { lockOrder } from '../../db/queries/orders/orders.ts'
import { closePayment, lockPayment } from '../../db/queries/orders/payments.ts'
import {
  deleteClosure,
  findCustomerBy,
  findReservationId,
  findWaiting,
  insertClosure,
} from '../../db/queries/orders/payments-operator.ts'
import { addWalletEntry } from '../../db/queries/orders/payments-wallet.ts'
import { findRefundById } from '../../db/queries/orders/refunds.ts'
import { addTransaction } from '../../db/queries/orders/transactions.ts'
import { toPhoneNumber } from '../../domain/accounts/phone-number.ts'
import { toDay } from '../../domain/time/day.ts'
import { orderKinds } from '../order-kinds.ts'
import { toPaidOrders } from '../orders/to-paid-orders.ts'
import { confirmCash } from '../payments/cash.ts'
import { finishIn } from '../payments/work-refunds.ts'
import { requireFound } from '../require-found.ts'
import { acceptReservation, rejectReservation } from '../reservations/decide.ts'
import { createVoucher, voucherOptions } from './create-voucher.ts'
import { nationalityOperations } from './nationality-operations.ts'
import { type Operation, OperationError, type OperationInput, toNight, toNumber } from './operation-input.ts'
import { questionOperations } from './question-operations.ts'
import { redemptionOperations } from './redemption-operations.ts'
import { reviewOperations } from './review-operations.ts'
import { subscriptionOperations } from './subscription-operations.ts'
import { visaOperations } from './visa-operations.ts'

async function getReservation(tx: Tx, word = ''): Promise<number> {
  const id = await findReservationId(tx, word)
  if (id === null) throw new OperationError('There is no such reservation')
  return id
}

const orders = toPaidOrders(orderKinds)

/** The operations of an operator. Each answers with a line about its result. */
export const operations: Record<string, Operation> = {
  waiting: {
    usage: 'waiting   (lists what needs a person, with the command for each case)',
    args: 0,
    isLook: true,
    async run(tx) {
      const found = await findWaiting(tx)
      return found.length === 0 ? 'Nothing is waiting' : found.map(({ what, then }) => `${what}: ${then}`).join('\n')
    },
  },
  'new-files-folder': {
    usage: 'new-files-folder   (after you have moved the files: the next start records its folder)',
    args: 0,
    async run(tx) {
      return (await forgetFileStore(tx))
        ? 'The next start records its folder as that of the files'
        : 'No folder is recorded for the files of this database yet'
    },
  },
  accept: {
    usage: 'accept RESERVATION   (its id or its code)',
    args: 1,
    async run(tx, { args: [id], now }) {
      await acceptReservation(tx, await getReservation(tx, id), now)
      return `Reservation ${id} is accepted`
    },
  },
  reject: {
    usage: 'reject RESERVATION',
    args: 1,
    async run(tx, { args: [id], now }) {
      await rejectReservation(tx, await getReservation(tx, id), now)
      return `Reservation ${id} is rejected; what was paid is refunded`
    },
  },
  'confirm-cash': {
    usage: 'confirm-cash CODE',
    args: 2,
    async run(tx, { args, now }) {
      const payment = await confirmCash(tx, orders, args.join('').replaceAll(/\D/g, ''), now)
      if (!payment) throw new OperationError('There is no payment with this code, or it is already confirmed')
      const order = await requireFound(lockOrder(tx, payment.order))
      const { itemId } = await orders.describe(tx, order)
      const part = payment.part === null ? null : await findPart(tx, payment.part)
      const isBought = !order.isClosed && (part?.endReason === null ? part.paidBy : order.paidBy) === payment.id
      const recorded = `${payment.amount} IQD recorded for ${order.kind.replace('_', ' ')} ${itemId}`
      if (isBought) return recorded
      return `${recorded}, which has ended: ${part ? 'return the cash' : 'the amount goes to the guest’s wallet'}`
    },
  },
  'set-rate': {
    usage: 'set-rate DINARS   (the price of one dollar, from now on)',
    args: 1,
    async run(tx, { args: [dinars], now }) {
      const dinarsPerDollar = toNumber(dinars, 'DINARS')
      if (dinarsPerDollar < 100 || dinarsPerDollar > 100_000)
        throw new OperationError('DINARS must be the price of one dollar, from 100 to 100000')
      await setRate(tx, { dinarsPerDollar, day: toDay(now) })
      return `A dollar is ${dinarsPerDollar} IQD; payments that have started keep their rate`
    },
  },
  'credit-wallet': {
    usage: 'credit-wallet CUSTOMER|PHONE DINARS',
    args: 2,
    async run(tx, { args: [name = '', amount], now }) {
      const dinars = toNumber(amount, 'DINARS')
      const customer = await findCustomerBy(tx, /^[+0]/.test(name) ? toPhoneNumber('IQ', name) : name)
      if (customer === null || !(await lockCustomer(tx, customer)))
        throw new OperationError('There is no active customer with this number')
      await credit(tx, customer, dinars, now)
      return `${dinars} IQD added to the wallet of customer ${customer}`
    },
  },
  'refund-to-wallet': {
    usage: 'refund-to-wallet REFUND   (a failed one, once the bank has said that it was not refunded)',
    args: 1,
    async run(tx, { args: [word], now }) {
      const refund = await findRefundById(tx, toNumber(word, 'REFUND'))
      if (refund?.status !== 'failed') throw new OperationError('There is no failed refund with this number')
      if (refund.isOthers)
        throw new OperationError(`Somebody else has paid it: refund that person, then refunded-by-hand ${refund.id}`)
      await finishIn(tx, orders, refund, { method: 'wallet', ref: null, now })
      return `${refund.amount} IQD refunded to the wallet of customer ${refund.customer}`
    },
  },
  'refunded-by-hand': {
    usage: 'refunded-by-hand REFUND   (a payment of another person that you refunded yourself, at the bank or in cash)',
    args: 1,
    async run(tx, { args: [word], now }) {
      const refund = await findRefundById(tx, toNumber(word, 'REFUND'))
      if (refund?.status !== 'failed' || !refund.isOthers)
        throw new OperationError('There is no failed refund of another person’s payment with this number')
      await finishIn(tx, orders, refund, { method: refund.method, ref: null, now })
      return `${refund.amount} IQD recorded as refunded by hand`
    },
  },
  'payment-to-wallet': {
    usage:
      'payment-to-wallet PAYMENT DINARS   (the amount that arrived instead of the right one, if the bank cannot refund it)',
    args: 2,
    run: putIntoWallet,
  },
  'create-voucher': {
    usage:
      'create-voucher CODE --percent 10 [--ceiling 50000] | --amount 25000   [--currency IQD] [--minimum 100000] [--from 2027-01-01] [--to 2027-02-01] [--limit 100] [--per-customer 1]',
    args: 1,
    options: voucherOptions,
    run: (tx, { args: [code = ''], options }) => createVoucher(tx, code, options),
  },
  close: {
    usage: 'close PROPERTY FIRST-NIGHT LAST-NIGHT [ROOM-TYPE]   (existing reservations stay)',
    args: 4,
    async run(tx, { args: [property, first, last, room] }) {
      const [from, to] = [toNight(first, 'FIRST-NIGHT'), toNight(last, 'LAST-NIGHT')]
      if (to < from) throw new OperationError('LAST-NIGHT must not be before FIRST-NIGHT')
      const roomType = room === undefined ? null : toNumber(room, 'ROOM-TYPE')
      const id = await insertClosure(tx, { property: toNumber(property, 'PROPERTY'), roomType, from, to })
      if (id === null) throw new OperationError('There is no such property, or it has no such rooms')
      return `Closed from ${from} to ${to}; to open them again: reopen ${id}`
    },
  },
  reopen: {
    usage: 'reopen CLOSURE',
    args: 1,
    async run(tx, { args: [id] }) {
      if (!(await deleteClosure(tx, toNumber(id, 'CLOSURE')))) throw new OperationError('There is no such closure')
      return `Closure ${id} is removed`
    },
  },
  ...subscriptionOperations,
  ...redemptionOperations,
  ...visaOperations,
  ...reviewOperations,
  ...nationalityOperations,
  ...questionOperations,
}

/** Under the lock of the customer. */
async function credit(tx: Tx, customer: number, amount: number, now: Date): Promise<void> {
  const walletEntry = await addWalletEntry(tx, { customer, amount, reason: 'credit', now })
  const item = { type: 'wallet', id: null, order: null } as const
  await addTransaction(tx, { customer, type: 'credit', amount, method: 'wallet', item, source: { walletEntry }, now })
}

async function putIntoWallet(tx: Tx, { args: [word, amount], now }: OperationInput): Promise<string> {
  const [id, dinars] = [toNumber(word, 'PAYMENT'), toNumber(amount, 'DINARS')]
  const payment = await lockPayment(tx, id)
  if (payment?.reason !== 'wrong_amount' || payment.status === 'paid')
    throw new OperationError('There is no payment with this number that arrived with a wrong amount')
  if (payment.part !== null) throw new OperationError('Somebody else has paid it: refund it at the bank')
  const { customer } = payment
  await lockCustomer(tx, customer)
  await credit(tx, customer, dinars, now)
  await closePayment(tx, id, { status: 'cancelled', reason: 'wrong_amount_credited', checkAt: null, now })
  return `${dinars} IQD added to the wallet of customer ${customer}; payment ${id} is closed`
}
