import { shortCodeLetters } from '../orders/short-code.ts'
import { toLatinDigits } from '../text/digits.ts'

const orderCode = '[2-9A-HJ-NP-Z]{8}'
const proofLength = 4

/** The code of an order, a number within it, and the letters that only who has the ticket was shown. */
export type TicketCode = { order: string; number: number; proof: string }

/**
 * A code to type. Customers who passed the ticket on, or have another one of the same order, know order and number, so the code also has
 * letters of the ticket itself.
 */
export const toTicketCode = ({ order, number, proof }: TicketCode): string => `${order}-${number}-${proof}`

/** Letters of a ticket's own random number. */
export function toProof(ticket: bigint): string {
  const base = BigInt(shortCodeLetters.length)
  let rest = ticket
  let proof = ''
  for (let left = proofLength; left > 0; left--) {
    proof += shortCodeLetters[Number(rest % base)]
    rest /= base
  }
  return proof
}

/** However it was typed: with spaces, in small letters, in Arabic digits, with any dash. Null for what cannot be one. */
export function parseTicketCode(typed: string): TicketCode | null {
  const plain = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}_./]+/gu, '-')
    .replace(/^-|-$/g, '')
  // People group eight letters in fours when they read them out.
  const joined = plain.replace(/^(.{4})-(.{4})-/, '$1$2-')
  const parts = new RegExp(`^(${orderCode})-0*(\\d{1,3})-([${shortCodeLetters}]{${proofLength}})$`).exec(joined)
  const number = Number(parts?.[2] ?? 0)
  return parts?.[1] && parts[3] && number > 0 ? { order: parts[1], number, proof: parts[3] } : null
}
