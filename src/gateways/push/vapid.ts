import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

export type VapidKeys = { publicKey: string; privateKey: KeyObject }

/** The pair that a secret stands for. Hashed until it is a number of the curve, which nearly every one is at once. */
export function toVapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  let bytes = createHash('sha256').update(`vapid ${secret}`).digest()
  for (let isIn = false; !isIn; ) {
    try {
      pair.setPrivateKey(bytes)
      isIn = true
    } catch {
      bytes = createHash('sha256').update(bytes).digest()
    }
  }
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: bytes.toString('base64url'), x, y }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

const toPart = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url')

/** In seconds; services take up to a day. */
const lifetime = 12 * 60 * 60

type Signed = { endpoint: string; subject: string; now: Date }

/** RFC 8292: who sends, to which service, and until when the token is good. */
export function toVapidHeader({ publicKey, privateKey }: VapidKeys, { endpoint, subject, now }: Signed): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetime
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject }
  const text = `${toPart({ typ: 'JWT', alg: 'ES256' })}.${toPart(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}
