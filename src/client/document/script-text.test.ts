import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toScriptText } from './script-text.ts'

const texts = [
  '',
  'plain',
  `"double" and 'single' and \\ and \\" and \\'`,
  'two\nlines\r\nand a\ttab',
  '</script><!-- & -->',
  'فندق «الخطوة» \u2028 \u2029 \u200f',
  JSON.stringify({ packed: JSON.stringify({ title: `O'Brien's "house" \\ <b>` }) }),
]

test.each(texts)('%j reads as it was written', (text) => {
  const written = toScriptText(text)
  expect(runInNewContext(written)).toBe(text)
  expect(written).not.toMatch(/[<>&\n\r\u2028\u2029]/)
})
