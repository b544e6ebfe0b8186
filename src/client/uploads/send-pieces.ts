import type { Ok } from '../../contract/contract.ts'
import type { Outcome } from '../call/outcome.ts'

export type Upload = Ok<'GET /customer/uploads/{upload}'>

/** The environment of the loop: a test gives it a network of its own. */
export type PieceNetwork = {
  put: (id: string, offset: number, piece: Blob) => Promise<Outcome<Upload>>
  look: (id: string) => Promise<Outcome<Upload>>
  /** In milliseconds, from whenever. */
  now: () => number
  /** Until it is worth another try, or the network is back. */
  rest: (tries: number, signal: AbortSignal) => Promise<void>
}

/** In bytes: what to begin with, and what pieces may become. */
export type PieceSizes = { piece: number; minPiece: number; maxPiece: number }

export type Sending = {
  upload: Upload
  /** All bytes, from the first one. */
  file: Blob
  sizes: PieceSizes
  signal: AbortSignal
  /** `isWaiting`: nothing gets through right now. */
  onChange: (upload: Upload, isWaiting: boolean) => void
}

export type SendEnd = { upload: Upload } | { message: string | null } | null

/**
 * Sends the missing pieces until the server has inspected the file. Failed sends are repeated as long as the page is open; only a refusal by the
 * server ends it. Null where it was cancelled from outside.
 */
export async function sendPieces(network: PieceNetwork, sending: Sending): Promise<SendEnd> {
  const { file, sizes, signal, onChange } = sending
  let { upload } = sending
  let pieceBytes = sizes.piece
  let tries = 0
  const ask = (): Promise<Outcome<Upload>> =>
    upload.state === 'receiving'
      ? network.put(upload.id, upload.received, file.slice(upload.received, upload.received + pieceBytes))
      : network.look(upload.id)
  while (!signal.aborted) {
    if (upload.state === 'ready' || upload.state === 'refused') return { upload }
    if (upload.state === 'checking') await network.rest(1, signal)
    if (signal.aborted) break
    // A piece may have arrived although its answer was lost: after a try that failed, the server says where it stands.
    const begun = network.now()
    const isPiece = tries === 0 && upload.state === 'receiving'
    const outcome = await (tries > 0 ? network.look(upload.id) : ask())
    if (signal.aborted) break
    if (isPiece) pieceBytes = toNextSize(pieceBytes, sizes, outcome, network.now() - begun)
    if (outcome.ok) {
      upload = outcome.body
      tries = 0
      onChange(upload, false)
    } else if (isWorthAnother(outcome)) {
      tries += 1
      onChange(upload, true)
      await network.rest(tries, signal)
    } else return { message: outcome.body?.message ?? null }
  }
  return null
}

/** In milliseconds: what goes through faster could be more at once, for less of everything that goes with a piece. */
const quick = 2_000

/** A network that is so slow that a piece is given up on its way gets it through once it is small enough. */
function toNextSize(size: number, { minPiece, maxPiece }: PieceSizes, outcome: Outcome<Upload>, took: number): number {
  if (!outcome.ok) return outcome.status === 0 ? Math.max(minPiece, Math.floor(size / 2)) : size
  return took < quick ? Math.min(maxPiece, size * 2) : size
}

const isWorthAnother = ({ status, body }: Extract<Outcome<Upload>, { ok: false }>): boolean =>
  status === 0 || status === 429 || status >= 500 || body?.code === 'UPLOAD_OFFSET'

const maxRest = 20_000

/** A second at first, then longer; at once where the network comes back. */
export const restInBrowser: PieceNetwork['rest'] = (tries, signal) =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, Math.min(maxRest, 500 * 2 ** tries))
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
