import type { Column } from './column.ts'

/**
 * Some documents, indexed once and never changed: plain data, so that it can be written to disk as it is. Documents are numbered in
 * the order of their sequence.
 */
export type Segment = {
  size: number
  ids: string[]
  /** When a document first came: the last word where everything else is equal. A replaced document keeps it. */
  sequences: Float64Array
  /** The documents' JSON, one after another. */
  bytes: Uint8Array
  offsets: Float64Array
  /** Sorted. The entries of term t are those from starts[t] to starts[t + 1], in the order of document and place. */
  terms: string[]
  starts: Uint32Array
  entryDocs: Uint32Array
  /** See `place.ts`. */
  entryPlaces: Uint32Array
  /** The number of words of each field of each document: lengths[doc * fieldCount + field]. */
  fieldCount: number
  lengths: Uint16Array
  /** Which terms sound alike: the terms of sound s are soundTerms from soundStarts[s] to soundStarts[s + 1]. */
  sounds: string[]
  soundStarts: Uint32Array
  soundTerms: Uint32Array
  columns: Map<string, Column>
  /** Latitude and longitude in turn; NaN where there is none. Empty if the index does not use them. */
  geo: Float64Array
  /** How many documents have each attribute. */
  presence: Map<string, number>
}

export const documentOf = (segment: Segment, doc: number) =>
  JSON.parse(
    Buffer.from(
      segment.bytes.buffer,
      segment.bytes.byteOffset + (segment.offsets[doc] as number),
      (segment.offsets[doc + 1] as number) - (segment.offsets[doc] as number),
    ).toString('utf8'),
  )
