import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test.each([
  ['Late arrival,\r\nabout 23:00', 'Late arrival,\nabout 23:00'],
  ['غرفة هادئة', 'غرفة هادئة'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u001b[31mred\u001b[0m \u009b1mbold\u0007', 'red 1mbold'],
  ['two lines\n[one] more', 'two lines\n[one] more'],
  ['pay \u202e000,1\u202c now\u2066\u2069', 'pay 000,1 now'],
  ['a\u0000b\u009bc\u2028d\ud800e', 'abcde'],
  ['a\tb', 'a b'],
  ['\u001b', ''],
])('%j is kept as %j', (text, plain) => expect(toPlainText(text)).toBe(plain))

test('whatever is written, nothing stays that turns or hides text, and twice is once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = toPlainText(text)
      expect(plain).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|(?!\n)\p{Cc}/u)
      expect(toPlainText(plain)).toBe(plain)
    }),
  )
})
