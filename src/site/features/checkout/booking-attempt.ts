import { randomKey } from '../../../client/device/random-key.ts'
import { hasShape, isText } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { attemptKey } from '../../../client/session/clear-on-sign-out.ts'

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

const isOpen = hasShape<Open>({ input: isText, key: isText })
const stored = tabValue(attemptKey, (found) => (isOpen(found) ? found : null))
let here: Open | null = null

/** Who reloads because it takes so long must not book twice. */
const tabMemory: Memory = {
  find: () => stored.read() ?? here,
  keep(open) {
    here = open
    if (open) stored.write(open)
    else stored.remove()
  },
}
