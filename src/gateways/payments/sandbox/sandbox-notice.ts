import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NoticeError } from '../payment-gateway.ts'
import { Ref } from '../payment-ids.ts'
import type { SandboxPayment } from './sandbox-payment.ts'

export const signatureHeader = 'safar-sandbox-signature'

/** Seconds: an older one may be a replay. */
const tolerance = 300

export const SandboxNotice = z.object({
  id: z.string().min(1),
  ref: Ref,
  key: z.string().min(1),
  status: z.string(),
  amount: z.number(),
})

/** A payment leaves `open` once, so its reference and what it became name the event: every copy has the same id. */
export const toNoticeBody = ({ ref, key, status, amount }: SandboxPayment): string =>
  JSON.stringify({ id: `${ref}:${status}`, ref, key, status, amount } satisfies z.infer<typeof SandboxNotice>)

export const signNotice = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`
}

/** There may be several `v1`, as while a secret is being replaced. */
export function requireSignature(secret: string, body: string, header: string | undefined, now: Date): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] || Number.NaN)
  const expected = hmac(secret, seconds, body)
  const isSigned = parts.some(([name, hex = '']) => name === 'v1' && isSame(expected, hex))
  if (!isSigned) throw new NoticeError('sandbox: the signature of a notice is wrong', 'signature')
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance))
    throw new NoticeError('sandbox: the signature of a notice is too old', 'signature')
}

const hmac = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

const isSame = (expected: Buffer, hex: string): boolean => {
  const input = Buffer.from(hex, 'hex')
  return input.length === expected.length && timingSafeEqual(input, expected)
}

export function requireSecret(secret: string): string {
  if (secret.length < 16) throw new Error('The secret of the sandbox bank must have at least 16 characters')
  return secret
}
