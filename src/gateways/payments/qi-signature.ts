import { createPublicKey, type KeyObject, verify } from 'node:crypto'

type Signed = {
  paymentId: string
  amount?: number | string | null
  currency?: string | null
  creationDate?: string | null
  status?: string | null
}

/** A key from the environment often has `\n` in the place of its line breaks. */
export function parseQiKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // Its own message would repeat a part of the key.
  }
  throw new Error('The public key of Qi must be an RSA key in PEM')
}

/** RSA-SHA256 over `paymentId|amount|currency|creationDate|status`, with `-` for missing values. */
export const isSignedByQi = (key: KeyObject, notice: Signed, signature: string): boolean => {
  const input = Buffer.from(signature, 'base64')
  return toSignedTexts(notice).some((text) => verify('RSA-SHA256', Buffer.from(text), key, input))
}

/** Three decimals, say most sources, and two or none the others: each is the same amount. */
function toSignedTexts({ paymentId, amount, currency, creationDate, status }: Signed): string[] {
  const number = Number(amount)
  const amounts =
    amount == null
      ? ['-']
      : [3, 2, 1, 0].map((digits) => number.toFixed(digits)).filter((text) => Number(text) === number)
  return amounts.map((text) => [paymentId, text, currency || '-', creationDate || '-', status || '-'].join('|'))
}
