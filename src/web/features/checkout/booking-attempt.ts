export type Attempts = {
  /** The same for the same wish, until an answer to it has come. */
  keyFor: (wish: string) => string
  /** `status` is that of the answer; 0 where none came. */
  note: (status: number) => void
}

/**
 * One key an attempt. Where no answer came, the booking may have been made all the same, so that the next press is the same attempt.
 * An answer ends it, a refusal too: the server would repeat it for the same key.
 */
export function createAttempts(toKey: () => string = randomKey): Attempts {
  let open: { wish: string; key: string } | null = null
  return {
    keyFor(wish) {
      if (open?.wish !== wish) open = { wish, key: toKey() }
      return open.key
    },
    note(status) {
      if (status > 0 && status < 500) open = null
    },
  }
}

/** `randomUUID` exists on encrypted pages only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
