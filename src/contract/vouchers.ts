import { z } from 'zod'
import { toLatinDigits } from '../domain/text/digits.ts'
import { defineCalls } from './call.ts'
import type { ProblemCode } from './problem-codes.ts'
import { Price } from './shapes.ts'

/** A typed code, in any case and any digits. Text that cannot be a code is unknown. */
export const VoucherCode = z.preprocess(
  (value) => (typeof value === 'string' ? toLatinDigits(value).trim().toUpperCase() : value),
  z.string().min(1).max(100),
)

/** Too many requests, because codes could be guessed. */
export const voucherProblems: ProblemCode[] = [
  'VOUCHER_UNKNOWN',
  'VOUCHER_NOT_YET',
  'VOUCHER_EXPIRED',
  'VOUCHER_USED_UP',
  'VOUCHER_RESERVED',
  'VOUCHER_MINIMUM',
  'TOO_MANY_REQUESTS',
]

export const voucherCalls = defineCalls({
  'POST /user/vouchers/check': {
    summary: 'What a voucher takes off, and of which price it is good for that',
    audience: 'customer',
    body: z.object({
      voucherCode: VoucherCode,
      /** The price that it is meant for, where there is one. */
      total: Price.extend({ amount: z.number().nonnegative().max(1e12) }).optional(),
    }),
    ok: z.object({
      voucherCode: z.string(),
      kind: z.enum(['fixed', 'percent']),
      amount: Price.nullable(),
      percent: z.number().int().nullable(),
      /** The most that a percentage takes off. */
      ceiling: Price.nullable(),
      minimum: Price.nullable(),
      validTo: z.string().nullable(),
      /** The discount on `total`. */
      discount: Price.nullable(),
      message: z.string(),
    }),
    problems: voucherProblems,
  },
})
