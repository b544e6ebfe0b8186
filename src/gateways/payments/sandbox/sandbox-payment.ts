import { z } from 'zod'
import { locales } from '../../../domain/text/locale.ts'

const Address = z.url({ protocol: /^https?$/ })

/** Goes through JSON and back by itself, so that one column can hold it. */
export const SandboxPayment = z.object({
  /** Gives the right to open the page and choose, so it cannot be guessed. */
  ref: z.string(),
  key: z.string(),
  amount: z.number().int().positive(),
  description: z.string(),
  locale: z.enum(locales),
  successUrl: Address,
  cancelUrl: Address,
  noticeUrl: Address,
  expiresAt: z.coerce.date(),
  status: z.enum(['open', 'paid', 'failed', 'cancelled', 'expired']),
  refunds: z.array(z.object({ key: z.string(), ref: z.string(), amount: z.number().int().positive() })),
})
export type SandboxPayment = z.infer<typeof SandboxPayment>

export const choices = ['pay', 'decline', 'cancel', 'expire'] as const
export type SandboxChoice = (typeof choices)[number]

/** Faults of a choice's webhook. */
export const failures = ['delayed', 'duplicate', 'lost'] as const
export type NoticeFailure = (typeof failures)[number]

export type SandboxStore = {
  find(ref: string): Promise<SandboxPayment | null>
  findByKey(key: string): Promise<SandboxPayment | null>
  /** Keeps a new payment, or gives the one that has its key already. */
  add(payment: SandboxPayment): Promise<SandboxPayment>
  /** Atomic: no other change happens between reading the payment for `decide` and storing its result. */
  change(ref: string, decide: (payment: SandboxPayment) => SandboxPayment): Promise<SandboxPayment | null>
}

const outcomes = { pay: 'paid', decline: 'failed', cancel: 'cancelled', expire: 'expired' } as const

/** Every way out of `open` is final. */
export const choose = (payment: SandboxPayment, choice: SandboxChoice): SandboxPayment =>
  payment.status === 'open' ? { ...payment, status: outcomes[choice] } : payment

export const expire = (payment: SandboxPayment, now: Date): SandboxPayment =>
  payment.expiresAt <= now ? choose(payment, 'expire') : payment

export const refundedOf = ({ refunds }: SandboxPayment): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

export const isRefunded = (payment: SandboxPayment): boolean =>
  payment.status === 'paid' && refundedOf(payment) === payment.amount

/** The same payment where there is nothing to give back, or it was given back under this key before. */
export function refund(payment: SandboxPayment, input: { key: string; amount: number }): SandboxPayment {
  const { status, refunds, amount, ref } = payment
  const isKnown = refunds.some(({ key }) => key === input.key)
  if (status !== 'paid' || isKnown || refundedOf(payment) + input.amount > amount) return payment
  return { ...payment, refunds: [...refunds, { ...input, ref: `${ref}_refund_${refunds.length + 1}` }] }
}
