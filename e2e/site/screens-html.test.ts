import { describe, expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { headOf, textOf } from '../support/html.ts'
import { screens } from '../support/screens.ts'

const site = inject('site')
const listed = screens.filter(({ isUnlisted }) => !isUnlisted)

describe.each(locales)('the HTML in %s', (locale) => {
  const { tag, direction, region } = localeFacts[locale]

  test.each(listed)('$name', async (screen) => {
    const path = await screen.path()
    const address = site + localPath(locale, path)
    const response = await fetch(address)
    const html = await response.text()
    const head = headOf(html)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(head).toMatchObject({ lang: tag, dir: direction, headings: 1, canonical: [address] })
    expect(head.title).not.toBe('')
    expect(head.description?.length).toBeGreaterThan(30)
    expect(head.alternates).toEqual({
      en: site + localPath('en', path),
      ar: site + localPath('ar', path),
      ckb: site + localPath('ku', path),
      'x-default': site + localPath('en', path),
    })
    expect(head.title).toContain(head.meta('og:title'))
    expect(head.meta('og:description')).toBe(head.description)
    expect(head.meta('og:url')).toBe(address)
    expect(head.meta('og:locale')).toBe(region)
    expect(head.meta('og:image')).toMatch(new RegExp(`^${site}/pictures/[\\w-]+/1600\\.jpg$`))
    expect(head.meta('robots')).toBeUndefined()

    if (!screen.texts) return
    const texts = await screen.texts(locale, path)
    const text = textOf(html)
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter((word) => !text.includes(word.replace(/\s+/g, ' ').trim()))).toEqual([])
  })
})

test('no two screens share a title or a description', async () => {
  for (const locale of locales) {
    const heads = await Promise.all(
      listed.map(async ({ path }) => headOf(await (await fetch(site + localPath(locale, await path()))).text())),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length)
  }
})

test('a locale other than the three falls back to English', async () => {
  const html = await (await fetch(`${site}/fr/events`)).text()
  expect(headOf(html)).toMatchObject({ lang: 'en', dir: 'ltr' })
})
