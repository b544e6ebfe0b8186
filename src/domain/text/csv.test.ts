import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['سارة، علي', 'سارة، علي'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+9647701112233', "'+9647701112233"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=cmd', "'\t=cmd"],
  [' =cmd', "' =cmd"],
  ['Karrada;=WEBSERVICE(A1)', "Karrada;'=WEBSERVICE(A1)"],
  ['Karrada - west', 'Karrada - west'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  [null, ''],
  [-5, '-5'],
])('%j becomes %j', (value, cell) => expect(toCsv([[value]])).toBe(`\uFEFF${cell}\r\n`))

test('cells are divided by commas, rows by lines', () =>
  expect(
    toCsv([
      ['a', 1],
      [null, 'b'],
    ]),
  ).toBe('\uFEFFa,1\r\n,b\r\n'))
