import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../../db/database.ts'
import { createKnownKeys } from '../../db/known-keys.ts'
import {
  findSigningKeys,
  insertSigningKey,
  lockSigningKeys,
  type SigningKeyRow,
} from '../../db/queries/accounts/signing-keys.ts'
import { noSeal, type Seal } from '../../db/seal.ts'
import { later } from '../../domain/time/later.ts'
import { lifetimes } from '../lifetimes.ts'

export const algorithm = 'EdDSA'

export type SigningKey = Omit<SigningKeyRow, 'publicKey' | 'privateKey'> & {
  jwk: JWK
  publicKey: CryptoKey
  privateKey: CryptoKey
}

export type SigningKeys = {
  getSigner(now: Date): Promise<SigningKey>
  find(id: string, now: Date): Promise<SigningKey | null>
  /** The public halves of all whose tokens may still be valid, and of the one to come. */
  list(now: Date): Promise<JWK[]>
}

/** The keys of the database, kept in memory. */
export function createSigningKeys(db: Db, seal: Seal = noSeal): SigningKeys {
  const known = createKnownKeys((now) => readKeys(db, seal, now))
  return {
    async getSigner(now) {
      const find = (keys: SigningKey[]) => keys.find(({ retiresAt }) => retiresAt > now)
      const signer = find(await known.get(now)) ?? find(await known.read(now))
      if (!signer) throw new Error('There is no key to sign with')
      return signer
    },
    async find(id, now) {
      const find = (keys: SigningKey[]) => keys.find((key) => key.id === id && key.expiresAt > now) ?? null
      return find(await known.get(now)) ?? find(await known.getNewer(now))
    },
    list: async (now) => (await known.get(now)).map(({ jwk }) => jwk),
  }
}

/** Makes a key where there is none, or where the last one is soon to retire. The oldest that has not retired signs. */
async function readKeys(db: Db, seal: Seal, now: Date): Promise<SigningKey[]> {
  const toKey = (row: SigningKeyRow) => openKey(row, seal)
  const isCared = (rows: SigningKeyRow[]) =>
    rows.some(({ retiresAt }) => retiresAt > later(now, lifetimes.signingKeyAhead))
  const rows = await findSigningKeys(db, now)
  if (isCared(rows)) return Promise.all(rows.map(toKey))
  return db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx)
    const again = await findSigningKeys(tx, now)
    if (isCared(again)) return Promise.all(again.map(toKey))
    const fresh = await createKey(seal, now)
    await insertSigningKey(tx, fresh)
    return Promise.all([...again, fresh].map(toKey))
  })
}

async function createKey(seal: Seal, now: Date): Promise<SigningKeyRow> {
  const id = crypto.randomUUID()
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const retiresAt = later(now, lifetimes.signingKey)
  return {
    id,
    publicKey: await exportJWK(pair.publicKey),
    privateKey: seal.close(JSON.stringify(await exportJWK(pair.privateKey)), id),
    createdAt: now,
    retiresAt,
    expiresAt: later(retiresAt, 2 * lifetimes.accessToken),
  }
}

async function openKey(row: SigningKeyRow, seal: Seal): Promise<SigningKey> {
  const [publicKey, privateKey] = await Promise.all([
    importJWK(row.publicKey as JWK, algorithm),
    importJWK(JSON.parse(seal.open(row.privateKey, row.id)) as JWK, algorithm),
  ])
  const jwk = { ...(row.publicKey as JWK), kid: row.id, alg: algorithm, use: 'sig' }
  return { ...row, jwk, publicKey: publicKey as CryptoKey, privateKey: privateKey as CryptoKey }
}
