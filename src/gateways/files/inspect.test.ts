import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inspectContent } from './inspect-content.ts'
import type { Inspected } from './inspect-file.ts'
import { inspectInProcess } from './inspect-in-process.ts'
import { createInspectInThread } from './inspect-in-thread.ts'
import { heicPhoto, makeHeicGrid } from './testing/heic.ts'

const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } })

const bytesOf = (inspected: Inspected): Buffer => ('bytes' in inspected && inspected.bytes) || Buffer.alloc(0)

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a JPEG', async (format) => {
    const inspected = await inspectContent(await colour(40, 30).toFormat(format).toBuffer())
    expect(inspected).toMatchObject({ mediaType: 'image/jpeg' })
    expect(await sharp(bytesOf(inspected)).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  })

  test('in HEIC, too', async () => {
    const inspected = await inspectContent(heicPhoto)
    const { data, info } = await sharp(bytesOf(inspected)).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 64, height: 48 })
    // Its upper left field is yellow, the lower right one nearly black.
    const [red = 0, green = 0] = data
    const [lastRed = 255, lastGreen = 255] = data.subarray(-3)
    expect([red > 150, green > 130, lastRed < 80, lastGreen < 90]).toEqual([true, true, true, true])
  })

  test.each([
    [0, 100, 90],
    [1, 90, 100],
    [2, 100, 90],
    [3, 90, 100],
  ])('in tiles, turned %i times, is put together as it was', async (turns, width, height) => {
    const grid = makeHeicGrid({ columns: 2, rows: 2, width: 100, height: 90, turns })
    const { data, info } = await sharp(bytesOf(await inspectContent(grid)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height })
    // Turned back, it is the same photo beside and below itself, cut off.
    const upright = await sharp(data, { raw: { width, height, channels: 3 } })
      .rotate(turns * 90)
      .raw()
      .toBuffer()
    const { data: tile } = await sharp(bytesOf(await inspectContent(heicPhoto)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const differences = [
      [10, 10],
      [50, 10],
      [10, 40],
      [50, 40],
      [74, 10],
      [10, 58],
      [74, 88],
    ].map(([x = 0, y = 0]) => {
      const [here, there] = [(y * 100 + x) * 3, ((y % 48) * 64 + (x % 64)) * 3]
      return Math.max(...[0, 1, 2].map((at) => Math.abs((upright[here + at] ?? 0) - (tile[there + at] ?? 0))))
    })
    expect(Math.max(...differences)).toBeLessThan(24)
  })

  test('loses where and when it was taken, and stands upright', async () => {
    const taken = await colour(80, 40)
      .withExif({
        IFD0: { Make: 'Phone', DateTime: '2026:01:01 10:00:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 11/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Exif')).toBe(true)
    const stored = bytesOf(await inspectContent(taken))
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata()
    expect([width, height]).toEqual([40, 80])
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect(stored.includes('Exif')).toBe(false)
  })

  test('keeps nothing that hides behind its end', async () => {
    const both = Buffer.concat([await colour(20, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK')])
    expect(bytesOf(await inspectContent(both)).includes('script')).toBe(false)
  })

  test('no wider than can be of use', async () => {
    const { width, height } = await sharp(
      bytesOf(await inspectContent(await colour(4800, 400).jpeg().toBuffer())),
    ).metadata()
    expect([width, height]).toEqual([3600, 300])
  })

  test('of 50,000 × 50,000 dots is refused by its first bytes', async () => {
    const small = await colour(10, 10).png().toBuffer()
    const bomb = Buffer.from(small)
    bomb.writeUInt32BE(50_000, 16)
    bomb.writeUInt32BE(50_000, 20)
    bomb.writeUInt32BE(crc(bomb.subarray(12, 29)), 29)
    expect(await inspectContent(bomb)).toEqual({ problem: 'FILE_TOO_COMPLEX' })
  })

  test('of 16 bits is refused by its first bytes', async () => {
    const deep = await colour(600, 400).toColourspace('rgb16').png().toBuffer()
    expect(await inspectContent(deep)).toEqual({ problem: 'PICTURE_16_BIT' })
  })

  test.each([
    ['that breaks off', async () => (await colour(600, 400).png().toBuffer()).subarray(0, 200)],
    ['of which there is only the beginning', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['in HEIC that breaks off', async () => heicPhoto.subarray(0, 700)],
    ['that is a film', async () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
  ])('%s cannot be read', async (_name, make) => {
    expect(await inspectContent(await make())).toEqual({ problem: 'FILE_UNREADABLE' })
  })
})

describe('a document', () => {
  const toPdf = (stream: Buffer, { pages = 1, more = '' } = {}) =>
    Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n${'1 0 obj << /Type /Page >> endobj\n'.repeat(pages)}2 0 obj << /Length 9 ${more} >>\nstream\n`,
      ),
      stream,
      Buffer.from('\nendstream\nendobj\ntrailer\n%%EOF\n'),
    ])
  const bomb = deflateSync(Buffer.alloc(90_000_000), { level: 1 })
  const text = deflateSync(Buffer.from('BT (Hello) Tj ET'))

  test('is stored as it came', async () => {
    expect(await inspectContent(toPdf(text))).toEqual({ mediaType: 'application/pdf', bytes: null })
  })

  test('whose pages lie in a stream has pages', async () => {
    const objects = deflateSync(Buffer.from('<< /Type /Page >> << /Type/Page /Parent 1 0 R >>'))
    expect(await inspectContent(toPdf(objects, { pages: 0 }))).toMatchObject({ mediaType: 'application/pdf' })
  })

  test.each([
    ['a stream that becomes a hundred times as much', () => toPdf(bomb)],
    ['a stream in a stream in a stream', () => toPdf(deflateSync(deflateSync(deflateSync(Buffer.alloc(2_000_000)))))],
    ['the same under another name', () => toPdf(bomb, { more: '/Filter /Fl#61teDecode' })],
    ['more pages than anybody reads', () => toPdf(text, { pages: 61 })],
    ['pages that hide in a stream', () => toPdf(deflateSync(Buffer.from('<</Type/Page>>'.repeat(100))))],
  ])('with %s is refused', async (_name, make) => {
    expect(await inspectContent(make())).toEqual({ problem: 'FILE_TOO_COMPLEX' })
  })

  test.each([
    ['locked', toPdf(text, { more: '>> endobj 3 0 obj << /Encrypt 4 0 R' }), 'FILE_LOCKED'],
    ['cut off', toPdf(text).subarray(0, 90), 'FILE_UNREADABLE'],
    ['without a page', toPdf(text, { pages: 0 }), 'FILE_UNREADABLE'],
  ])('that is %s is refused', async (_name, content, problem) => {
    expect(await inspectContent(content)).toEqual({ problem })
  })
})

describe.each([
  ['aside', () => inspectInProcess],
  ['by a thread that makes it so', createInspectInThread],
])('%s', (_name, open) => {
  const inspectAway = open()
  test('the same is answered', async () => {
    const photo = await colour(300, 200).png().toBuffer()
    const inspected = await inspectAway(Readable.from([photo.subarray(0, 50), photo.subarray(50)]))
    expect(bytesOf(inspected).equals(bytesOf(await inspectContent(photo)))).toBe(true)
    expect(inspected.seconds).toBeGreaterThan(0)
    // With the decoder that the child finds, which is not how a test finds its own.
    expect(await inspectAway(Readable.from([heicPhoto]))).toMatchObject({ mediaType: 'image/jpeg' })
    // Its decoder has something to say about this one.
    expect(await inspectAway(Readable.from([heicPhoto.subarray(0, 700)]))).toMatchObject({ problem: 'FILE_UNREADABLE' })
  })

  test('what cannot be read to its end is looked at by nobody', async () => {
    const broken = async function* () {
      yield Buffer.from('%PDF-1.4')
      throw new Error('A piece is missing')
    }
    await expect(inspectAway(broken())).rejects.toThrow('A piece is missing')
  })
})

test('a thread that ends while a part is being fetched is noticed', async () => {
  const program = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (port) => { port.postMessage({ is: 'next' }); port.close() })`
  const inspect = createInspectInThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  const slow = async function* () {
    await sleep(200)
    yield Buffer.from('%PDF-1.4')
  }
  await expect(inspect(slow())).rejects.toThrow('Nobody looks at contents any more')
})

/** A chunk of PNG. */
function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
