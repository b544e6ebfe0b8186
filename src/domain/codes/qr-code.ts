import { base45Letters } from './base45.ts'

/** A QR code of a short text: error correction M, versions 1 to 10 (up to 213 bytes, or 311 capitals and digits). ISO/IEC 18004. */
export type QrCode = { size: number; isDark: (x: number, y: number) => boolean }

/** At level M: the data codewords of each block, the check codewords of each, and where the small squares stand. */
const versions: readonly { ec: number; blocks: readonly number[]; align: readonly number[] }[] = [
  { ec: 10, blocks: [16], align: [] },
  { ec: 16, blocks: [28], align: [6, 18] },
  { ec: 26, blocks: [44], align: [6, 22] },
  { ec: 18, blocks: [32, 32], align: [6, 26] },
  { ec: 24, blocks: [43, 43], align: [6, 30] },
  { ec: 16, blocks: [27, 27, 27, 27], align: [6, 34] },
  { ec: 18, blocks: [31, 31, 31, 31], align: [6, 22, 38] },
  { ec: 22, blocks: [38, 38, 39, 39], align: [6, 24, 42] },
  { ec: 22, blocks: [36, 36, 36, 37, 37], align: [6, 26, 46] },
  { ec: 26, blocks: [43, 43, 43, 43, 44], align: [6, 28, 50] },
]

export function toQrCode(text: string): QrCode {
  const content = toContent(text)
  const version = versions.findIndex(({ blocks }, index) => sizeOf(content, index + 1) <= sum(blocks) * 8) + 1
  const facts = versions[version - 1]
  if (!facts) throw new Error(`A text of ${content.length} letters is too long for a QR code`)
  const frame = drawFrame(version, facts.align)
  const bits = toBits(interleave(toCodewords(content, version, facts.blocks), facts))
  const candidates = masks.map((mask, number) => draw(frame, bits, mask, number))
  const best = candidates.reduce((one, other) => (penaltyOf(other) < penaltyOf(one) ? other : one))
  return { size: best.length, isDark: (x, y) => best[y]?.[x] === true }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** A text in the denser of the two ways it can be written; `length` is counted in what that way counts. */
type Content = { mode: number; length: number; lengthBits: (version: number) => number; bits: readonly boolean[] }

function toContent(text: string): Content {
  const values = [...text].map((letter) => base45Letters.indexOf(letter))
  if (!values.includes(-1))
    return { mode: 2, length: values.length, lengthBits: (version) => (version < 10 ? 9 : 11), bits: toPairs(values) }
  const bytes = new TextEncoder().encode(text)
  const bits = [...bytes].flatMap((byte) => toBinary(byte, 8))
  return { mode: 4, length: bytes.length, lengthBits: (version) => (version < 10 ? 8 : 16), bits }
}

/** Two letters in 11 bits, a last one in 6. */
const toPairs = (values: readonly number[]): boolean[] =>
  values.flatMap((value, place) => {
    if (place % 2 === 1) return []
    const second = values[place + 1]
    return second === undefined ? toBinary(value, 6) : toBinary(value * 45 + second, 11)
  })

const sizeOf = ({ lengthBits, bits }: Content, version: number): number => 4 + lengthBits(version) + bits.length

const toBinary = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, place) => ((value >> (length - 1 - place)) & 1) === 1)

function toCodewords(content: Content, version: number, blocks: readonly number[]): number[] {
  const room = sum(blocks)
  const { mode, length, lengthBits } = content
  const bits = [...toBinary(mode, 4), ...toBinary(length, lengthBits(version)), ...content.bits]
  bits.push(...toBinary(0, Math.min(4, room * 8 - bits.length)))
  while (bits.length % 8 > 0) bits.push(false)
  const codewords = Array.from({ length: bits.length / 8 }, (_, place) => toByte(bits.slice(place * 8, place * 8 + 8)))
  for (let pad = 0xec; codewords.length < room; pad ^= 0xec ^ 0x11) codewords.push(pad)
  return codewords
}

const toByte = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + Number(bit), 0)
const toBits = (codewords: readonly number[]): boolean[] => codewords.flatMap((word) => toBinary(word, 8))

function interleave(codewords: readonly number[], { ec, blocks }: { ec: number; blocks: readonly number[] }): number[] {
  const startOf = (block: number) => sum(blocks.slice(0, block))
  const parts = blocks.map((length, block) => codewords.slice(startOf(block), startOf(block) + length))
  const checks = parts.map((part) => toCheckCodewords(part, ec))
  const across = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) => place).flatMap((place) =>
      rows.flatMap((row) => (row[place] === undefined ? [] : [row[place]])),
    )
  return [...across(parts), ...across(checks)]
}

/** In the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one)
  return product
}

/** The rest of the division by the generator of Reed and Solomon. */
function toCheckCodewords(codewords: readonly number[], count: number): number[] {
  const generator: number[] = Array(count).fill(0)
  generator[count - 1] = 1
  for (let root = 1, step = 0; step < count; step++, root = multiply(root, 2))
    for (let place = 0; place < count; place++)
      generator[place] = multiply(generator[place] ?? 0, root) ^ (generator[place + 1] ?? 0)
  const rest: number[] = Array(count).fill(0)
  for (const word of codewords) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let place = 0; place < count; place++)
      rest[place] = (rest[place] ?? 0) ^ multiply(generator[place] ?? 0, factor)
  }
  return rest
}

/** Dark, light, or still to be filled. */
type Grid = (boolean | null)[][]

function drawFrame(version: number, align: readonly number[]): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) (grid[y] as Grid[number])[x] = dark
  }
  for (let place = 0; place < size; place++) {
    set(place, 6, place % 2 === 0)
    set(6, place, place % 2 === 0)
  }
  const rings = (x: number, y: number, radius: number, dark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const last = align.at(-1)
  for (const x of align)
    for (const y of align)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)))
        rings(x, y, 2, (ring) => ring !== 1)
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false)
  set(8, size - 8, true)
  if (version >= 7) drawVersion(version, size, set)
  return grid
}

function drawVersion(version: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let place = 0; place < 18; place++) {
    const dark = ((bits >> place) & 1) === 1
    const [near, far] = [Math.floor(place / 3), size - 11 + (place % 3)]
    set(near, far, dark)
    set(far, near, dark)
  }
}

/** Where the 15 bits of the format stand, the lowest first, in both copies. */
function formatPlaces(size: number): [number, number][][] {
  const places = Array.from({ length: 15 }, (_, bit) => bit)
  const beside = places.map((bit): [number, number] =>
    bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8],
  )
  const apart = places.map((bit): [number, number] => (bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit]))
  return [beside, apart]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function draw(frame: Grid, bits: readonly boolean[], mask: (typeof masks)[number], number: number): boolean[][] {
  const size = frame.length
  const grid = frame.map((row) => [...row])
  let next = 0
  // Two columns at a time from the right, upwards and downwards in turn; the column of the timing pattern is left out.
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y] as Grid[number]
        if (frame[y]?.[x] === null) row[x] = (bits[next++] ?? false) !== mask(x, y)
      }
    }
  }
  const format = toFormat(number)
  for (const copy of formatPlaces(size))
    for (const [bit, [x, y]] of copy.entries()) (grid[y] as Grid[number])[x] = ((format >> bit) & 1) === 1
  return grid as boolean[][]
}

/** Level M is 00. */
function toFormat(mask: number): number {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/** How hard it is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  const at = (x: number, y: number) => grid[y]?.[x] === true
  const lines = [grid, grid.map((_, x) => grid.map((_, y) => at(x, y)))].flat()
  const texts = lines.map((line) => line.map(Number).join(''))
  const runs = sum(texts.flatMap((text) => (text.match(/1{5,}|0{5,}/g) ?? []).map(({ length }) => length - 2)))
  const corners = sum(texts.map((text) => text.split(/(?=00001011101|10111010000)/).length - 1)) * 40
  let blocks = 0
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (at(x, y) === at(x - 1, y) && at(x, y) === at(x, y - 1) && at(x, y) === at(x - 1, y - 1)) blocks += 3
  const dark = sum(grid.flat().map(Number)) / size ** 2
  return runs + corners + blocks + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}
