import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressForPart, fillFrame, fillSlot, findSlot, partLength, toPart } from './personal-slot.ts'

const partOf = (text: string) =>
  `<div data-personal="" class="contents">${text}</div><script type="application/json" id="personal">{}</script>`
const pageOf = (before: string, after: string) => Buffer.from(before + partOf('nobody') + after)

test('a part has one length, and its block is still the same data', () => {
  const part = toPart(partOf('لەیلا'))
  expect(part).toHaveLength(partLength)
  expect(part.toString()).toMatch(/>\{\} +<\/script>$/)
  expect(toPart(partOf('x'.repeat(2_000))).length).toBeGreaterThan(partLength)
})

test('the slot is the part and its block, and nothing else', () => {
  const page = pageOf('<p>سەفەر</p>', '<script>x</script>')
  const slot = findSlot(page)
  expect(slot && fillSlot(page, slot, Buffer.from('*')).toString()).toBe('<p>سەفەر</p>*<script>x</script>')
  expect(findSlot(Buffer.from('<p>none</p>'))).toBeNull()
})

test('any part fits into any page that was compressed around it', async () => {
  const text = fc.oneof(
    fc.string({ maxLength: 3_000 }),
    fc.lorem({ maxCount: 300 }),
    fc.string({ unit: 'binary', maxLength: 500 }),
  )
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 3 }),
      async (before, after, names) => {
        // Pages repeat themselves before and after the part; that is what the compressor refers to.
        const page = pageOf(before.repeat(3), before + after.repeat(3))
        const slot = findSlot(page)
        const frame = slot && (await compressForPart(page, slot))
        if (!slot || !frame) throw new Error('not compressed')
        for (const name of names) {
          const part = toPart(partOf(name))
          if (part.length === partLength)
            expect(brotliDecompressSync(fillFrame(frame, part)).equals(fillSlot(page, slot, part))).toBe(true)
        }
      },
    ),
    { numRuns: 60 },
  )
})
