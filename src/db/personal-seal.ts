import { createHash, createHmac } from 'node:crypto'
import { decrypt, encrypt, noSeal, type Seal, SealError, toSealKey } from './seal.ts'

/** With which names, birthdays and passports of travellers are sealed. */
export type PersonalSeal = Seal & {
  /** With which all begins that the key of today has sealed. */
  mark: string
  /** A hash of a personal value: without the key it cannot be found by trying, though passport numbers are few. */
  digest(text: string): string
}

/** For callers without a key, such as a test of something else: values stay in the clear. */
export const noPersonalSeal: PersonalSeal = {
  ...noSeal,
  mark: '',
  digest: (text) => createHash('sha256').update(text).digest('base64url'),
}

const sealed = /^personal:([\w-]{8}):/

/** The first key seals, all of them open: so a key can be changed while what was sealed with the last one is still there. */
export function createPersonalSeal(secrets: readonly [string, ...string[]]): PersonalSeal {
  const keys = new Map(secrets.map((secret) => [idOf(secret), toSealKey(secret, 'personal data at rest')]))
  const [first] = secrets
  const [mark, key] = [`personal:${idOf(first)}:`, toSealKey(first, 'personal data at rest')]
  const digestKey = toSealKey(first, 'digests of personal data')
  return {
    mark,
    close: (text, name) => mark + encrypt(key, text, name),
    open(stored, name) {
      const [whole, id = ''] = sealed.exec(stored) ?? []
      if (!whole) return stored
      const known = keys.get(id)
      if (!known)
        throw new SealError(`Personal data was encrypted with the key ${id}, which is not in PERSONAL_DATA_KEY`)
      const text = decrypt(known, stored.slice(whole.length), name)
      if (text === null) throw new SealError('Personal data is in the wrong row, or was changed')
      return text
    },
    isOpen: (stored) => !stored.startsWith(mark),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  }
}

/** Names a key and says nothing about it. */
const idOf = (secret: string): string => toSealKey(secret, 'the name of a key').toString('base64url').slice(0, 8)
