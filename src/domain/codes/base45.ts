/** The letters that a QR code has a denser way of writing for. RFC 9285 and ISO/IEC 18004 number them alike. */
export const base45Letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

const letterOf = (value: number): string => base45Letters.charAt(value)

/** Two bytes in three letters, a last one in two. */
export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let place = 0; place < bytes.length; place += 2) {
    const [first = 0, second] = [bytes[place], bytes[place + 1]]
    const value = second === undefined ? first : first * 256 + second
    text += letterOf(value % 45) + letterOf(Math.floor(value / 45) % 45)
    if (second !== undefined) text += letterOf(Math.floor(value / 45 ** 2))
  }
  return text
}

/** Null for what nothing encodes to. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3))
  for (let place = 0, next = 0; place < text.length; place += 3) {
    const values = [...text.slice(place, place + 3)].map((letter) => base45Letters.indexOf(letter))
    if (values.includes(-1)) return null
    const value = values.reduceRight((sum, digit) => sum * 45 + digit, 0)
    if (value >= (values.length === 3 ? 65_536 : 256)) return null
    if (values.length === 3) bytes[next++] = value >> 8
    bytes[next++] = value & 255
  }
  return bytes
}
