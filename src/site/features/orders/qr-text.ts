const maxBytes = 200

/** The capacity of a code in bytes; a letter may have four, and none is cut. */
export function toQrText(text: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  const fits = (letter: string) => {
    bytes += encoder.encode(letter).length
    return bytes <= maxBytes
  }
  const letters = [...text]
  const end = letters.findIndex((letter) => !fits(letter))
  return end === -1 ? text : letters.slice(0, end).join('')
}
