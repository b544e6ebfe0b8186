import {
  type CodeKind,
  headLength,
  parseSignedCode,
  type Signed,
  toHeadBytes,
  toSeconds,
} from '../codes/signed-code.ts'

/** What the QR code of a ticket says. Nothing personal, and enough for a door without a network to send a stranger away. */
export type TicketToken = {
  /** The number of the key that signed it. */
  key: number
  /** Of the ticket: random. */
  ticket: bigint
  /** What it is a ticket of. */
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

/** Null for what cannot be one. Whether its signature holds is for whoever has the key to say. */
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
