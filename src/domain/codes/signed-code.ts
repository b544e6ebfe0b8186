import { fromBase45, toBase45 } from './base45.ts'

/** The head of every signed code: its kind, the key that signed it, the thing that it names, and its end. */
type Head = {
  /** The number of the key that signed it. */
  key: number
  /** 64 random bits, so that ids cannot be guessed. */
  id: bigint
  expiresAt: Date
}

export type Signed = { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

export const headLength = 15
const signatureLength = 64

/** A kind of code: one is never taken for another. `length`: the bytes that are signed, the head and the kind's own. */
export type CodeKind = { version: number; length: number }

/** Version, key, id, whole seconds of the end; the rest is left empty for what else the kind has to say. */
export function toHeadBytes({ version, length }: CodeKind, { key, id, expiresAt }: Head): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, version)
  view.setUint16(1, key)
  view.setBigInt64(3, id)
  view.setUint32(11, toSeconds(expiresAt))
  return bytes
}

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** In the letters that make the least dense QR code. */
export const toTokenText = (signed: Uint8Array, signature: Uint8Array): string =>
  toBase45(Uint8Array.from([...signed, ...signature]))

/** Null for text that cannot be a code of this kind. The signature is not checked here. */
export function parseSignedCode(
  text: string,
  { version, length }: CodeKind,
): (Head & Signed & { view: DataView }) | null {
  const bytes = fromBase45(text)
  if (bytes?.length !== length + signatureLength || bytes[0] !== version) return null
  const view = new DataView(bytes.buffer)
  return {
    key: view.getUint16(1),
    id: view.getBigInt64(3),
    expiresAt: new Date(view.getUint32(11) * 1000),
    signed: bytes.slice(0, length),
    signature: bytes.slice(length),
    view,
  }
}
