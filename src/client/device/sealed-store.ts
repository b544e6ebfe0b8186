import { makeDeviceKey, openBytes, type SealedBytes, sealBytes } from './seal-bytes.ts'

/** `Facts` lie beside the sealed bytes and can be read without the key. */
export type StoredFacts = { savedAt: number }

/**
 * Rows that a device stores for one person: bytes, encrypted with a key that the browser does not hand out and bound to the name of their row.
 * A browser that stores nothing for us, or cannot encrypt, has nothing and says nothing.
 */
export type SealedStore<Facts extends StoredFacts = StoredFacts> = {
  /** The facts are made of those that the row has until now, in the same transaction. Null stores nothing. */
  put: (name: string, bytes: ArrayBuffer, toFacts: (before: Facts | undefined) => Facts | null) => Promise<void>
  find: (name: string) => Promise<(Facts & { bytes: ArrayBuffer }) | null>
  list: () => Promise<(Facts & { name: string })[]>
  /** Reads every row in one transaction. Rows that are returned unchanged stay as they are; null deletes the row. */
  revise: (to: (row: Facts & { name: string }) => Facts | null) => Promise<void>
  forget: (name: string) => Promise<void>
  /** Deletes the key as well, so that what a disk may still hold cannot be read. */
  clear: () => Promise<void>
}

type Row<Facts> = Facts & SealedBytes & { name: string }

const version = 2

function upgrade({ result: database, transaction }: IDBOpenDBRequest): void {
  if (transaction && database.objectStoreNames.contains('pages')) moveFirstPages(database, transaction)
  else createStores(database)
}

function createStores(database: IDBDatabase): void {
  // Version 1 stored files without encryption.
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
  database.createObjectStore('keys')
  database.createObjectStore('rows', { keyPath: 'name' })
}

/** A traveller may be offline with the pages that version 1 has stored. They are not bound to their address until they are stored anew. */
function moveFirstPages(database: IDBDatabase, transaction: IDBTransaction): void {
  const keys = transaction.objectStore('keys')
  const findingKey = keys.get('pages')
  findingKey.onsuccess = () => {
    if (findingKey.result) keys.put(findingKey.result, 'key')
    keys.delete('pages')
  }
  const rows = database.createObjectStore('rows', { keyPath: 'name' })
  const findingPages: IDBRequest<{ path: string }[]> = transaction.objectStore('pages').getAll()
  findingPages.onsuccess = () => {
    for (const { path, ...page } of findingPages.result) rows.put({ ...page, name: path, isUnbound: true })
    database.deleteObjectStore('pages')
  }
}

const open = (database: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version)
    request.onupgradeneeded = () => upgrade(request)
    let isTooLate = false
    request.onsuccess = () => {
      // An open connection would prevent deleting the store after signing out.
      if (isTooLate) request.result.close()
      else resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    // A page of an older version holds it: waiting for that one to be closed could take for ever.
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

const isDone = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

async function findKey(database: IDBDatabase): Promise<CryptoKey> {
  const keysOf = (mode: IDBTransactionMode) => database.transaction('keys', mode).objectStore('keys')
  const stored = await toPromise<CryptoKey | undefined>(keysOf('readonly').get('key'))
  if (stored) return stored
  const made = await makeDeviceKey()
  // Two tabs at once: the first key stays.
  const keys = keysOf('readwrite')
  const first = await toPromise<CryptoKey | undefined>(keys.get('key'))
  if (!first) await toPromise(keys.put(made, 'key'))
  return first ?? made
}

const rowsOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction('rows', mode).objectStore('rows')

function toListed<Facts>({ iv: _, sealed: __, ...listed }: Row<Facts>): Facts & { name: string } {
  return listed as unknown as Facts & { name: string }
}

/** One connection from the key to the row: deleting the store waits for it, and deletes both. */
export function openSealedStore<Facts extends StoredFacts = StoredFacts>(database: string): SealedStore<Facts> {
  async function use<T>(act: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const opened = await open(database)
      try {
        return await act(opened)
      } finally {
        opened.close()
      }
    } catch {
      return otherwise
    }
  }
  const getRow = (rows: IDBObjectStore, name: string) => toPromise<Row<Facts> | undefined>(rows.get(name))
  const getRows = (rows: IDBObjectStore) => toPromise<Row<Facts>[]>(rows.getAll())

  return {
    put: (name, bytes, toFacts) =>
      use(async (opened) => {
        const sealed = await sealBytes(await findKey(opened), name, bytes)
        const rows = rowsOf(opened, 'readwrite')
        const facts = toFacts(await getRow(rows, name))
        if (facts) await toPromise(rows.put({ ...facts, ...sealed, name } satisfies Row<Facts>))
      }, undefined),
    find: (name) =>
      use(async (opened) => {
        const row = await getRow(rowsOf(opened, 'readonly'), name)
        const bytes = row ? await openBytes(await findKey(opened), name, row) : null
        return row && bytes ? { ...toListed(row), bytes } : null
      }, null),
    list: () => use(async (opened) => (await getRows(rowsOf(opened, 'readonly'))).map(toListed), []),
    revise: (to) =>
      use(async (opened) => {
        const rows = rowsOf(opened, 'readwrite')
        const done = isDone(rows.transaction)
        for (const row of await getRows(rows)) {
          const listed = toListed(row)
          const facts = to(listed)
          if (facts === null) rows.delete(row.name)
          else if (facts !== listed) rows.put({ ...row, ...facts } satisfies Row<Facts>)
        }
        await done
      }, undefined),
    forget: (name) =>
      use(async (opened) => void (await toPromise(rowsOf(opened, 'readwrite').delete(name))), undefined),
    clear: () =>
      use(async (opened) => {
        const stores = opened.transaction(['keys', 'rows'], 'readwrite')
        for (const store of ['keys', 'rows']) stores.objectStore(store).clear()
        await isDone(stores)
      }, undefined),
  }
}
