import { describe, expect, inject, test } from 'vitest'
import { plainBudgets, savingBudget, tillPage, weighedPages } from '../../bench/budgets.ts'
import { findExcesses, measurePageWeight } from '../../bench/page-weight.ts'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'

const site = inject('site')

describe.each(locales)('the bytes of a page in %s', (locale) => {
  test.each([...weighedPages, tillPage])('%s keeps to its budgets', async (page) => {
    const weight = await measurePageWeight(site, localPath(locale, page))
    expect(weight.requests).toBeGreaterThan(4)
    expect(findExcesses(weight)).toEqual([])
  })

  test('the list of stays is not longer than it has to be, whole', async () => {
    const page = await fetch(site + localPath(locale, '/properties'), { headers: { 'accept-encoding': 'identity' } })
    expect((await page.arrayBuffer()).byteLength).toBeLessThanOrEqual(plainBudgets[locale])
  })

  test.each(weighedPages)('%s has small pictures, no fonts and no maps for whoever saves data', async (page) => {
    const path = localPath(locale, page)
    const headers = { 'save-data': 'on' }
    const { html, scripts, styles, fonts } = await measurePageWeight(site, path, headers)
    expect(fonts).toBe(0)
    expect(html + scripts + styles).toBeLessThan(savingBudget)
    const text = await (await fetch(site + path, { headers })).text()
    expect(text).toMatch(/\/pictures\/[\w-]+\/320\.avif 320w"/)
    expect(text.match(/srcset="[^"]*\/(640|960|1600)\./gi)).toBeNull()
    expect(text).not.toContain('/map/iraq.svg')
  })
})

test('the switch of those who save data leads back to the same page, made for them', async () => {
  const answer = await fetch(`${site}/saving-data/on`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${site}/ku/events?page=2` },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ku/events?page=2'])
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
  const pages = await Promise.all(
    [{ cookie }, { 'save-data': 'on' }, { cookie: 'safar_saving=off', 'save-data': 'on' }, {}].map(async (headers) => {
      const page = await fetch(`${site}/ku/events?page=2`, { headers: headers as Record<string, string> })
      return [page.headers.get('vary'), /<html[^>]* data-saving=""/.test(await page.text())]
    }),
  )
  const vary = 'Accept-Encoding, Cookie, Save-Data'
  expect(pages).toEqual([
    [vary, true],
    [vary, true],
    [vary, false],
    [vary, false],
  ])
})

/** The selectors that ask what an element has in it, without what they ask. */
function readHasSelectors(css: string): string[] {
  const selectors = [...css.matchAll(/([^{}]*:has\([^{}]*)\{/g)].map(([, selector = '']) => selector)
  return selectors.map((selector) => {
    let left = selector
    for (let before = ''; left !== before; ) {
      before = left
      left = left.replace(/:has\([^()]*\)/g, '').replace(/(:(?:not|is|where|has)\([^()]*)\(([^()]*)\)/g, '$1$2')
    }
    return left
  })
}

test('no selector leads from what an element has in it to no matter which other: all of a page would be styled anew with each piece that arrives', async () => {
  const html = await (await fetch(site)).text()
  const [, sheet = ''] = html.match(/rel="stylesheet" href="([^"]+)"/) ?? []
  const selectors = readHasSelectors(await (await fetch(site + sheet)).text())
  expect(selectors.length).toBeGreaterThan(10)
  expect(readHasSelectors('[data-a]:not(:has([data-b])) :is(main>*,#c){}')[0]).toMatch(/[ >+~(]\*/)
  expect(selectors.filter((selector) => /[ >+~(]\*/.test(selector))).toEqual([])
})
