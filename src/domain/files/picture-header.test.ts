import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findMediaType } from '../text/media-type.ts'
import { findPictureProblem, readPictureHeader } from './picture-header.ts'

const colour = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } })

function read(bytes: Buffer) {
  const type = findMediaType(bytes)
  return type && readPictureHeader(bytes, type)
}

/** The first bytes of a PNG. */
function sayPng(width: number, height: number, { bits = 8, colour = 2, interlaced = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([bits, colour, 0, 0, interlaced], 24)
  return bytes
}

/** The same of a JPEG whose colours are half as fine as its light. */
function sayJpeg(width: number, height: number, frame = 0xc0): Buffer {
  const bytes = Buffer.from('ffd8ff0000110800000000030122000211010311', 'hex')
  bytes[3] = frame
  bytes.writeUInt16BE(height, 7)
  bytes.writeUInt16BE(width, 9)
  return bytes
}

describe('the first bytes of a picture say its size', () => {
  test.each([
    ['a JPEG', () => colour(300, 200).jpeg().toBuffer(), { decoded: 180_000, held: 0 }],
    ['a progressive JPEG', () => colour(300, 200).jpeg({ progressive: true }).toBuffer(), { held: 180_000 }],
    [
      'a progressive JPEG of full colour',
      () => colour(300, 200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      { held: 360_000 },
    ],
    [
      'a JPEG with data of its camera',
      () =>
        colour(300, 200)
          .withExif({ IFD0: { Make: 'x'.repeat(9_000) } })
          .jpeg()
          .toBuffer(),
      {},
    ],
    ['a PNG', () => colour(300, 200).png().toBuffer(), { decoded: 180_000, held: 0 }],
    ['a PNG that is interlaced', () => colour(300, 200, 4).png({ progressive: true }).toBuffer(), { held: 240_000 }],
    ['a WebP', () => colour(300, 200).webp().toBuffer(), { held: 240_000 }],
    ['a WebP without loss', () => colour(300, 200).webp({ lossless: true }).toBuffer(), { held: 240_000 }],
    ['a WebP with alpha', () => colour(300, 200, 4).webp().toBuffer(), { held: 240_000 }],
  ])('of %s', async (_name, make, more) => {
    expect(read(await make())).toMatchObject({ width: 300, height: 200, bits: 8, ...more })
  })

  test('of a PNG of 16 bits', async () => {
    expect(read(await colour(30, 20).toColourspace('rgb16').png().toBuffer())).toMatchObject({ bits: 16 })
  })

  test.each([
    ['that breaks off', async () => (await colour(30, 20).png().toBuffer()).subarray(0, 20)],
    ['without a frame', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2])],
    ['that goes on with no marker', async () => Buffer.from('ffd8ffe0000200000000', 'hex')],
    ['of an unknown kind', async () => Buffer.from('RIFF....WEBPVP9 ..............................')],
  ])('but not of one %s', async (_name, make) => {
    expect(read(await make())).toBeNull()
  })
})

describe('a picture is refused by its first bytes', () => {
  const problemOf = (bytes: Buffer) => {
    const header = read(bytes)
    return header && findPictureProblem(header, findMediaType(bytes) ?? 'image/png')
  }

  test.each([
    ['16 bits for each colour', sayPng(10, 10, { bits: 16 }), 'PICTURE_16_BIT'],
    ['more pixels than a phone takes', sayPng(7_100, 7_100, { colour: 0 }), 'FILE_TOO_COMPLEX'],
    ['a side that is too long', sayPng(20_001, 1), 'FILE_TOO_COMPLEX'],
    ['too many decoded bytes', sayPng(6_000, 5_001, { colour: 6 }), 'FILE_TOO_COMPLEX'],
    ['too much to be held at once', sayPng(5_200, 5_200, { interlaced: 1 }), 'FILE_TOO_COMPLEX'],
  ])('with %s', (_name, bytes, problem) => expect(problemOf(bytes)).toBe(problem))

  test('but not a page that was scanned, nor the photograph of a phone', async () => {
    expect(problemOf(sayPng(4_960, 7_016))).toBeNull()
    expect(problemOf(sayJpeg(8_160, 6_120))).toBeNull()
    expect(problemOf(sayJpeg(8_160, 6_120, 0xc2))).toBe('FILE_TOO_COMPLEX')
  })
})
