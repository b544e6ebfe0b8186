export type TarEntry = { name: string; body: Buffer }

const block = 512
const padding = (size: number): number => (block - (size % block)) % block

const octal = (value: number, width: number): string => value.toString(8).padStart(width - 1, '0')

/** A part as a tar file, so that people can unpack their data without Safar. */
export function toTar({ name, body }: TarEntry): Buffer {
  const header = Buffer.alloc(block)
  if (header.write(name, 0, 'utf8') > 100) throw new Error(`${name} is too long a name for a tar file`)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(body.length, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 7)}\0 `, 148)
  return Buffer.concat([header, body, Buffer.alloc(padding(body.length))])
}

export const endOfTar = Buffer.alloc(2 * block)

/** The sum is taken with spaces in its own place. */
const sumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

/** Throws on a file that is no tar file, and on one that ends too early. */
export async function* readTar(source: AsyncIterable<Buffer>, max: number): AsyncGenerator<TarEntry> {
  const { take, drain } = createTaker(source)
  for (;;) {
    const header = await take(block)
    // Read to the very end: only there a compressed file tells whether it is whole.
    if (header.every((byte) => byte === 0)) return drain()
    if (Number.parseInt(header.toString('latin1', 148, 156), 8) !== sumOf(header))
      throw new Error('a header is damaged')
    const name = header.toString('utf8', 0, header.indexOf(0))
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
    if (!(size <= max)) throw new Error(`${name} is too long`)
    const body = await take(size)
    await take(padding(size))
    yield { name, body }
  }
}

type Taker = { take(size: number): Promise<Buffer>; drain(): Promise<void> }

function createTaker(source: AsyncIterable<Buffer>): Taker {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return {
    async take(size) {
      while (length < size) {
        const { done, value } = await chunks.next()
        if (done) throw new Error('it ends too early')
        held.push(value)
        length += value.length
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
      held = [all.subarray(size)]
      length -= size
      return all.subarray(0, size)
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
  }
}
