import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hmac } from './secrets.ts'

/** A family may share a browser. */
const mostAccounts = 4
const noAccount = '00000000-0000-0000-0000-000000000000'

const sign = (key: Buffer, account: string, name: string): Buffer => hmac(key, `${account}:${name}`)

/** What a browser keeps after signing in: for each of its accounts a name by chance and a signature. Nobody can read out of it whose they are. */
export function addDevice(key: Buffer, device: string | undefined, account: string): string {
  const known = findDevice(key, device, account)
  const others = partsOf(device).filter(({ name }) => name !== known)
  const name = known ?? randomBytes(16).toString('base64url')
  const parts = [{ name, signature: sign(key, account, name).toString('base64url') }, ...others]
  return parts
    .slice(0, mostAccounts)
    .map((part) => `${part.name}.${part.signature}`)
    .join('~')
}

/** By which name the browser is known to the account; null where it is not. The same work for a phone that nobody has. */
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
    .split('~', mostAccounts)
    .map((part) => part.match(/^([\w-]{22})\.([\w-]{43})$/))
    .flatMap((match) => (match ? [{ name: match[1] ?? '', signature: match[2] ?? '' }] : []))
