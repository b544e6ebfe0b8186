import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDevice, findBrowser, findDevice } from './devices.ts'

const key = Buffer.from('a key for these tests alone')
const account = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

test('a browser is known to the account that it signed in to, and to no other', () => {
  const device = addDevice(key, undefined, account(1))
  expect(findDevice(key, device, account(1))).toMatch(/^[\w-]{22}$/)
  expect(findDevice(key, device, account(2))).toBeNull()
  expect(findDevice(key, device, null)).toBeNull()
  expect(findDevice(Buffer.from('another key'), device, account(1))).toBeNull()
  expect(device).not.toContain(account(1))
})

test('a browser that has signed in to any account is known before it says to which', () => {
  const device = addDevice(key, addDevice(key, undefined, account(1)), account(2))
  expect(findBrowser(key, device)?.name).toBe(findDevice(key, device, account(2)))
  expect(findBrowser(Buffer.from('another key'), device)).toBeNull()
  for (const forged of [undefined, '', `${'a'.repeat(22)}.${'b'.repeat(43)}`])
    expect(findBrowser(key, forged)).toBeNull()
})

test('a device with an old name gets a new one at the next sign-in', () => {
  const before = 'a'.repeat(22)
  const signature = createHmac('sha256', key)
    .update(`${account(1)}:${before}`)
    .digest('base64url')
  const device = `${before}.${signature}`
  expect(findDevice(key, device, account(1))).toBe(before)
  expect(findBrowser(key, device)).toBeNull()
  const next = addDevice(key, device, account(1))
  expect(findBrowser(key, next)?.name).toBe(findDevice(key, next, account(1)))
  expect(next.split('~')).toHaveLength(1)
})

test('browsers of an account have a part of their names in common, which says nothing to others', () => {
  const groupOf = (n: number) => findBrowser(key, addDevice(key, undefined, account(n)))?.group
  expect(groupOf(1)).toMatch(/^[\da-f]{8}$/)
  expect(groupOf(1)).toBe(groupOf(1))
  expect(groupOf(1)).not.toBe(groupOf(2))
})

test('a family shares it, and who signs in again keeps the name that was known', () => {
  const one = addDevice(key, undefined, account(1))
  const two = addDevice(key, one, account(2))
  expect(findDevice(key, two, account(1))).toBe(findDevice(key, one, account(1)))
  const again = addDevice(key, two, account(1))
  expect(findDevice(key, again, account(1))).toBe(findDevice(key, one, account(1)))
  expect(again.split('~')).toHaveLength(2)
  const five = [3, 4, 5].reduce((device, n) => addDevice(key, device, account(n)), again)
  expect(five.split('~')).toHaveLength(4)
  expect(findDevice(key, five, account(2))).toBeNull()
})

test.each([undefined, '', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '~~~', 'a.b~c.d'])(
  '%j is no browser of ours',
  (device) => {
    expect(findDevice(key, device, account(1))).toBeNull()
    expect(findDevice(key, addDevice(key, device, account(1)), account(1))).not.toBeNull()
  },
)
