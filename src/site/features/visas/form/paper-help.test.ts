import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../../../domain/text/locale.ts'
import { visaPaperFields } from '../../../../domain/visas/visa-form.ts'
import { paperHelpText } from '../../../../i18n/messages/paper-help.ts'

const drawings = readFileSync(new URL('./paper-examples.svg', import.meta.url), 'utf8')

test('each paper has a drawing, and no drawing is left over', () => {
  const names = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)
  expect(names.toSorted()).toEqual([...visaPaperFields].toSorted())
})

test.each(locales)('each paper says what is often wrong (%s)', (locale) => {
  for (const field of visaPaperFields) {
    const { wrong } = paperHelpText[locale].papers[field]
    expect(wrong.length).toBe(paperHelpText.en.papers[field].wrong.length)
    expect(new Set(wrong).size).toBe(wrong.length)
  }
})
