import {
  type CodeKind,
  headLength,
  parseSignedCode,
  type Signed,
  toHeadBytes,
  toSeconds,
} from '../codes/signed-code.ts'

/** The content of a ticket's QR code. Nothing personal, and enough for an offline door to refuse a wrong ticket. */
export type TicketToken = {
  /** The number of the key that signed it. */
  key: number
  /** Identifies the ticket: random. */
  ticket: bigint
  /** The event or activity of the ticket. */
  sale: number
  /** From when on it opens a door; null where it does from the beginning. */
  opensAt: Date | null
  expiresAt: Date
}

export type SignedTicket = TicketToken & Signed

/** A square of 41. */
const ticketKind: CodeKind = { version: 2, length: headLength + 8 }

/** After the head the sale, and whole seconds of the beginning; 0 is whenever. */
export function toTicketBytes({ key, ticket, sale, opensAt, expiresAt }: TicketToken): Uint8Array<ArrayBuffer> {
  const bytes = toHeadBytes(ticketKind, { key, id: ticket, expiresAt })
  const view = new DataView(bytes.buffer)
  view.setUint32(headLength, sale)
  view.setUint32(headLength + 4, opensAt ? toSeconds(opensAt) : 0)
  return bytes
}

/** Null for text that cannot be a token. The signature is not checked here. */
export function parseTicketToken(text: string): SignedTicket | null {
  const code = parseSignedCode(text, ticketKind)
  if (!code) return null
  const { key, id, expiresAt, signed, signature, view } = code
  const opens = view.getUint32(headLength + 4)
  return {
    key,
    ticket: id,
    sale: view.getUint32(headLength),
    opensAt: opens === 0 ? null : new Date(opens * 1000),
    expiresAt,
    signed,
    signature,
  }
}
