import { makeDeviceKey, openBytes, type SealedBytes, sealBytes } from './seal-bytes.ts'

export type KeptBytes = { bytes: ArrayBuffer; savedAt: number }

/** What a device keeps for one person. A browser that keeps nothing for us, or cannot encrypt, has nothing and says nothing. */
export type SealedStore = {
  put: (name: string, kept: KeptBytes) => Promise<void>
  find: (name: string) => Promise<KeptBytes | null>
  forget: (name: string) => Promise<void>
  list: () => Promise<{ name: string; savedAt: number }[]>
}

type Row = SealedBytes & { name: string; savedAt: number }

/** The first version kept files as they were. */
const version = 2

const open = (database: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version)
    request.onupgradeneeded = () => {
      for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name)
      request.result.createObjectStore('keys')
      request.result.createObjectStore('rows', { keyPath: 'name' })
    }
    let isTooLate = false
    request.onsuccess = () => {
      // One that stays open could not be deleted when somebody signs out.
      if (isTooLate) request.result.close()
      else resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    // A page of an older version holds it: nobody is to wait for that one to be closed.
    request.onblocked = () => {
      isTooLate = true
      reject(new Error('blocked'))
    }
  })

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function findKey(database: IDBDatabase): Promise<CryptoKey> {
  const keysOf = (mode: IDBTransactionMode) => database.transaction('keys', mode).objectStore('keys')
  const known = await toPromise<CryptoKey | undefined>(keysOf('readonly').get('key'))
  if (known) return known
  const made = await makeDeviceKey()
  // Two tabs at once: the first key stays.
  const keys = keysOf('readwrite')
  const first = await toPromise<CryptoKey | undefined>(keys.get('key'))
  if (!first) await toPromise(keys.put(made, 'key'))
  return first ?? made
}

const rowsOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction('rows', mode).objectStore('rows')

/** One connection from the key to the row: whoever deletes the whole of it waits for that, and deletes both. */
export function openSealedStore(name: string): SealedStore {
  async function use<T>(act: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const database = await open(name)
      try {
        return await act(database)
      } finally {
        database.close()
      }
    } catch {
      return otherwise
    }
  }
  return {
    put: (row, { bytes, savedAt }) =>
      use(async (database) => {
        const sealed = await sealBytes(await findKey(database), row, bytes)
        await toPromise(rowsOf(database, 'readwrite').put({ ...sealed, name: row, savedAt } satisfies Row))
      }, undefined),
    find: (row) =>
      use(async (database) => {
        const found = await toPromise<Row | undefined>(rowsOf(database, 'readonly').get(row))
        const bytes = found ? await openBytes(await findKey(database), row, found) : null
        return found && bytes ? { bytes, savedAt: found.savedAt } : null
      }, null),
    forget: (row) =>
      use(async (database) => void (await toPromise(rowsOf(database, 'readwrite').delete(row))), undefined),
    list: () =>
      use(async (database) => {
        const rows = await toPromise<Row[]>(rowsOf(database, 'readonly').getAll())
        return rows.map((row) => ({ name: row.name, savedAt: row.savedAt }))
      }, []),
  }
}
