import { createHash } from 'node:crypto'
import type { ApiKey } from './key.ts'

/** Where keys are kept. */
export type KeyStore = {
  /** The newest first. */
  list(): Promise<ApiKey[]>
  find(uidOrKey: string): Promise<ApiKey | null>
  /** False if the uid is taken. */
  insert(key: ApiKey): Promise<boolean>
  update(key: ApiKey): Promise<void>
  remove(uid: string): Promise<void>
}

/** A digest is looked up, so its time reveals nothing about the key. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64')

export function createMemoryKeyStore(initial: ApiKey[] = []): KeyStore {
  const keys = new Map<string, ApiKey>()
  const uids = new Map<string, string>()
  const put = (key: ApiKey): void => {
    keys.set(key.uid, key)
    uids.set(digest(key.key), key.uid)
  }
  for (const key of initial) put(key)
  return {
    list: async () => [...keys.values()].sort((one, two) => two.createdAt.getTime() - one.createdAt.getTime()),
    find: async (uidOrKey) => keys.get(uids.get(digest(uidOrKey)) ?? uidOrKey.toLowerCase()) ?? null,
    insert: async (key) => {
      if (keys.has(key.uid)) return false
      put(key)
      return true
    },
    update: async (key) => put(key),
    remove: async (uid) => {
      const key = keys.get(uid)
      if (key) uids.delete(digest(key.key))
      keys.delete(uid)
    },
  }
}
