import jsQr from 'jsqr'
import decodeQr from 'qr/decode.js'
import { expect, test } from 'vitest'
import { toQrCode } from './codes/qr-code.ts'
import { toTokenText } from './codes/signed-code.ts'
import { toSignedBytes } from './sales/discount-token.ts'
import { takePhoto } from './testing/photo.ts'
import { sizeOf } from './testing/size.ts'

const tries = sizeOf(50, 20)

/** Any token, always the same ones. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

// Packed for another kind of modules, where the function is inside.
const readWithJsQr = ('default' in jsQr ? jsQr.default : jsQr) as typeof jsQr

const readers = {
  qr: (photo: ReturnType<typeof takePhoto>) => decodeQr(photo),
  jsqr: ({ data, width, height }: ReturnType<typeof takePhoto>) => readWithJsQr(data, width, height)?.data,
}

test.each(Object.entries(readers))(
  `%s reads ${tries} of ${tries} turned and blurred pictures of 300 dots`,
  (_, read) => {
    const random = createRandom(45)
    const bytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
    const failed: number[] = []
    for (let n = 0; n < tries; n++) {
      const window = new DataView(bytes(8).buffer).getBigInt64(0)
      const signed = toSignedBytes({ key: 1 + n, window, expiresAt: new Date(1_800_000_000_000 + n * 1e6) })
      const token = toTokenText(signed, bytes(64))
      const photo = takePhoto(toQrCode(token), { size: 300, angle: random() * 360, blur: 1, random })
      const seen = (() => {
        try {
          return read(photo)
        } catch {
          return undefined
        }
      })()
      if (seen !== token) failed.push(n)
    }
    expect(failed).toEqual([])
  },
)
