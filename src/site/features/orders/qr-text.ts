const maxBytes = 200

/** As much as a code holds; a letter may have four bytes, and none is cut. */
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
