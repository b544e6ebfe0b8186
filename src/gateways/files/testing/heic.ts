/** 64 × 48, four fields of colour, as a phone would write it: sharp can read none and write none. */
export const heicPhoto = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAw9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
    'AAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAMzAAMAAAAAAAAAtAAAALQAAAA8AAAA8AAAABYAAgAAAAAEOQADAAAAAAAAALQAAAC0AAAAEQAA',
    'AMUAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAaHZjMQAAAAIuaXBycAAAAglpcGNvAAAA2G',
    'h2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAA',
    'oCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAhEAcFxgpkgACAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAI',
    'AAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAdEAcFxgpkgAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgI',
    'AAAA0Gh2Y0MBAWAAAAAAAAAAAAC68AD8/Pj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEAKEIBAgFgAAADAIAAAAMAAA',
    'MAugAAwIIMXLkkyqbAgAAAAwCAAAAMhAAiAAEACEQBwXGCmSAAIAABABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQAoQgECAWAAAAMA',
    'gAAAAwAAAwC6AADAggxcuSTKpsCAAAADAIAAAAyEACIAAQAHRAHBcYKZIAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2Yz',
    'oyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECAwACBIQCBYYAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAeFtZGF0AAAAsE4B',
    'Basy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dH',
    'A6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHg0OCBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0y',
    'NiByZWY9MQCAAAAAOCYBr3jrRzfVvv9BGgrcczGPr/pkBOXLJxYcptDv93AavN+T2Vibkqp/z/tSniFAMpsxcVBwwfagAAAAElABhA0CAASZgA',
    'ABKlAAAZiIgAAAALBOAQWrMv5GbJhBQmmuNWqRVJ7z8Ut2YXphYXIgSEVWQyBFbmNvZGVyIHYuIDIuMy4xLWVhMDlhZjUgLSBDb3B5bGVmdCAy',
    'MDEyLTIwMTUgLSBodHRwOi8vdWx0cmF2aWRlby5jcy50dXQuZmkvIC0gb3B0aW9uczogNjR4NDggZGVibG9jaz0xOjA6MCBzYW89MyBpbnRyYV',
    '9wZXJpb2Q9NjQgcXA9MjYgcmVmPTEAgAAAAA0mAa7w8ZwvndpZeRWAAAAAClABhAUCAAp6AIA=',
  ].join(''),
  'base64',
)

type Grid = { columns: number; rows: number; width: number; height: number; turns?: number; mirror?: 0 | 1 }

const tile = { width: 64, height: 48 }

/** A photo as phones write it: of tiles, each of them the photo above, cut at the right and below, turned so often to the left and then mirrored. */
export function makeHeicGrid({ columns, rows, width, height, turns = 0, mirror }: Grid): Buffer {
  const grid = 1
  const tiles = Array.from({ length: columns * rows }, (_, index) => grid + 1 + index)
  const content = Buffer.concat([
    Buffer.from([0, 1, rows - 1, columns - 1]),
    u32(width, height),
    heicPhoto.subarray(photoPlace.start, photoPlace.end),
  ])
  const meta = (start: number): Buffer =>
    fullBox(
      'meta',
      fullBox('hdlr', u32(0), Buffer.from('pict'), u32(0, 0, 0), Buffer.from([0])),
      fullBox('pitm', u16(grid)),
      fullBox('iinf', u16(1 + tiles.length), toEntry(grid, 'grid'), ...tiles.map((item) => toEntry(item, 'hvc1'))),
      fullBox('iref', box('dimg', u16(grid, tiles.length, ...tiles))),
      box(
        'iprp',
        box(
          'ipco',
          toPhotoProperty('hvcC'),
          fullBox('ispe', u32(tile.width, tile.height)),
          fullBox('ispe', u32(width, height)),
          box('irot', Buffer.from([turns])),
          box('imir', Buffer.from([mirror ?? 0])),
        ),
        fullBox(
          'ipma',
          u32(1 + tiles.length),
          toLinks(grid, 3, 0x84, ...(mirror === undefined ? [] : [0x85])),
          ...tiles.map((item) => toLinks(item, 0x81, 2)),
        ),
      ),
      fullBox(
        'iloc',
        Buffer.from([0x44, 0]),
        u16(1 + tiles.length),
        toPlace(grid, start, 12),
        ...tiles.map((item) => toPlace(item, start + 12, content.length - 12)),
      ),
    )
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', content)])
}

/** The offset of its first item. */
const photoPlace = { start: 819, end: 819 + 262 }

const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const u32 = (...values: number[]): Buffer => u16(...values.flatMap((value) => [value >>> 16, value & 0xffff]))

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(name), body])
}
const fullBox = (name: string, ...parts: Buffer[]): Buffer => box(name, u32(0), ...parts)

const toEntry = (item: number, type: string): Buffer =>
  box('infe', Buffer.from([2, 0, 0, 0]), u16(item, 0), Buffer.from(`${type}\0`))

const toLinks = (item: number, ...properties: number[]): Buffer =>
  Buffer.concat([u16(item), Buffer.from([properties.length, ...properties])])

const toPlace = (item: number, start: number, length: number): Buffer =>
  Buffer.concat([u16(item, 0, 1), u32(start, length)])

/** The values of the photo above. */
function toPhotoProperty(name: string): Buffer {
  const start = heicPhoto.indexOf(name) - 4
  return heicPhoto.subarray(start, start + heicPhoto.readUInt32BE(start))
}
