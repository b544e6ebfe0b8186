import type { Tx } from '../../db/database.ts'
import { insertVoucher } from '../../db/queries/orders/payments-operator.ts'
import { currencies, decimals } from '../../domain/money/money.ts'
import { toInstant } from '../../domain/time/day.ts'
import { OperationError, toNight, toNumber } from './operation-input.ts'

export const voucherOptions = [
  'percent',
  'amount',
  'ceiling',
  'minimum',
  'currency',
  'from',
  'to',
  'limit',
  'per-customer',
] as const

type Options = Partial<Record<string, string>>

export async function createVoucher(tx: Tx, code: string, options: Options): Promise<string> {
  if (!/^[A-Z0-9-]{3,32}$/.test(code)) throw new OperationError('CODE must have 3 to 32 of A–Z, 0–9 and -')
  const currency = currencies.find((name) => name === (options.currency ?? 'IQD'))
  if (!currency) throw new OperationError(`--currency must be one of ${currencies.join(', ')}`)
  requireFitting(options)
  const number = (name: string) => (options[name] === undefined ? null : toNumber(options[name], `--${name}`))
  const money = (name: string) => {
    const major = number(name)
    return major === null ? null : major * 10 ** decimals[currency]
  }
  const instant = (name: string) =>
    options[name] === undefined ? null : toInstant(toNight(options[name], `--${name}`), '00:00')
  const [validFrom, validTo] = [instant('from'), instant('to')]
  if (validFrom && validTo && validTo <= validFrom) throw new OperationError('--to must be after --from')
  const percent = number('percent')
  if (percent !== null && percent > 100) throw new OperationError('--percent must be at most 100')
  const isNew = await insertVoucher(tx, {
    code,
    currency,
    percent,
    amount: money('amount'),
    ceiling: money('ceiling'),
    minimum: money('minimum'),
    validFrom,
    validTo,
    globalLimit: number('limit'),
    limitPerCustomer: number('per-customer'),
  })
  if (!isNew) throw new OperationError(`Voucher ${code} already exists`)
  return `Voucher ${code} is created`
}

function requireFitting({ percent, amount, ceiling }: Options): void {
  if ((percent === undefined) === (amount === undefined)) throw new OperationError('Use either --percent or --amount')
  if (ceiling !== undefined && percent === undefined)
    throw new OperationError('--ceiling can be used only with --percent')
}
