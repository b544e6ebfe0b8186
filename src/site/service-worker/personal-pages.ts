import { forgetPictures } from './kept-files.ts'

/**
 * Pages with something of one person in them, encrypted: the key lies in this browser and cannot be taken out of it, so that a copy of
 * the browser's files alone is worth nothing. All of it goes when that person does.
 */
const database = 'safar-personal-pages'
const max = 40

export type SavedPage = { savedAt: number; headers: [string, string][]; html: string }
type Row = {
  path: string
  savedAt: number
  headers: [string, string][]
  iv: Uint8Array
  sealed: ArrayBuffer
  /** The pages that it is taken along with: then it does not make room for what was seen later. */
  journeys?: string[]
  /** Of a page that is taken along, those of its pictures that are kept for it. */
  pictures?: string[]
}
type TakenAlong = { journey: string; pictures?: string[] }

let opened: Promise<IDBDatabase> | undefined
let generation = 0

/** Whoever asked for something before all was forgotten must not save it after that. */
export function watchForgetting(): () => boolean {
  const before = generation
  return () => before !== generation
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys')
      request.result.createObjectStore('pages', { keyPath: 'path' })
    }
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function store(name: 'keys' | 'pages', mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(name, mode).objectStore(name)
}

async function findKey(): Promise<CryptoKey> {
  const known = (await toPromise((await store('keys', 'readonly')).get('pages'))) as CryptoKey | undefined
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two pages at once: the first key stays.
  const keys = await store('keys', 'readwrite')
  const first = (await toPromise(keys.get('pages'))) as CryptoKey | undefined
  if (!first) await toPromise(keys.put(made, 'pages'))
  return first ?? made
}

export async function savePersonal(
  path: string,
  { savedAt, headers, html }: SavedPage,
  isForgotten: () => boolean,
  along?: TakenAlong,
): Promise<void> {
  if (isForgotten()) return
  const key = await findKey()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(html))
  const pages = await store('pages', 'readwrite')
  if (isForgotten()) return
  const before = (await toPromise(pages.get(path))) as Row | undefined
  const journeys = [...new Set([...(before?.journeys ?? []), ...(along ? [along.journey] : [])])]
  const pictures = along?.pictures ?? before?.pictures
  await toPromise(pages.put({ path, savedAt, headers, iv, sealed, journeys, pictures } satisfies Row))
  const seen = (await findRows()).filter((row) => !row.journeys?.length)
  const oldest = seen.sort((one, other) => other.savedAt - one.savedAt).slice(max)
  const writable = await store('pages', 'readwrite')
  for (const row of oldest) writable.delete(row.path)
}

export const findRows = async (): Promise<Row[]> =>
  (await toPromise((await store('pages', 'readonly')).getAll())) as Row[]

/** Lets go of what was taken along with a page, unless it goes with another one too. */
export async function dropRows(rows: readonly Row[], journey: string): Promise<void> {
  const writable = await store('pages', 'readwrite')
  for (const row of rows.filter(({ journeys }) => journeys?.includes(journey))) {
    const journeys = row.journeys?.filter((one) => one !== journey) ?? []
    if (journeys.length === 0) writable.delete(row.path)
    else writable.put({ ...row, journeys } satisfies Row)
  }
  await new Promise((resolve, reject) => {
    writable.transaction.oncomplete = resolve
    writable.transaction.onerror = () => reject(writable.transaction.error)
  })
}

export async function findPersonal(path: string): Promise<SavedPage | null> {
  const row = (await toPromise((await store('pages', 'readonly')).get(path))) as Row | undefined
  if (!row) return null
  const key = await findKey()
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv as BufferSource }, key, row.sealed)
  return { savedAt: row.savedAt, headers: row.headers, html: new TextDecoder().decode(plain) }
}

/** Signed out, deleted, or somebody else: with its key, so that what a disk may still hold cannot be read. */
export async function forgetPersonal(): Promise<void> {
  generation++
  await forgetPictures()
  const stores = (await open()).transaction(['keys', 'pages'], 'readwrite')
  stores.objectStore('keys').clear()
  stores.objectStore('pages').clear()
  await new Promise((resolve, reject) => {
    stores.oncomplete = resolve
    stores.onerror = () => reject(stores.error)
  })
}
