/** A number for each document: the smaller comes first. */
export type KeyOf = (doc: number) => number

/**
 * The first `count` documents when ordered by the keys, the first key first, and as they come where all keys are equal. Each is measured
 * against the last of the best so far, and most are told by a key or two to come after it.
 */
export function selectBest(docs: Uint32Array, keys: readonly KeyOf[], count: number): Uint32Array {
  const width = keys.length
  const best = new Uint32Array(Math.min(count, docs.length))
  // The keys of each of the best, in a row. Typed, as all that is here: a list that grows with each search is compiled anew for each.
  const rows = new Float64Array(best.length * width)
  const row = new Float64Array(width)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const last = best.length - 1
    if (at > last && !comesBefore(doc, keys, rows, last * width)) continue
    for (let level = 0; level < width; level++) row[level] = (keys[level] as KeyOf)(doc)
    let place = Math.min(at, last)
    while (place > 0 && isLess(row, rows, (place - 1) * width)) place--
    best.copyWithin(place + 1, place, last)
    rows.copyWithin((place + 1) * width, place * width, last * width)
    best[place] = doc
    rows.set(row, place * width)
  }
  return best
}

function comesBefore(doc: number, keys: readonly KeyOf[], rows: Float64Array, start: number): boolean {
  for (let level = 0; level < keys.length; level++) {
    const key = (keys[level] as KeyOf)(doc)
    const other = rows[start + level] as number
    if (key !== other) return key < other
  }
  return false
}

function isLess(row: Float64Array, rows: Float64Array, start: number): boolean {
  for (let level = 0; level < row.length; level++) {
    const other = rows[start + level] as number
    if (row[level] !== other) return (row[level] as number) < other
  }
  return false
}
