import { describe, expect, inject, test } from 'vitest'
import { weighedPages } from '../bench/budgets.ts'
import { findExcesses, measurePageWeight } from '../bench/page-weight.ts'
import { locales } from '../src/domain/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'

describe.each(locales)('the bytes of a page in %s', (locale) => {
  test.each(weighedPages)('%s keeps to its budgets', async (page) => {
    const weight = await measurePageWeight(inject('site'), localPath(locale, page))
    expect(weight.requests).toBeGreaterThan(4)
    expect(findExcesses(weight)).toEqual([])
  })
})
