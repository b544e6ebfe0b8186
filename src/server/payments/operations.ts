import { confirmCash } from '../../api/payments/cash.ts'
import { finishIn } from '../../api/payments/work-refunds.ts'
import { accept, reject } from '../../api/reservations/judge.ts'
import type { Tx } from '../../db/database.ts'
import { deleteClosure, findCustomerBy, insertClosure, insertVoucher } from '../../db/queries/payments-operator.ts'
import { addWalletEntry } from '../../db/queries/payments-wallet.ts'
import { findRefundById } from '../../db/queries/refunds.ts'
import { lockCustomer } from '../../db/queries/reservations-points.ts'
import { addTransaction } from '../../db/queries/transactions.ts'
import type { Day } from '../../domain/day.ts'
import { currencies, decimals } from '../../domain/money.ts'
import { toPhoneNumber } from '../../domain/phone-number.ts'

/** Told to whoever typed it. */
export class OperationError extends Error {}

export type Given = { words: string[]; options: Record<string, string | undefined>; now: Date }
type Operation = { usage: string; run(tx: Tx, given: Given): Promise<string> }

/** What an operator can do by hand. Each answers with a line that says what was done. */
export const operations: Record<string, Operation> = {
  accept: {
    usage: 'accept RESERVATION',
    async run(tx, { words: [id] }) {
      await accept(tx, toNumber(id, 'RESERVATION'))
      return `Reservation ${id} is accepted`
    },
  },
  reject: {
    usage: 'reject RESERVATION',
    async run(tx, { words: [id], now }) {
      await reject(tx, toNumber(id, 'RESERVATION'), now)
      return `Reservation ${id} is rejected; what was paid is given back`
    },
  },
  'confirm-cash': {
    usage: 'confirm-cash CODE',
    async run(tx, { words: [code = ''], now }) {
      const payment = await confirmCash(tx, code.replaceAll(/\D/g, ''), now)
      if (!payment) throw new OperationError('There is no payment with this code, or it is confirmed already')
      return `${payment.amount} IQD taken for reservation ${payment.reservation}`
    },
  },
  'credit-wallet': {
    usage: 'credit-wallet CUSTOMER|PHONE DINARS',
    run: creditWallet,
  },
  'refund-to-wallet': {
    usage: 'refund-to-wallet REFUND   (one that has failed, once the bank has said that nothing was given back)',
    async run(tx, { words: [word], now }) {
      const refund = await findRefundById(tx, toNumber(word, 'REFUND'))
      if (refund?.status !== 'failed') throw new OperationError('There is no such refund that has failed')
      await finishIn(tx, refund, { method: 'wallet', ref: null, now })
      return `${refund.amount} IQD given back to the wallet of customer ${refund.customer}`
    },
  },
  'create-voucher': {
    usage:
      'create-voucher CODE --percent 10 [--ceiling 50000] | --amount 25000   [--currency IQD] [--minimum 100000] [--from 2027-01-01] [--to 2027-02-01] [--limit 100] [--per-customer 1]',
    run: createVoucher,
  },
  close: {
    usage: 'close PROPERTY FIRST-NIGHT LAST-NIGHT [ROOM-TYPE]',
    async run(tx, { words: [property, from, to, room] }) {
      const id = await insertClosure(tx, {
        property: toNumber(property, 'PROPERTY'),
        roomType: room === undefined ? null : toNumber(room, 'ROOM-TYPE'),
        from: toNight(from, 'FIRST-NIGHT'),
        to: toNight(to, 'LAST-NIGHT'),
      })
      if (id === null) throw new OperationError('There is no such property, or it has no such rooms')
      return `Closed from ${from} to ${to}; to open it again: reopen ${id}`
    },
  },
  reopen: {
    usage: 'reopen CLOSURE',
    async run(tx, { words: [id] }) {
      if (!(await deleteClosure(tx, toNumber(id, 'CLOSURE')))) throw new OperationError('There is no such closure')
      return `Closure ${id} is gone`
    },
  },
}

async function creditWallet(tx: Tx, { words: [name = '', amount], now }: Given): Promise<string> {
  const dinars = toNumber(amount, 'DINARS')
  const phone = /^[+0]/.test(name) ? toPhoneNumber('IQ', name) : name
  const customer = await findCustomerBy(tx, phone)
  if (customer === null || !(await lockCustomer(tx, customer)))
    throw new OperationError('There is no active customer of this number')
  const walletEntry = await addWalletEntry(tx, { customer, amount: dinars, reason: 'credit', now })
  const item = { type: 'wallet', id: null } as const
  await addTransaction(tx, {
    customer,
    type: 'credit',
    amount: dinars,
    method: 'wallet',
    item,
    source: { walletEntry },
    now,
  })
  return `${dinars} IQD added to the wallet of customer ${customer}`
}

async function createVoucher(tx: Tx, { words: [code = ''], options }: Given): Promise<string> {
  if (!/^[A-Z0-9-]{3,32}$/.test(code)) throw new OperationError('CODE is 3 to 32 of A–Z, 0–9 and -')
  const currency = currencies.find((name) => name === (options.currency ?? 'IQD'))
  if (!currency) throw new OperationError(`--currency is one of ${currencies.join(', ')}`)
  if ((options.percent === undefined) === (options.amount === undefined))
    throw new OperationError('Either --percent or --amount is needed')
  const number = (name: string) => (options[name] === undefined ? null : toNumber(options[name], `--${name}`))
  const money = (name: string) => {
    const major = number(name)
    return major === null ? null : major * 10 ** decimals[currency]
  }
  const instant = (name: string) =>
    options[name] === undefined ? null : new Date(`${toNight(options[name], `--${name}`)}T00:00:00+03:00`)
  const percent = number('percent')
  if (percent !== null && percent > 100) throw new OperationError('--percent is at most 100')
  const isNew = await insertVoucher(tx, {
    code,
    currency,
    percent,
    amount: money('amount'),
    ceiling: money('ceiling'),
    minimum: money('minimum'),
    validFrom: instant('from'),
    validTo: instant('to'),
    limitInAll: number('limit'),
    limitPerCustomer: number('per-customer'),
  })
  if (!isNew) throw new OperationError(`There is a voucher ${code} already`)
  return `Voucher ${code} can be used`
}

function toNumber(word: string | undefined, name: string): number {
  if (!word || !/^[1-9]\d{0,8}$/.test(word)) throw new OperationError(`${name} must be a whole number above 0`)
  return Number(word)
}

function toNight(word: string | undefined, name: string): Day {
  const isDay = word && /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(`${word}T00:00:00Z`))
  if (!isDay) throw new OperationError(`${name} must be a day such as 2027-01-31`)
  return word
}
