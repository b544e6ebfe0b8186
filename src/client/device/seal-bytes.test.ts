import { expect, test } from 'vitest'
import { makeDeviceKey, openBytes, sealBytes } from './seal-bytes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes)

test('what was sealed opens under its own name, by its own key, unchanged; and not otherwise', async () => {
  const key = await makeDeviceKey()
  const stored = await sealBytes(key, 'passport', bytesOf('A1234567'))
  expect(new TextDecoder().decode(stored.sealed)).not.toContain('A1234567')
  expect(textOf(await openBytes(key, 'passport', stored))).toBe('A1234567')
  expect(await openBytes(key, 'photo', stored)).toBeNull()
  expect(await openBytes(await makeDeviceKey(), 'passport', stored)).toBeNull()
  new Uint8Array(stored.sealed)[0] = (new Uint8Array(stored.sealed)[0] ?? 0) ^ 1
  expect(await openBytes(key, 'passport', stored)).toBeNull()
})

test('what was sealed before bytes were bound to their name opens, and nothing bound passes for it', async () => {
  const key = await makeDeviceKey()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf('A1234567'))
  expect(textOf(await openBytes(key, 'passport', { iv, sealed, isUnbound: true }))).toBe('A1234567')
  expect(await openBytes(key, 'passport', { iv, sealed })).toBeNull()
  const bound = await sealBytes(key, 'passport', bytesOf('A1234567'))
  expect(await openBytes(key, 'photo', { ...bound, isUnbound: true })).toBeNull()
})

test('the key cannot be taken out, and the same content looks different each time', async () => {
  const key = await makeDeviceKey()
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  const [one, other] = await Promise.all([sealBytes(key, 'a', bytesOf('x')), sealBytes(key, 'a', bytesOf('x'))])
  expect(new Uint8Array(one.sealed)).not.toEqual(new Uint8Array(other.sealed))
})
