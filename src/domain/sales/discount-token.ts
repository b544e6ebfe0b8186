import { type CodeKind, headLength, parseSignedCode, type Signed, toHeadBytes } from '../codes/signed-code.ts'

/** What the QR code of a guest says: which window is shown, until when, and by which key that is so. Nothing personal. */
export type DiscountToken = {
  /** The number of the key that signed it. */
  key: number
  /** Of the window: 64 random bits. */
  window: bigint
  expiresAt: Date
}

export type SignedToken = DiscountToken & Signed

/** 119 letters, a square of 37. */
const discount: CodeKind = { version: 1, length: headLength }

/** What is signed. */
export const toSignedBytes = ({ key, window, expiresAt }: DiscountToken): Uint8Array<ArrayBuffer> =>
  toHeadBytes(discount, { key, id: window, expiresAt })

/** Null for what cannot be one. Whether its signature holds is for whoever has the key to say. */
export function parseDiscountToken(text: string): SignedToken | null {
  const code = parseSignedCode(text, discount)
  if (!code) return null
  const { key, id, expiresAt, signed, signature } = code
  return { key, window: id, expiresAt, signed, signature }
}
