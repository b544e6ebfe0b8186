import type { Document, Json } from './query.ts'
import { documentOf, type Segment } from './segment.ts'

/** For each segment: a list that many visitors see has few documents, and parsing one takes longer than finding it. */
const maxKept = 500
const maxBytes = 32_768

const kept = new WeakMap<Segment, Map<number, Document>>()

/** All callers share the object, so it is frozen. */
export function recentDocumentOf(segment: Segment, doc: number): Document {
  const length = (segment.offsets[doc + 1] ?? 0) - (segment.offsets[doc] ?? 0)
  if (length > maxBytes) return documentOf(segment, doc)
  const documents = kept.get(segment) ?? new Map<number, Document>()
  kept.set(segment, documents)
  const found = documents.get(doc)
  if (found) return found
  const document: Document = documentOf(segment, doc)
  freeze(document)
  const [oldest] = documents.size >= maxKept ? documents.keys() : []
  if (oldest !== undefined) documents.delete(oldest)
  documents.set(doc, document)
  return document
}

function freeze(value: Json): void {
  if (typeof value !== 'object' || value === null) return
  for (const member of Object.values(value)) freeze(member)
  Object.freeze(value)
}
