import { randomKey } from '../../../client/device/random-key.ts'
import { withStorage } from '../../../client/device/reload-guard.ts'
import { keptAttempt as name } from '../../../client/session/clear-on-sign-out.ts'

export type Attempts = {
  /** The same for the same input, until an answer to it has come. */
  keyFor: (input: string) => string
  /** `status` is that of the answer; 0 where none came. */
  note: (status: number) => void
}

type Open = { input: string; key: string }
type Memory = { find: () => Open | null; keep: (open: Open | null) => void }

/**
 * One key an attempt. Where no answer came, the booking may have been made all the same, so that the next press is the same attempt.
 * An answer ends it, a problem too: the server would repeat it for the same key.
 */
export function createAttempts(toKey: () => string = randomKey, { find, keep }: Memory = tabMemory): Attempts {
  return {
    keyFor(input) {
      const open = find()
      if (open?.input === input) return open.key
      const key = toKey()
      keep({ input, key })
      return key
    },
    note(status) {
      if (status > 0 && status < 500) keep(null)
    },
  }
}

let here: Open | null = null

/** Who reloads because it takes so long must not book twice. */
const tabMemory: Memory = {
  find: () => withStorage((storage) => JSON.parse(storage.getItem(name) ?? 'null') as Open | null) ?? here,
  keep(open) {
    here = open
    withStorage((storage) => (open ? storage.setItem(name, JSON.stringify(open)) : storage.removeItem(name)))
  },
}
