import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A key for each purpose, so that a value made for one is worthless for another. */
export type Secrets = {
  code: Buffer
  refresh: Buffer
  limit: Buffer
  site: Buffer
  device: Buffer
  confirmation: Buffer
}

export function toSecrets(secret: string): Secrets {
  if (secret.length < 16) throw new Error('The secret of the auth service must have at least 16 characters')
  const keyFor = (purpose: string) => hmac(Buffer.from(secret), `safar auth: ${purpose}`)
  return {
    code: keyFor('code'),
    refresh: keyFor('refresh'),
    limit: keyFor('limit'),
    site: keyFor('site'),
    device: keyFor('device'),
    confirmation: keyFor('confirmation'),
  }
}

/** By which a site in another process, with the same secret, is known to be one of ours. */
export const siteKeyOf = (secret: string): string => toSecrets(secret).site.toString('base64url')

export const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A fast hash is enough for random values: they cannot be guessed. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const createToken = (): string => randomBytes(32).toString('base64url')
