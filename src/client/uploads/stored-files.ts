import { openSealedStore } from '../device/sealed-store.ts'
import { filesDatabase } from '../session/clear-on-sign-out.ts'

/** Files on their way stay on the device until they have arrived, encrypted: a page that is loaded anew has lost what was chosen in it. */
export type StoredFiles = {
  keep: (id: string, file: Blob) => Promise<void>
  find: (id: string) => Promise<Blob | null>
  forget: (id: string) => Promise<void>
  /** The ids of all. */
  list: () => Promise<string[]>
}

const store = openSealedStore(filesDatabase)

export const deviceFiles: StoredFiles = {
  keep: async (id, file) => {
    // One that cannot be read here, such as one that was moved away meanwhile, is asked for once more.
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) await store.put(id, bytes, () => ({ savedAt: Date.now() }))
  },
  find: async (id) => {
    const found = await store.find(id)
    return found && new Blob([found.bytes])
  },
  forget: store.forget,
  list: async () => (await store.list()).map(({ name }) => name),
}
