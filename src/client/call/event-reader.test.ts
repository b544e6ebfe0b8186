import { expect, test } from 'vitest'
import { createEventReader } from './event-reader.ts'

const readAll = (...parts: string[]) => {
  const read = createEventReader()
  return parts.flatMap((part) => read(part))
}

test.each([
  ['one event', ['event: redeemed\ndata: {"id":1}\n\n'], [{ id: '', name: 'redeemed', data: '{"id":1}' }]],
  ['without a name', ['data: 1\n\n'], [{ id: '', name: 'message', data: '1' }]],
  ['several lines of data', ['data: 1\ndata: 2\n\n'], [{ id: '', name: 'message', data: '1\n2' }]],
  ['a line that only keeps the connection', [': still here\n\n'], []],
  [
    'in pieces',
    ['event: a\nda', 'ta: 1\n', '\nevent: b\ndata: 2\n\n'],
    [
      { id: '', name: 'a', data: '1' },
      { id: '', name: 'b', data: '2' },
    ],
  ],
  ['lines as Windows ends them', ['event: a\r\ndata: 1\r\n\r\n'], [{ id: '', name: 'a', data: '1' }]],
  ['what is not whole', ['data: 1\n'], []],
  ['no space after the colon', ['data:1\nid:7\n\n'], [{ id: '7', name: 'message', data: '1' }]],
])('%s', (_, parts, events) => expect(readAll(...parts)).toEqual(events))
