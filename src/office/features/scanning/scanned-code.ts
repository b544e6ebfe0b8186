import { parseShortCode } from '../../../domain/orders/short-code.ts'
import { parseDiscountToken, type SignedToken } from '../../../domain/sales/discount-token.ts'
import { parseTicketCode } from '../../../domain/tickets/ticket-code.ts'
import { parseTicketToken, type SignedTicket } from '../../../domain/tickets/ticket-token.ts'

/** A code of ours as it was scanned or typed. A till and a door each take their own typed codes, and both say whose a signed one is. */
export type ScannedCode =
  | { kind: 'discount'; text: string; token: SignedToken }
  | { kind: 'ticket'; text: string; token: SignedTicket }
  | { kind: 'short-code'; text: string; shortCode: string }
  | { kind: 'ticket-code'; text: string }

export type TillCode = Exclude<ScannedCode, { kind: 'ticket-code' }>
export type DoorCode = Exclude<ScannedCode, { kind: 'short-code' }>

function parseSigned(text: string): Extract<ScannedCode, { kind: 'discount' | 'ticket' }> | null {
  const discount = parseDiscountToken(text)
  if (discount) return { kind: 'discount', text, token: discount }
  const ticket = parseTicketToken(text)
  return ticket && { kind: 'ticket', text, token: ticket }
}

/** Null for text that is no code of ours. A ticket is one, though not for a till. */
export function parseTillCode(text: string): TillCode | null {
  const shortCode = parseShortCode(text)
  return shortCode ? { kind: 'short-code', text, shortCode } : parseSigned(text)
}

/** Null for text that is no code of ours. A discount is one, though not for a door. */
export function parseDoorCode(text: string): DoorCode | null {
  return parseSigned(text) ?? (parseTicketCode(text) ? { kind: 'ticket-code', text } : null)
}
