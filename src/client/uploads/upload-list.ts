import type { Ok } from '../../contract/contract.ts'
import type { Outcome } from '../call/outcome.ts'
import { createListeners } from '../device/listeners.ts'
import { type PieceNetwork, type PieceSizes, sendPieces, type Upload } from './send-pieces.ts'
import type { StoredFiles } from './stored-files.ts'

/** The owner of a file: one part of a form, and a field of it. */
export type UploadPlace = { form: string; field: string }

export type UploadItem = UploadPlace & {
  key: string
  /** Null until the server knows it. */
  id: string | null
  name: string
  bytes: number
  received: number
  /** `waiting`: nothing gets through right now. `stopped`: this device does not have the file any more. */
  state: 'sending' | 'waiting' | 'checking' | 'ready' | 'refused' | 'stopped'
  /** The fault in the server's words; null without any. */
  message: string | null
}

export type UploadNetwork = PieceNetwork & {
  list: () => Promise<Outcome<Ok<'GET /customer/uploads'>>>
  begin: (
    place: UploadPlace,
    file: { name: string; bytes: number; type: string },
    key: string,
  ) => Promise<Outcome<Ok<'POST /customer/uploads'>>>
  remove: (id: string) => Promise<Outcome<unknown>>
}

export type UploadList = ReturnType<typeof createUploadList>

/** Uploads at once; more would only make each of them slower. */
const lanes = 2
const usual: PieceSizes = { piece: 256 * 1024, minPiece: 64 * 1024, maxPiece: 1024 * 1024 }

/** The files of a form, on their way and complete. The server knows those that were sent before, from here or from another device. */
export function createUploadList(network: UploadNetwork, storedFiles: StoredFiles, toKey: () => string) {
  let items: readonly UploadItem[] = []
  let isLoaded = false
  let sizes = usual
  const listeners = createListeners()
  const stops = new Map<string, AbortController>()
  const queue: (() => Promise<void>)[] = []
  let busy = 0
  // An upload that begins while the list is being loaded would be found in it, and be there twice.
  let listed: Promise<unknown> = Promise.resolve()

  const set = (next: readonly UploadItem[]): void => {
    items = next
    listeners.notify()
  }
  const change = (key: string, part: Partial<UploadItem>): void =>
    set(items.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const run = (job: () => Promise<void>): void => {
    queue.push(job)
    goAhead()
  }
  function goAhead(): void {
    while (busy < lanes) {
      const job = queue.shift()
      if (!job) return
      busy += 1
      void job().finally(() => {
        busy -= 1
        goAhead()
      })
    }
  }

  async function send(key: string, upload: Upload, file: Blob): Promise<void> {
    const stop = stops.get(key) ?? new AbortController()
    stops.set(key, stop)
    const { signal } = stop
    const onChange = (now: Upload, isWaiting: boolean) =>
      change(key, { received: now.received, state: isWaiting ? 'waiting' : toState(now) })
    change(key, { id: upload.id, state: 'sending' })
    const end = await sendPieces(network, { upload, file, sizes, signal, onChange })
    if (!end) return
    await storedFiles.forget(upload.id)
    if ('upload' in end) change(key, toItem(end.upload, key))
    else change(key, { state: 'refused', message: end.message })
  }

  async function begin(item: UploadItem, file: File): Promise<void> {
    const stop = new AbortController()
    stops.set(item.key, stop)
    await listed
    for (let tries = 1; !stop.signal.aborted; tries++) {
      const announced = { name: file.name, bytes: file.size, type: file.type }
      const outcome = await network.begin({ form: item.form, field: item.field }, announced, item.key)
      if (outcome.ok) {
        sizes = outcome.body.limits
        // Removed while it began, so the server deletes it.
        if (stop.signal.aborted) return void (await network.remove(outcome.body.id))
        await storedFiles.keep(outcome.body.id, file)
        return send(item.key, outcome.body, file)
      }
      if (outcome.status !== 0 && outcome.status < 500)
        return change(item.key, { state: 'refused', message: outcome.body?.message ?? null })
      change(item.key, { state: 'waiting' })
      await network.rest(tries, stop.signal)
    }
  }

  /** Files on the server, and those that were on their way when the page was left. */
  async function load(): Promise<void> {
    const listing = network.list()
    listed = listing
    const outcome = await listing
    if (!outcome.ok) return
    sizes = outcome.body.limits
    const known = new Set(items.map(({ id }) => id))
    const found = outcome.body.data.filter(({ id }) => !known.has(id))
    isLoaded = true
    set([...items, ...found.map((upload) => toItem(upload, upload.id))])
    await forgetOthers(new Set(outcome.body.data.map(({ id }) => id)))
    for (const upload of found) {
      if (upload.state !== 'receiving' && upload.state !== 'checking') continue
      const file = upload.state === 'checking' ? new Blob() : await storedFiles.find(upload.id)
      if (file) run(() => send(upload.id, upload, file))
    }
  }

  /** A file that the server has given up will never be sent: a passport must not stay on the device for it. */
  async function forgetOthers(waiting: ReadonlySet<string>): Promise<void> {
    const own = new Set(items.map(({ id }) => id))
    for (const id of await storedFiles.list()) if (!waiting.has(id) && !own.has(id)) await storedFiles.forget(id)
  }

  /** The keys of the files, in their order. */
  function add(place: UploadPlace, files: readonly File[]): string[] {
    return files.map((file) => {
      const stopped = items.find((item) => item.state === 'stopped' && isSame(item, place, file))
      if (stopped) {
        change(stopped.key, { state: 'sending' })
        run(() => goOn(stopped, file))
        return stopped.key
      }
      const item: UploadItem = {
        ...place,
        key: toKey(),
        id: null,
        name: file.name,
        bytes: file.size,
        received: 0,
        state: 'sending',
        message: null,
      }
      set([...items, item])
      run(() => begin(item, file))
      return item.key
    })
  }

  /** The same file, chosen once more. */
  async function goOn({ key, id }: UploadItem, file: File): Promise<void> {
    const outcome = id ? await network.look(id) : null
    if (outcome?.ok) return send(key, outcome.body, file)
    change(key, { state: 'refused', message: outcome?.body?.message ?? null })
  }

  async function remove(key: string): Promise<boolean> {
    const item = items.find((one) => one.key === key)
    if (!item) return true
    stops.get(key)?.abort()
    stops.delete(key)
    if (item.id) {
      const outcome = await network.remove(item.id)
      if (!outcome.ok && outcome.status !== 404) return false
      await storedFiles.forget(item.id)
    }
    set(items.filter((one) => one.key !== key))
    return true
  }

  return {
    load,
    add,
    remove,
    /** Stops the uploads; the server and the device keep their state. */
    close: () => {
      queue.length = 0
      for (const stop of stops.values()) stop.abort()
      stops.clear()
    },
    read: () => items,
    isLoaded: () => isLoaded,
    subscribe: listeners.subscribe,
  }
}

const isSame = (item: UploadItem, place: UploadPlace, file: File): boolean =>
  item.form === place.form && item.field === place.field && item.name === file.name && item.bytes === file.size

/** That it is there is said at the very end, when the device has let go of it. */
const toState = ({ state }: Upload): UploadItem['state'] => (state === 'receiving' ? 'sending' : 'checking')

const toItem = (upload: Upload, key: string): UploadItem => ({
  key,
  id: upload.id,
  form: upload.form,
  field: upload.field,
  name: upload.name,
  bytes: upload.bytes,
  received: upload.received,
  state: upload.state === 'receiving' ? 'stopped' : upload.state,
  message: upload.problem?.message ?? null,
})
