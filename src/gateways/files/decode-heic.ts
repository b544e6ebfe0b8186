import libheif from 'libheif-js/wasm-bundle.js'
import { ContentError } from './content-error.ts'

export type Decoded = { width: number; height: number; data: Uint8Array }

/** The area that is decoded at once: a whole picture or a tile. */
export type Sides = { width: number; height: number }

type Requirements = { picture: (sides: Sides) => void; tile: (sides: Sides) => void }

/** The numbers of libheif. */
const [rgb, interleaved, interleavedChannel] = [1, 10, 10]

/**
 * Three bytes a pixel, upright already. Phones write their photos as tiles, and those are decoded one after the other: the decoder then
 * holds one of them and not several copies of the whole. Nothing else is given free, since its process ends with it.
 */
export async function decodeHeic(content: Buffer, require: Requirements): Promise<Decoded> {
  await libheif.ready
  const picture = openPrimary(content)
  const { width, height, ...tiling } = readTiling(picture, 1)
  require.picture({ width, height })
  const isCut = width * height !== areaOf(readTiling(picture, 0))
  const { columns, rows, tile, left, top } = isCut ? asOne({ width, height }) : tiling
  require.tile(tile)
  const decoded = { width, height, data: new Uint8Array(width * height * 3) }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const image = columns * rows === 1 ? decodeWhole(picture) : decodeTile(picture, column, row)
      copyInto(decoded, image, { left: left + column * tile.width, top: top + row * tile.height })
      libheif._heif_image_release(image)
    }
  return decoded
}

/** Memory for errors and for values that are written to an address: longer than any of them. */
const scratch = 256
let [error, result] = [0, 0]

const read32 = (address: number): number => new DataView(libheif.HEAPU8.buffer).getUint32(address, true)

function requireOk(): void {
  if (read32(error) !== 0) throw new ContentError('FILE_UNREADABLE')
}

/** The picture that the file is about: others may be its thumbnail or its depth. */
function openPrimary(content: Buffer): number {
  error = libheif._malloc(scratch)
  result = libheif._malloc(scratch)
  const place = libheif._malloc(content.length)
  libheif.HEAPU8.set(content, place)
  const context = libheif._heif_context_alloc()
  libheif._heif_context_read_from_memory_without_copy(error, context, place, content.length, 0)
  requireOk()
  libheif._heif_context_get_primary_image_handle(error, context, result)
  requireOk()
  return read32(result)
}

/** `left` and `top`: where the first tile lies. */
type Tiling = Sides & { columns: number; rows: number; tile: Sides; left: number; top: number }

const areaOf = ({ width, height }: Sides): number => width * height

/** Cropped pictures do not keep to their tiles. */
const asOne = (tile: Sides): Tiling => ({ ...tile, columns: 1, rows: 1, tile, left: 0, top: 0 })

/** By the places of its fields. Tiles stick out on the right and below, and of a picture that was turned above or on the left, which it says by a number. */
function readTiling(picture: number, isTurned: 0 | 1): Tiling {
  libheif._heif_image_handle_get_image_tiling(error, picture, isTurned, result)
  requireOk()
  const [columns, rows, tileWidth, tileHeight, width, height, isAbove, isBefore] = Array.from(
    { length: 8 },
    (_, index) => read32(result + 4 * (index + 1)),
  ) as [number, number, number, number, number, number, number, number]
  const tile = { width: tileWidth, height: tileHeight }
  const left = isBefore ? width - columns * tile.width : 0
  const top = isAbove ? height - rows * tile.height : 0
  return { width, height, columns, rows, tile, left, top }
}

function decodeWhole(picture: number): number {
  libheif._heif_decode_image(error, picture, result, rgb, interleaved, 0)
  requireOk()
  return read32(result)
}

function decodeTile(picture: number, column: number, row: number): number {
  libheif._heif_image_handle_decode_image_tile(error, picture, result, rgb, interleaved, 0, column, row)
  requireOk()
  return read32(result)
}

/** The part of an image inside the picture. Its rows may be longer than its width. */
function copyInto({ width, height, data }: Decoded, image: number, { left, top }: { left: number; top: number }): void {
  const plane = libheif._heif_image_get_plane_readonly2(image, interleavedChannel, result)
  const stride = read32(result)
  if (plane === 0) throw new ContentError('FILE_UNREADABLE')
  const right = Math.min(width, left + libheif._heif_image_get_width(image, interleavedChannel))
  const bottom = Math.min(height, top + libheif._heif_image_get_height(image, interleavedChannel))
  const from = Math.max(0, left)
  for (let y = Math.max(0, top); y < bottom; y++) {
    const start = plane + (y - top) * stride
    const line = libheif.HEAPU8.subarray(start + (from - left) * 3, start + (right - left) * 3)
    data.set(line, (y * width + from) * 3)
  }
}
