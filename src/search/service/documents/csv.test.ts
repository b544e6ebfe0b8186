import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, readRows } from './csv.ts'

test.each([
  ['id,name\n1,Divan', [{ id: '1', name: 'Divan' }]],
  ['id,name\r\n1,Divan\r\n', [{ id: '1', name: 'Divan' }]],
  [
    'id,name\n1,"Divan, Erbil"\n2,"say ""hi""\nthere"',
    [
      { id: '1', name: 'Divan, Erbil' },
      { id: '2', name: 'say "hi"\nthere' },
    ],
  ],
  [
    'id:number,isOpen:boolean,a:b\n1,true,x\n2,,',
    [
      { id: 1, isOpen: true, 'a:b': 'x' },
      { id: 2, isOpen: null, 'a:b': null },
    ],
  ],
  ['id,name\n\n1,\n', [{ id: '1', name: null }]],
  ['id\n', []],
  ['', []],
])('%j', (text, documents) => expect(parseCsv(text)).toEqual(documents))

test('another delimiter', () => expect(parseCsv('id;a,b\n1;2', ';')).toEqual([{ id: '1', 'a,b': '2' }]))

test.each([
  ['id,name\n1', 'row 2 has 1 cells instead of 2'],
  ['id\n"open', 'a quote is not closed'],
  ['id\n"a"b', 'characters follow a closing quote'],
  ['id:number\nx', '`x` in `id` is no number'],
  ['id:boolean\n1', '`1` in `id` is no boolean'],
])('%j is refused', (text, message) => expect(() => parseCsv(text)).toThrow(message))

test('a name of the prototype is only a name', () => {
  expect(JSON.stringify(parseCsv('id,__proto__\n1,x'))).toBe('[{"id":"1","__proto__":"x"}]')
})

test('reading undoes writing', () => {
  const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }))
  const write = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  fc.assert(
    fc.property(rows, (all) => {
      expect([...readRows(all.map(write).join('\n'), ',')]).toEqual(all)
    }),
  )
})
