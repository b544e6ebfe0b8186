import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { WebSubscription } from '../../../domain/accounts/push.ts'

export type TestBrowser = { pair: ECDH; auth: Buffer; subscription: WebSubscription; token: string }

/** A browser that has subscribed at a push service. */
export function createTestBrowser(endpoint: string): TestBrowser {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const subscription = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  return { pair, auth, subscription, token: JSON.stringify(subscription) }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts like a browser: the other end of RFC 8291 and RFC 8188. */
export function decryptPush({ pair, auth }: Pick<TestBrowser, 'pair' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  if (text.at(-1) !== 2) throw new Error('The last record does not say so')
  return text.subarray(0, -1).toString('utf8')
}
