import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { WebSubscription } from '../../domain/accounts/push.ts'

const curve = 'prime256v1'
const [saltLength, keyLength, nonceLength] = [16, 16, 12]
const recordSize = 4096

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8291 in one record of RFC 8188: only the browser that subscribed can read it, whichever service carries it. */
export function encryptPush({ keys }: WebSubscription, text: string): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const ours = createECDH(curve)
  const sender = ours.generateKeys()
  const salt = randomBytes(saltLength)
  const shared = ours.computeSecret(receiver)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = hkdf(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), keyLength)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), nonceLength)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 says that this is the last record.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()])
  const head = Buffer.alloc(saltLength + 5)
  salt.copy(head)
  head.writeUInt32BE(recordSize, saltLength)
  head.writeUInt8(sender.length, saltLength + 4)
  return Buffer.concat([head, sender, body, cipher.getAuthTag()])
}
