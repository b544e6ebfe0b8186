export type Verify = (
  publicKey: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

const algorithm = { name: 'Ed25519' }

/** By the browser itself. */
const verifyHere: Verify = async (publicKey, signed, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm, key, signature, signed)
}

/** The base point of the curve: a public key like any other. */
const anyKey = Uint8Array.from({ length: 32 }, (_, index) => (index === 0 ? 0x58 : 0x66))

const canVerifyHere = async (): Promise<boolean> => {
  try {
    await crypto.subtle.importKey('raw', anyKey, algorithm, false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** Fetched while there is a network: without one it could not be. */
export async function loadVerify(): Promise<Verify> {
  if (await canVerifyHere()) return verifyHere
  const { verifyAsync } = await import('@noble/ed25519')
  return (publicKey, signed, signature) => verifyAsync(signature, signed, publicKey)
}

// Once for the page.
let verifying: Promise<Verify | null> | null = null

/** Null where it could not be fetched; it is tried again the next time. */
export const prepareVerify = (): Promise<Verify | null> => {
  verifying ??= loadVerify().catch(() => {
    verifying = null
    return null
  })
  return verifying
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
