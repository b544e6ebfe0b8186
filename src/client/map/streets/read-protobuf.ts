/** The part of protocol buffers that tiles use. Truncated data throw. */
export class ProtobufReader {
  position = 0
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get isDone(): boolean {
    return this.position >= this.bytes.length
  }

  varint(): number {
    let value = 0
    for (let factor = 1; factor < 2 ** 63; factor *= 128) {
      const byte = this.bytes[this.position++]
      if (byte === undefined) break
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    throw new RangeError('A number has no end')
  }

  signed(): number {
    const value = this.varint()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }

  part(): Uint8Array {
    const length = this.varint()
    const end = this.position + length
    if (end > this.bytes.length) throw new RangeError('A part has no end')
    const part = this.bytes.subarray(this.position, end)
    this.position = end
    return part
  }

  text(): string {
    return new TextDecoder().decode(this.part())
  }

  fixed(length: 4 | 8): number {
    const { buffer, byteOffset } = this.bytes
    const view = new DataView(buffer, byteOffset + this.position, length)
    this.position += length
    return length === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true)
  }

  /** Each field once, with its number; unread fields are skipped. */
  fields(read: (field: number) => boolean): void {
    while (!this.isDone) {
      const key = this.varint()
      if (!read(Math.floor(key / 8))) this.skip(key % 8)
    }
  }

  private skip(wire: number): void {
    if (wire === 0) this.varint()
    else if (wire === 1) this.position += 8
    else if (wire === 2) this.part()
    else if (wire === 5) this.position += 4
    else throw new RangeError('A field is of no known kind')
  }
}
