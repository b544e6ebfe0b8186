import { dayMs } from '../../domain/time/units.ts'
import { draftsDatabase } from '../session/clear-on-sign-out.ts'
import { tryParseJson } from './parse-json.ts'
import { openSealedStore, type SealedStore } from './sealed-store.ts'

/** For how long what was begun waits on a device, in days. */
export const draftDaysHere = 7

/**
 * Texts typed into long forms, encrypted on the device. Writes run one after another: the last typed text stays, and a deleted draft does not come
 * back with a write that was still under way.
 */
export function createDrafts(store: Pick<SealedStore, 'put' | 'find' | 'forget' | 'list'>, now: () => number) {
  const waiting = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  const after = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }

  async function write(name: string): Promise<void> {
    if (!waiting.has(name)) return
    const bytes = new TextEncoder().encode(JSON.stringify(waiting.get(name))).buffer
    waiting.delete(name)
    await store.put(name, bytes, () => ({ savedAt: now() }))
  }

  async function read(name: string): Promise<unknown> {
    for (const old of await store.list()) if (old.savedAt < now() - draftDaysHere * dayMs) await store.forget(old.name)
    const found = await store.find(name)
    return found && tryParseJson(new TextDecoder().decode(found.bytes))
  }

  return {
    keep: (name: string, draft: unknown): void => {
      const isQueued = waiting.has(name)
      waiting.set(name, draft)
      if (!isQueued) void after(() => write(name))
    },
    /** The stored draft of any version of the site; null without one. */
    find: (name: string): Promise<unknown> => after(() => read(name)).catch(() => null),
    forget: (name: string): Promise<void> => {
      waiting.delete(name)
      return after(() => store.forget(name)).catch(() => {})
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>

export const deviceDrafts: Drafts = createDrafts(openSealedStore(draftsDatabase), Date.now)
