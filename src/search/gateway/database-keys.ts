import { searchIndexes } from '../../contract/search-hits.ts'
import type { Db } from '../../db/database.ts'
import {
  deleteSearchKey,
  findSearchKeys,
  insertSearchKey,
  updateSearchKey,
} from '../../db/queries/search/search-keys.ts'
import { type ApiKey, deriveKey, type KeyAction, makeDefaultKeys } from '../service/keys/key.ts'
import { createMemoryKeyStore, type KeyStore } from '../service/keys/key-store.ts'

/** The site's own key is no row: it cannot be lost, and follows from the master key alone, in every process. */
const publicUid = '5afa2000-0000-4000-8000-000000000001'

export const publicKeyOf = (masterKey: string): string => deriveKey(publicUid, masterKey)

const toPublicKey = (masterKey: string): ApiKey => ({
  uid: publicUid,
  key: publicKeyOf(masterKey),
  name: 'Safar',
  description: 'Searches the content, and nothing else',
  actions: ['search'],
  indexes: [...searchIndexes],
  expiresAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
})

/** A key that another process took back is refused here at the latest after this time. */
const freshFor = 1_000

/** Keys in the database, so that all processes have the same ones; every search asks for one, so they are remembered for a moment. */
export async function openDatabaseKeys(db: Db, masterKey: string, now = Date.now): Promise<KeyStore> {
  const ownKey = toPublicKey(masterKey)
  let remembered: Promise<KeyStore> | null = null
  let until = 0

  const read = async (): Promise<KeyStore> =>
    createMemoryKeyStore(
      (await findSearchKeys(db)).map((row) => ({
        ...row,
        actions: row.actions as KeyAction[],
        key: deriveKey(row.uid, masterKey),
      })),
    )
  const forget = (): void => {
    remembered = null
  }
  const current = (): Promise<KeyStore> => {
    if (remembered && now() < until) return remembered
    until = now() + freshFor
    const reading = read()
    remembered = reading
    reading.catch(forget)
    return reading
  }

  if ((await findSearchKeys(db)).length === 0)
    for (const key of makeDefaultKeys(masterKey, new Date(now()))) await insertSearchKey(db, key)

  return {
    list: async () => (await current()).list(),
    find: async (uidOrKey) => (uidOrKey === ownKey.key ? ownKey : (await current()).find(uidOrKey)),
    async insert(key) {
      const isNew = await insertSearchKey(db, key)
      forget()
      return isNew
    },
    async update(key) {
      await updateSearchKey(db, key)
      forget()
    },
    async remove(uid) {
      await deleteSearchKey(db, uid)
      forget()
    },
  }
}
