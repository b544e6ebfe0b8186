import { type CodeKind, headLength, parseSignedCode, type Signed, toHeadBytes } from '../codes/signed-code.ts'

/** The content of a guest's QR code: its window, its end and the key that signed it. Nothing personal. */
export type DiscountToken = {
  /** The number of the key that signed it. */
  key: number
  /** Identifies the window: 64 random bits. */
  window: bigint
  expiresAt: Date
}

export type SignedToken = DiscountToken & Signed

/** 119 letters, a square of 37. */
const discount: CodeKind = { version: 1, length: headLength }

/** The bytes that are signed. */
export const toSignedBytes = ({ key, window, expiresAt }: DiscountToken): Uint8Array<ArrayBuffer> =>
  toHeadBytes(discount, { key, id: window, expiresAt })

/** Null for text that cannot be a token. The signature is not checked here. */
export function parseDiscountToken(text: string): SignedToken | null {
  const code = parseSignedCode(text, discount)
  if (!code) return null
  const { key, id, expiresAt, signed, signature } = code
  return { key, window: id, expiresAt, signed, signature }
}
