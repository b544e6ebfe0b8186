import { describe, expect, test } from 'vitest'
import type { Ok } from '../../src/contract/contract.ts'
import { type SaleKind, saleKinds } from '../../src/domain/sales/sale.ts'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { addDays } from '../../src/domain/time/day.ts'
import { formatDay, formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { choiceText } from '../../src/i18n/messages/choice.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { ask, find } from '../support/api.ts'
import { today } from '../support/booking.ts'
import { isReady, openPage, reusePage, type Visit, type Width } from '../support/browser.ts'
import { htmlOf, tags, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

type Sale = Ok<'GET /public/sales/{type}/{id}'>
type Stock = Sale['stocks'][number]
type SaleExample = { path: string; sale: Sale; stock: Stock }

/** The lists of each kind. */
async function pathsOf(kind: SaleKind): Promise<{ id: number; path: string }[]> {
  if (kind === 'tourism')
    return (await find('tourism', { limit: 30 })).map(({ id, category, type }) => ({
      id,
      path: `/tourism-packages/${category.key}/${type.key}/${id}`,
    }))
  if (kind === 'umrah') return (await find('umrah', { limit: 30 })).map(({ id }) => ({ id, path: `/umrah/${id}` }))
  const [list, page] = {
    offer: ['offers?limit=100', 'offers'],
    event: ['events?limit=100', 'events'],
    activity: ['activities?limit=100', 'activity'],
  }[kind] as [string, string]
  return (await ask(`/public/${list}`)).data.map(({ id }) => ({ id, path: `/${page}/${id}` }))
}

const saleOf = (kind: SaleKind, id: number, locale: Locale) => ask<Sale>(`/public/sales/${kind}/${id}`, locale)

/** The first that is sold in such a way. */
async function findSold(
  kind: SaleKind,
  locale: Locale,
  isIt: (sale: Sale, stock: Stock) => boolean = () => true,
): Promise<SaleExample> {
  for (const { id, path } of await pathsOf(kind)) {
    const sale = await saleOf(kind, id, locale)
    const stock = sale.stocks.find((one) => one.state === 'open' && one.left >= Math.max(one.min, 3) && isIt(sale, one))
    if (stock) return { path, sale, stock }
  }
  throw new Error(`Nothing of ${kind} is left`)
}

const form = ({ page }: Visit) => page.locator('#choice')
const more = (visit: Visit, label: string) =>
  form(visit).getByRole('button', { name: `${choiceText[visit.locale].messages.more}: ${label}`, exact: true })
/** In its row, followed by dollars for readers who have chosen them. */
const total = (visit: Visit, { currency }: Sale, amount: number) => {
  const { price } = messages[visit.locale]
  const text = amount > 0 ? formatPrice(visit.locale, { amount, currency }) : price.free
  const start = new RegExp(`^${text.replace(/[$.]/g, '\\$&').replace(/\s/g, '\\s')}`)
  return form(visit).locator('.tabular-nums', { hasText: start }).last().waitFor()
}
const proceed = (visit: Visit) =>
  form(visit).getByRole('button', { name: choiceText[visit.locale].messages.next, exact: true }).click()

/** A day of a small calendar. */
const dayOf = (visit: Visit, name: string, day: string) => form(visit).locator(`input[name=${name}][value="${day}"]`)

/** From a calendar of its own, where any day will do. */
async function pickDay(visit: Visit, label: string, day: string): Promise<void> {
  const { page } = visit
  await form(visit)
    .getByRole('button', { name: new RegExp(`^${label}: `) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('grid').waitFor()
  for (let months = 0; months < 14 && (await dialog.locator(`[data-day="${day}"]`).count()) === 0; months++)
    await dialog
      .getByRole('button')
      .filter({ has: page.locator('svg') })
      .last()
      .click()
  await dialog.locator(`[data-day="${day}"]`).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The steps on the page of each kind, and the total after them. */
const journeys: Record<SaleKind, (visit: Visit, found: SaleExample) => Promise<number>> = {
  offer: async (visit, { sale, stock }) => {
    const t = choiceText[visit.locale].messages
    await proceed(visit)
    await form(visit).getByText(problemMessages[visit.locale].TRAVEL_DATE_REQUIRED).waitFor()
    // Not tomorrow: that is today once it has struck midnight.
    const day = stock.day ?? addDays(today, 2)
    if (stock.day) await dayOf(visit, 'date', day).check()
    else await pickDay(visit, t.date, day)
    if (sale.needs.returnDate) await pickDay(visit, t.returnDate, addDays(day, 3))
    await form(visit).getByText(formatDay(visit.locale, day)).waitFor()
    await more(visit, sale.needs.travellers === 'none' ? t.quantity : t.passengers).click()
    return 2 * (stock.prices.piece ?? 0)
  },
  tourism: async (visit, { stock }) => {
    const t = choiceText[visit.locale]
    await more(visit, t.messages.adults).click()
    await more(visit, t.messages.children).click()
    await form(visit).locator(`input[name=departure][value="${stock.id}"]`).check()
    await proceed(visit)
    await form(visit).getByText(t.agesRequired).waitFor()
    await form(visit).getByLabel(t.age(1), { exact: true }).selectOption('5')
    return 2 * (stock.prices.adult ?? 0) + (stock.prices.child ?? 0)
  },
  umrah: async (visit, { stock }) => {
    const t = choiceText[visit.locale]
    await form(visit).locator(`input[name=departure][value="${stock.id}"]`).check()
    await form(visit).getByRole('radio', { name: t.rooms[1] }).check()
    return (stock.prices.two ?? 0) + (stock.prices.single ?? 0)
  },
  event: async (visit, { stock }) => {
    const button = more(visit, stock.title ?? '')
    await button.click()
    await button.click()
    return 2 * (stock.prices.ticket ?? 0)
  },
  activity: async (visit, { stock }) => {
    await dayOf(visit, 'day', stock.day ?? '').check()
    const time = form(visit).locator(`input[name=time][value="${stock.id}"]`)
    await time.check()
    return Math.max(1, stock.min) * (stock.prices.person ?? 0)
  },
}

/** An offer with a day shows more than one without. */
const isWhole = ({ itemType, needs }: Sale) => itemType !== 'offer' || needs.travelDate

describe.each(casesIn('en', locales))('what is sold is chosen on its page, %s', (locale) => {
  // English has its journeys on a screen, the others on a phone.
  const width: Width = locale === 'en' ? 1280 : 390

  test.each(saleKinds)('%s: the choice and its total; who one is, before the checkout', async (kind) => {
    const found = await findSold(kind, locale, isWhole)
    const visit = await reusePage({ locale, width })
    await visit.go(found.path)
    const amount = await journeys[kind](visit, found)
    await total(visit, found.sale, amount)
    // Before anything is chosen, the screens' own tests look at it in every language.
    await expectHealthy(visit, { skip: locale === 'ar' ? ['shift'] : ['shift', 'axe'] })
    // The way on is the same for all of them.
    if (kind !== 'tourism') return
    await proceed(visit)
    const { titled, text } = dialogOf(visit)
    await titled(text.start.title)
  })
})

test('the choice outlives a reload and another language, and whoever is signed in goes on to the checkout', async () => {
  const { path, sale, stock } = await findSold('event', 'en')
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  const { page } = visit
  await visit.go(path)
  await journeys.event(visit, { path, sale, stock })
  const amount = 2 * (stock.prices.ticket ?? 0)
  await page.reload()
  await isReady(page)
  await total(visit, sale, amount)
  await page.goto(localPath('ku', path))
  await isReady(page)
  const kurdish: Visit = { ...visit, locale: 'ku' }
  await total(kurdish, sale, amount)
  const asked = page.waitForRequest((request) => request.url().includes(`/checkout/event/${sale.itemId}`))
  await page.locator('[data-sticky-total]').getByRole('button').click()
  expect(decodeURIComponent((await asked).url())).toContain(`tickets=${stock.id}:2`)
})

test.each(casesIn('ku', ['ar', 'ku']))(
  'on a phone, nothing in a day of the calendar meets its neighbour or the border, %s',
  async (locale) => {
    const { path } = await findSold('offer', locale, ({ stocks }) => stocks.length > 3)
    const visit = await openPage({ locale, width: 390 })
    await visit.go(path)
    const days = form(visit).locator('label:has(input[type=radio]):has(span)')
    expect(await days.count()).toBeGreaterThan(3)
    const meeting = await days.evaluateAll((labels) =>
      labels.flatMap((label) => {
        const cell = label.getBoundingClientRect()
        const parts = [...label.children]
          .filter(({ tagName }) => tagName === 'SPAN')
          .map((part) => part.getBoundingClientRect())
        const isFree = parts.every(
          ({ top, bottom, left, right }, index) =>
            top >= (parts[index - 1]?.bottom ?? cell.top) - 0.5 &&
            bottom <= cell.bottom - 1 &&
            left >= cell.left &&
            right <= cell.right,
        )
        return isFree ? [] : [label.textContent]
      }),
    )
    expect(meeting).toEqual([])
  },
)

test('without script the fields are the address of the checkout', async () => {
  const { path, sale, stock } = await findSold('umrah', 'en')
  const html = await htmlOf(path)
  const [, inside = ''] = html.match(/<form[^>]*id="choice"([\s\S]*?)<\/form>/) ?? []
  expect(html).toContain(`action="/checkout/umrah/${sale.itemId}"`)
  const names = [...tags(inside, 'input'), ...tags(inside, 'select')].map(({ name }) => name)
  expect(new Set(names.filter(Boolean))).toEqual(new Set(['departure', 'sharing', 'adults', 'ages']))
  expect(tags(inside, 'input').some(({ name, value }) => name === 'departure' && value === String(stock.id))).toBe(true)
})

test('what is sold out says so and names the way on', async () => {
  for (const kind of saleKinds)
    for (const { id, path } of await pathsOf(kind)) {
      const { state } = await saleOf(kind, id, 'en')
      if (state !== 'sold_out') continue
      const html = await htmlOf(path)
      // Another journey takes the last places of an Umrah for a moment.
      if ((await saleOf(kind, id, 'en')).state !== 'sold_out') continue
      expect(textOf(html)).toContain(choiceText.en.none.soldOut)
      expect(html).not.toContain('id="choice"')
      return
    }
  throw new Error('Nothing of the demo is sold out')
})

test('seats are asked for again as soon as somebody begins to choose', async () => {
  const { path, sale, stock } = await findSold('tourism', 'en', ({ stocks }) => stocks.length > 1)
  const visit = await openPage({ locale: 'en', width: 390 })
  const { page } = visit
  const gone = sale.stocks.map((one) => (one.id === stock.id ? { ...one, left: 0, state: 'sold_out' } : one))
  await page.route('**/public/sales/**', (route) => route.fulfill({ json: { ...sale, stocks: gone } }))
  await visit.go(path)
  await form(visit).locator('input[name=departure]:enabled').first().focus()
  const radio = form(visit).locator(`input[name=departure][value="${stock.id}"]`)
  await expect.poll(() => radio.isDisabled()).toBe(true)
})
