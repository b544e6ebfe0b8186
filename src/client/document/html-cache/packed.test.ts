import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, packOnce, unpack } from './packed.ts'

test('whatever is packed comes out as it was', () => {
  const letters = fc.string({ unit: fc.constantFrom('"', '`', "'", '\\', '\0', '\n', 'a', 'ش', '𐤀') })
  fc.assert(
    fc.property(fc.dictionary(letters, fc.oneof(letters, fc.integer(), fc.array(letters))), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('no quote of a usual text is written by more than one letter in a text of JSON', () => {
  const packed = pack({ title: 'Ink House', facts: ['Cot'] })
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2)
})

test('what stays as it is, is packed once', () => {
  const card = { title: 'Ink House' }
  const first = packOnce(card)
  expect(first).toBe(pack(card))
  card.title = 'changed'
  expect(packOnce(card)).toBe(first)
})
