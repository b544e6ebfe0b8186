import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeIllustration } from './describe.ts'

test('a placeholder is three colours in a handful of bytes', async () => {
  const { placeholder } = describeIllustration({ scene: 'river', time: 'dawn' }, 'any')
  expect(placeholder.length).toBeLessThan(90)
  const { width, height, format } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata()
  expect([width, height, format]).toEqual([1, 3, 'gif'])
})

test('the address of a picture stays what it was, so that what browsers and disks have kept is still good', () => {
  const { version, source } = describeIllustration({ scene: 'river', time: 'dawn' }, 'any')
  expect({ version, source }).toEqual({
    version: 'd2e484aa24',
    source: { kind: 'illustration', scene: 'river', time: 'dawn', seed: 'any' },
  })
})
