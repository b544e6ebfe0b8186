import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillZipFrame, zipForPart } from './zip-frame.ts'

test('any part, of any length, fits into a page that was compressed around it', async () => {
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((some) => Buffer.from(some))
  await fc.assert(
    fc.asyncProperty(bytes(3_000), bytes(3_000), fc.array(bytes(2_000)), async (before, after, parts) => {
      const page = Buffer.concat([before, before, Buffer.from('slot'), before, after])
      const slot = { start: before.length * 2, end: before.length * 2 + 4 }
      const frame = await zipForPart(page, slot, 6)
      for (const part of parts)
        expect(gunzipSync(fillZipFrame(frame, part)).equals(Buffer.concat([before, before, part, before, after]))).toBe(
          true,
        )
    }),
    { numRuns: 60 },
  )
})
