import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fromBase64Url, loadVerify } from './verify-signature.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = fromBase64Url(publicKey.export({ format: 'jwk' }).x ?? '')
const signed = Uint8Array.from([1, 2, 3])
const signature = Uint8Array.from(sign(null, signed, privateKey))

afterEach(() => vi.restoreAllMocks())

const browsers: [string, () => void][] = [
  ['knows the curve', () => {}],
  ['has never heard of it', () => void vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('unknown'))],
]

describe.each(browsers)('a browser that %s', (_, prepare) => {
  test('finds a signature good', async () => {
    prepare()
    const verify = await loadVerify()
    expect(await verify(key, signed, signature)).toBe(true)
  })

  test('and what was altered bad', async () => {
    prepare()
    const verify = await loadVerify()
    expect(await verify(key, Uint8Array.from([1, 2, 4]), signature)).toBe(false)
    expect(
      await verify(
        key,
        signed,
        signature.map((byte, index) => (index === 5 ? byte ^ 1 : byte)),
      ),
    ).toBe(false)
  })
})
