import type { Signed } from '../../../domain/codes/signed-code.ts'
import { fromBase64Url, type Verify } from './verify-signature.ts'

export type KnownKey = { id: number; publicKey: string; expiresAt: string }

/** `CANNOT_CHECK`: the key is one that this device has not heard of, a newer one or none at all. */
export type SignatureProblem = 'CANNOT_CHECK' | 'TOKEN_INVALID' | 'TOKEN_KEY_RETIRED'

export type SignatureCheck = {
  keys: readonly KnownKey[]
  /** By the server's clock, as far as this device knows it. */
  now: number
  /** Null where it could not be loaded. */
  verify: Verify | null
}

/** Null where one of our keys has signed the code. */
export async function checkSignature(
  { key: id, signed, signature }: Signed & { key: number },
  { keys, now, verify }: SignatureCheck,
): Promise<SignatureProblem | null> {
  const key = keys.find((one) => one.id === id)
  if (!key || !verify) return 'CANNOT_CHECK'
  if (!(await verify(fromBase64Url(key.publicKey), signed, signature))) return 'TOKEN_INVALID'
  return Date.parse(key.expiresAt) <= now ? 'TOKEN_KEY_RETIRED' : null
}
