import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hmac } from './secrets.ts'

/** A family may share a browser. */
const maxAccounts = 4
const noAccount = '00000000-0000-0000-0000-000000000000'

const sign = (key: Buffer, account: string, name: string): Buffer => hmac(key, `${account}:${name}`)

const half = 8
const quarter = half / 2
const tagOf = (key: Buffer, first: Buffer): Buffer =>
  hmac(key, `browser of an account:${first.toString('base64url')}`).subarray(0, half)

/** A quarter of it is the same for all browsers of the account, a quarter by chance, half a sign that it is from here. */
function newName(key: Buffer, account: string): string {
  const first = Buffer.concat([hmac(key, `browsers:${account}`).subarray(0, quarter), randomBytes(quarter)])
  return Buffer.concat([first, tagOf(key, first)]).toString('base64url')
}

function isOurs(key: Buffer, name: string): boolean {
  const bytes = Buffer.from(name, 'base64url')
  return bytes.length === 2 * half && timingSafeEqual(bytes.subarray(half), tagOf(key, bytes.subarray(0, half)))
}

/**
 * By which name a browser is known that has signed in to some account, before anybody knows which one it asks for now, and what it shares with
 * all others that have signed in to that account.
 */
export function findBrowser(key: Buffer, device: string | undefined): { name: string; group: string } | null {
  const name = partsOf(device).find((part) => isOurs(key, part.name))?.name
  return name ? { name, group: Buffer.from(name, 'base64url').toString('hex', 0, quarter) } : null
}

/** The cookie of a browser that has signed in: a random name and a signature for each of its accounts. It does not reveal the accounts. */
export function addDevice(key: Buffer, device: string | undefined, account: string): string {
  const known = findDevice(key, device, account)
  const others = partsOf(device).filter(({ name }) => name !== known)
  const name = known && isOurs(key, known) ? known : newName(key, account)
  const parts = [{ name, signature: sign(key, account, name).toString('base64url') }, ...others]
  return parts
    .slice(0, maxAccounts)
    .map((part) => `${part.name}.${part.signature}`)
    .join('~')
}

/** The name by which the account knows the browser; null for an unknown one. The same work for a phone without an account. */
export function findDevice(key: Buffer, device: string | undefined, account: string | null): string | null {
  const found = partsOf(device).filter(({ name, signature }) => {
    const shown = Buffer.from(signature, 'base64url')
    const expected = sign(key, account ?? noAccount, name)
    return shown.length === expected.length && timingSafeEqual(shown, expected)
  })
  return (account && found[0]?.name) || null
}

const partsOf = (device: string | undefined): { name: string; signature: string }[] =>
  (device ?? '')
    .split('~', maxAccounts)
    .map((part) => part.match(/^([\w-]{22})\.([\w-]{43})$/))
    .flatMap((match) => (match ? [{ name: match[1] ?? '', signature: match[2] ?? '' }] : []))
