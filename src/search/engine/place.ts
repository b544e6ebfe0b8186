/**
 * Where a term stands in a document, in 32 bits: the field (15) and the position in it (16). The highest bit marks the first
 * place of a term in a document, so that its further places can be walked without knowing where the term ends.
 */
export const first = 0x80000000
const max = 0xffff

export const toPlace = (field: number, position: number): number => (field << 16) | Math.min(position, max)
export const fieldOf = (place: number): number => (place >>> 16) & 0x7fff
export const positionOf = (place: number): number => place & max
export const bare = (place: number): number => place & 0x7fffffff

/** The distance that lies between two sentences, or two elements of a list: nothing is near across it. */
export const gap = 8

export const maxFields = 0x7fff

/** The entry of a term's first place in a document, from that of any of its places there. */
export function firstOf(entryPlaces: Uint32Array, entry: number): number {
  let at = entry
  while ((entryPlaces[at] as number) < first) at--
  return at
}
