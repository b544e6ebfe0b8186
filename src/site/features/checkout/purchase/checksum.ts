/** Tells whether two texts are likely the same, and nothing else about them: many texts share each of these 65,536 numbers. */
export function toChecksum(text: string): number {
  let sum = 0
  for (let place = 0; place < text.length; place++) sum = (sum * 31 + text.charCodeAt(place)) % 65_521
  return sum
}
