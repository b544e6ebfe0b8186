import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { createKnownKeys } from '../../db/known-keys.ts'
import { lockSigningKeys } from '../../db/queries/accounts/signing-keys.ts'
import {
  type DiscountKeyRow,
  findDiscountKeys,
  insertDiscountKey,
  keepKeyUntil,
} from '../../db/queries/discounts/discount-keys.ts'
import { noSeal, type Seal } from '../../db/seal.ts'
import { type Signed, toTokenText } from '../../domain/codes/signed-code.ts'
import { type DiscountToken, type SignedToken, toSignedBytes } from '../../domain/sales/discount-token.ts'
import { type SignedTicket, type TicketToken, toTicketBytes } from '../../domain/tickets/ticket-token.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { lateDelivery, windowSeconds } from './window-rules.ts'

export type DiscountKey = Omit<DiscountKeyRow, 'privateKey'> & { verifier: KeyObject; signer: KeyObject | null }

export type DiscountKeys = {
  /** The one that signs now. */
  getSigner(now: Date): Promise<DiscountKey>
  /** The same text each time it is asked for; null where the key signs nothing more. */
  sign(token: DiscountToken, now: Date): Promise<string | null>
  /** Whether the token is ours, and its key was still signing when it was made. */
  check(token: SignedToken, now: Date): Promise<KeyState>
  /** By the key that signs now, which is published from then on until the ticket has ended. */
  signTicket(ticket: Omit<TicketToken, 'key'>, now: Date): Promise<string>
  /** Whether the ticket is ours. Its key may have retired long before. */
  checkTicket(token: SignedTicket, now: Date): Promise<KeyState>
  /** Those whose codes may still be worth something, and the one to come. */
  list(now: Date): Promise<DiscountKey[]>
}

type KeyState = 'good' | 'forged' | 'retired'

/** In seconds. An offline shop has the next key long before it signs. */
const keyLifetime = 30 * day
const keyAhead = 7 * day
/** The keys of the database, kept in memory. */
export function createDiscountKeys(db: Db, seal: Seal = noSeal): DiscountKeys {
  const known = createKnownKeys((now) => readKeys(db, seal, now))

  const find = async (id: number, now: Date): Promise<DiscountKey | undefined> => {
    const isIt = (key: DiscountKey) => key.id === id
    return (await known.get(now)).find(isIt) ?? (await known.getNewer(now)).find(isIt)
  }

  const getSigner = async (now: Date): Promise<DiscountKey & { signer: KeyObject }> => {
    const canSign = (key: DiscountKey): key is DiscountKey & { signer: KeyObject } =>
      key.retiresAt > now && key.signer !== null
    const key = (await known.get(now)).find(canSign) ?? (await known.read(now)).find(canSign)
    if (!key) throw new Error('There is no key to sign with')
    return key
  }

  return {
    getSigner,
    async sign(token, now) {
      const key = await find(token.key, now)
      if (!key?.signer) return null
      const bytes = toSignedBytes(token)
      return toTokenText(bytes, sign(null, bytes, key.signer))
    },
    async check(token, now) {
      const key = await find(token.key, now)
      if (!key || !isSignedBy(key, token)) return 'forged'
      // Not by when the key is forgotten: tickets may keep it for a year.
      const isOld = toLastDelivery(key.retiresAt) <= now || token.expiresAt > later(key.retiresAt, windowSeconds)
      return isOld ? 'retired' : 'good'
    },
    async signTicket(ticket, now) {
      const key = await getSigner(now)
      const until = later(ticket.expiresAt, day)
      if (key.expiresAt < until) {
        await keepKeyUntil(db, key.id, until)
        await known.read(now)
      }
      const bytes = toTicketBytes({ ...ticket, key: key.id })
      return toTokenText(bytes, sign(null, bytes, key.signer))
    },
    async checkTicket(token, now) {
      const key = await find(token.key, now)
      if (!key || !isSignedBy(key, token)) return 'forged'
      return key.expiresAt <= now ? 'retired' : 'good'
    },
    list: async (now) => (await known.get(now)).filter(({ expiresAt }) => expiresAt > now),
  }
}

/** When an offline shop delivers the last code that a key has signed. */
const toLastDelivery = (retiresAt: Date): Date => later(retiresAt, windowSeconds + lateDelivery)

/** Ed25519 signatures are deterministic: with the private key, signing again and comparing takes a third of the time of a check. */
const isSignedBy = ({ signer, verifier }: DiscountKey, { signed, signature }: Signed): boolean =>
  signer ? timingSafeEqual(sign(null, signed, signer), signature) : verify(null, signed, verifier, signature)

/** Makes a key where there is none, or where the last one is soon to retire: whichever process comes first. */
async function readKeys(db: Db, seal: Seal, now: Date): Promise<DiscountKey[]> {
  const toKey = (row: DiscountKeyRow) => openKey(row, seal)
  const isCared = (rows: DiscountKeyRow[]) => rows.some(({ retiresAt }) => retiresAt > later(now, keyAhead))
  const rows = await findDiscountKeys(db)
  if (isCared(rows)) return rows.map(toKey)
  return db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx)
    const again = await findDiscountKeys(tx)
    if (isCared(again)) return again.map(toKey)
    const last = again.at(-1)?.retiresAt ?? now
    await insertDiscountKey(tx, createKey(seal, last > now ? last : now), now)
    return (await findDiscountKeys(tx)).map(toKey)
  })
}

function createKey(seal: Seal, from: Date): Omit<DiscountKeyRow, 'id'> {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const publicKey = jwk.x ?? ''
  const retiresAt = later(from, keyLifetime)
  return {
    publicKey,
    privateKey: seal.close(JSON.stringify(jwk), publicKey),
    retiresAt,
    expiresAt: toLastDelivery(retiresAt),
  }
}

function openKey({ privateKey, ...row }: DiscountKeyRow, seal: Seal): DiscountKey {
  const { publicKey: x } = row
  return {
    ...row,
    verifier: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signer: privateKey === null ? null : createPrivateKey({ key: JSON.parse(seal.open(privateKey, x)), format: 'jwk' }),
  }
}
