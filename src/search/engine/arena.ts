/**
 * Room for the arrays of one search. A search is made without a pause and keeps none of them, so the next one uses the same room: fresh
 * arrays of the size of an index, thrown away by the hundred, would cost more in collecting than they cost in use.
 */
const largest = 128 * 1024 * 1024

let room = new ArrayBuffer(1024 * 1024)
let used = 0
let wanted = 0

/** A new search begins: nothing that was taken is used any more. */
export function clearArena(): void {
  if (wanted > room.byteLength && room.byteLength < largest) room = new ArrayBuffer(Math.min(largest, wanted * 2))
  used = 0
  wanted = 0
}

/** The offset of free room for `bytes`, or -1 without any. */
function take(bytes: number): number {
  const rounded = (bytes + 7) & ~7
  wanted += rounded
  if (used + rounded > room.byteLength) return -1
  const at = used
  used += rounded
  return at
}

/** These arrays still have values of earlier searches. */
export function takeBytes(length: number): Uint8Array {
  const at = take(length)
  return at < 0 ? new Uint8Array(length) : new Uint8Array(room, at, length)
}

export function takeWords(length: number): Uint32Array {
  const at = take(length * 4)
  return at < 0 ? new Uint32Array(length) : new Uint32Array(room, at, length)
}

export function takeNumbers(length: number): Float64Array {
  const at = take(length * 8)
  return at < 0 ? new Float64Array(length) : new Float64Array(room, at, length)
}
