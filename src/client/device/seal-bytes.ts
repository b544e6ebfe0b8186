export type SealedBytes = {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** Sealed before bytes were bound to their name. */
  isUnbound?: true
}

/** One that can be used here and never be taken out: a copy of the browser's files alone is worth nothing. */
export const makeDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Bound to its name, so that nothing can be put into the place of another. */
const toWay = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

export async function sealBytes(key: CryptoKey, name: string, bytes: ArrayBuffer): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, sealed: await crypto.subtle.encrypt(toWay(iv, name), key, bytes) }
}

/** Null where it was changed, or sealed by another key. */
export const openBytes = (
  key: CryptoKey,
  name: string,
  { iv, sealed, isUnbound }: SealedBytes,
): Promise<ArrayBuffer | null> =>
  crypto.subtle.decrypt(isUnbound ? { name: 'AES-GCM', iv } : toWay(iv, name), key, sealed).catch(() => null)
