import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Problem } from '../contract/problems.ts'
import { giveBack } from '../domain/files/free-buffers.ts'

/** The body of a call that takes bytes. It stays in the network until the handler knows that it is wanted. */
export type SentBytes = {
  /** The announced length. */
  length: number
  /** Empty once the call is answered. */
  read(): Promise<Buffer>
  /** Ends it where it comes so slowly that it would not be here in time; false where it is quick enough. */
  giveWay(): boolean
}

/** In milliseconds: after the first a server gives a request up; before the second no sender counts as slow. */
export const maxRequest = 30_000
const minTime = 5_000

/** No longer than any other body, and no slower: the server gives up on either. */
export class SentBody implements SentBytes {
  readonly length: number
  readonly #body: Readable
  readonly #now: () => number
  #bytes: Buffer | null = null
  #begun = 0
  #received = 0

  /** A body without a length may come byte by byte, and each byte costs a hundred. */
  constructor(body: Readable, announced: string | undefined, max: number, now = () => performance.now()) {
    if (announced === undefined) throw new Problem('INVALID_INPUT')
    if (Number(announced) > max) throw new Problem('BODY_TOO_LARGE')
    this.length = Number(announced)
    this.#body = body
    this.#now = now
  }

  async read(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(this.length)
    this.#bytes = bytes
    this.#begun = this.#now()
    try {
      for await (const part of this.#body) {
        this.#received += part.copy(bytes, this.#received)
        // Buffers that did not come over a network belong to others.
        if (this.#body instanceof IncomingMessage) giveBack([part])
      }
    } catch {
      // A broken connection is no failure, and has no reader.
      throw new Problem('INVALID_INPUT')
    }
    return bytes.subarray(0, this.#received)
  }

  giveWay(): boolean {
    const time = this.#now() - this.#begun
    const share = this.#received / this.length
    if (time < minTime || share >= 1 || share >= time / maxRequest) return false
    this.#body.destroy()
    return true
  }

  end(): void {
    if (this.#bytes) giveBack([this.#bytes])
    this.#bytes = null
  }
}
