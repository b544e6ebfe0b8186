import { describe, expect, test } from 'vitest'
import { recentDocumentOf } from './recent-documents.ts'
import type { Segment } from './segment.ts'

const toSegment = (documents: object[]): Segment => {
  const texts = documents.map((document) => Buffer.from(JSON.stringify(document)))
  const offsets = [0]
  for (const text of texts) offsets.push((offsets.at(-1) ?? 0) + text.length)
  return { bytes: new Uint8Array(Buffer.concat(texts)), offsets: Float64Array.from(offsets) } as Segment
}

describe('a document that is found again', () => {
  test('is not parsed again, and nobody can change it for the next', () => {
    const segment = toSegment([{ id: 1, place: { title: 'Erbil' } }])
    const document = recentDocumentOf(segment, 0)
    expect(recentDocumentOf(segment, 0)).toBe(document)
    expect(() => Object.assign(document.place as object, { title: 'Basra' })).toThrow(TypeError)
  })

  test('is remembered only while it is one of the last few hundred, and small', () => {
    const segment = toSegment(Array.from({ length: 600 }, (_, id) => ({ id })))
    const first = recentDocumentOf(segment, 0)
    for (let doc = 1; doc < 600; doc++) recentDocumentOf(segment, doc)
    expect(recentDocumentOf(segment, 0)).not.toBe(first)
    expect(recentDocumentOf(segment, 0)).toEqual(first)
    const large = toSegment([{ text: 'a'.repeat(40_000) }])
    expect(recentDocumentOf(large, 0)).not.toBe(recentDocumentOf(large, 0))
  })
})
