import { expect, test } from 'vitest'
import { saysSomething } from './says-something.ts'

test.each(['😀', '❤️ 🕌', '?!', '«…»', '- - -', 'the', 'in the', 'of, with', 'من عند', 'في مع', 'لە لەگەڵ'])(
  '%j says nothing',
  (q) => expect(saysSomething(q)).toBe(false),
)

test.each(['erbil 😀', '7', '٢٠٢٧', 'the river', 'في بغداد', 'لە هەولێر', 'a', 'في', 'fi', 'कर'])(
  '%j says something',
  (q) => expect(saysSomething(q)).toBe(true),
)
