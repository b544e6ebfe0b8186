import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { addDays, type Day } from '../../src/domain/time/day.ts'
import { formatDay, formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { noRoomsMessage } from '../../src/i18n/no-rooms.ts'
import { ask } from '../support/api.ts'
import { type Availability, askAvailability, findChoice, party, partyQuery, stayAhead } from '../support/booking.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { hold } from '../support/hold-response.ts'
import { htmlOf, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, findBarriers, listErrors, onTheWay } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** A property that no other test books: its free rooms are counted. */
const days = stayAhead(100, 2)
const { checkIn, checkOut } = days
const plan = `checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`

/** The first that has rooms then: some nights are sold out somewhere. */
let first: Promise<number> | undefined
const firstProperty = (): Promise<number> => {
  first ??= findChoice('en', days).then(({ propertyId }) => propertyId)
  return first
}

const availability = (property: number, locale: Locale) => askAvailability(property, locale, { ...days, ...party })

/** A stay that has no room for sixteen. */
async function findFull(): Promise<number> {
  const { data } = await ask<{ data: { id: number }[] }>('/user/properties?limit=40')
  for (const { id } of data) {
    const { message } = await askAvailability(id, 'en', { ...days, adults: 16, childrenAges: [] })
    if (message === noRoomsMessage.en) return id
  }
  throw new Error('Every stay has room for sixteen')
}
let full: Promise<number> | undefined

const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('safar.reservation') ?? 'null'))
const summary = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: bookingText[locale].messages.summary }).filter({ visible: true })

/** Without a room there is no booking, and no more can be had than are left. */
async function pressSteppers({ page, locale }: Visit, roomTypes: Availability['roomTypes']): Promise<void> {
  const { messages } = bookingText[locale]
  const room = roomTypes.find(({ unitsLeft }) => unitsLeft > 0)
  if (!room) throw new Error('Nothing is free')
  await summary(page, locale).getByRole('button', { name: messages.book, exact: true }).click()
  await summary(page, locale).getByText(problemMessages[locale].ROOM_REQUIRED).waitFor()
  const more = page.getByRole('button', { name: `${messages.more}: ${room.title}`, exact: true }).first()
  for (let pressed = 0; pressed < room.unitsLeft; pressed++) await more.click()
  expect(await more.getAttribute('aria-disabled')).toBe('true')
  await more.click({ force: true })
  expect(await page.locator(`#${await more.getAttribute('aria-controls')}`).textContent()).toBe(String(room.unitsLeft))
}

// On a phone the whole journey does it.
describe.each(casesIn('ku', locales))('rooms are chosen on a screen, in %s', (locale) => {
  const { messages, calendar } = bookingText[locale]
  const width = 1280

  test('steppers stop at what is left; a combination is one tap away, its price is the sum of its rooms, and booking asks who one is', async () => {
    const property = await firstProperty()
    const { roomTypes, combinations } = await availability(property, locale)
    const [offer] = combinations
    if (!offer) throw new Error('Nothing is free')
    const visit = await openPage({ locale, width })
    const { page } = visit
    await visit.go(`/properties/${property}?${plan}`)
    await pressSteppers(visit, roomTypes)
    await page.getByRole('button', { name: messages.take }).first().click()
    const choice = summary(page, locale)
    await choice.getByText(formatPrice(locale, offer.price), { exact: true }).first().waitFor()
    await choice.getByText(messages.byNight).first().click()
    await choice.getByText(formatDay(locale, checkIn)).first().waitFor()
    await expectHealthy(visit, { skip: onTheWay(locale) })
    await page.getByRole('button', { name: messages.book, exact: true }).filter({ visible: true }).first().click()
    const { titled, text } = dialogOf(visit)
    await titled(text.start.title)
    expect(await stored(page)).toEqual({
      propertyId: property,
      checkIn,
      checkOut,
      adults: 2,
      childrenAges: [5],
      rooms: offer.rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })),
      price: offer.price,
    })
  })

  test('days are chosen among prices, and live in the address; whoever leaves out the age of a child is led to it', async () => {
    const property = await firstProperty()
    const visit = await openPage({ locale, width })
    const { page } = visit
    await visit.go(`/properties/${property}`)
    const form = page.getByRole('region', { name: propertiesText[locale].plan })
    await form.getByRole('button', { name: messages.check }).click()
    await form.getByText(problemMessages[locale].DATES_REQUIRED).waitFor()
    await form.getByRole('button', { name: messages.pickDates }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(calendar.inDinars).or(dialog.getByText(calendar.inDollars)).waitFor()
    // It is built alike in all of them.
    if (locale === 'en') expect(await findBarriers(visit, '[role=dialog]')).toEqual([])
    const free = await dialog
      .locator('button[data-day]:not([aria-disabled=true])')
      .evaluateAll((shown) => shown.map((button) => (button as HTMLElement).dataset.day as Day))
    // A night between two that are taken has no other end than the day after it, which may not be among them.
    const from = free.find((day) => free.includes(addDays(day, 1)))
    if (!from) throw new Error('No two days in a row are free')
    const to = addDays(from, 1)
    for (const day of [from, to]) await dialog.locator(`button[data-day="${day}"]`).click()
    await dialog.getByRole('button', { name: calendar.done, exact: true }).click()
    await page.waitForURL(`**${localPath(locale, `/properties/${property}`)}?checkIn=${from}&checkOut=${to}&adults=2*`)
    await form.getByText(formatDay(locale, from)).waitFor()
    await form.getByRole('combobox', { name: propertiesText[locale].children }).selectOption('1')
    await form.getByRole('combobox', { name: bookingText[locale].age(1) }).selectOption('5')
    await page.waitForURL('**&adults=2&children=1&age=5')
    await expectHealthy(visit, { skip: onTheWay(locale) })

    // Nothing says how many there are while one of them is not known yet.
    const counted = form.getByText(`${propertiesText[locale].nights(1)} · ${propertiesText[locale].guests(3)}`)
    await counted.waitFor()
    await form.locator('[name=children]').selectOption('2')
    await counted.waitFor({ state: 'hidden' })
    await form.getByRole('button', { name: messages.check }).click()
    await form.locator('[name=age]:focus[aria-invalid=true]').waitFor()
    expect(
      await form.locator('[name=age]').evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)),
    ).toBe(1)
    const said = await form.getByText(messages.agesRequired).boundingBox()
    expect(said?.y).toBeGreaterThan(60)
  })
})

test.each(locales)('without script everything can be read, %s', async (locale) => {
  const property = await firstProperty()
  const { roomTypes, combinations } = await availability(property, locale)
  const address = localPath(locale, `/properties/${property}`)
  const text = textOf(await htmlOf(`${address}?${plan}`))
  for (const { stayPrice, unitsLeft } of roomTypes) {
    expect(text).toContain(formatPrice(locale, stayPrice))
    if (unitsLeft > 0) expect(text).toContain(bookingText[locale].left(unitsLeft))
  }
  for (const { price } of combinations) expect(text).toContain(formatPrice(locale, price))
  expect(textOf(await htmlOf(`${address}?checkIn=&checkOut=`))).toContain(problemMessages[locale].DATES_REQUIRED)
})

test('without script days are typed, and what is missing is said', async () => {
  const locale = 'ar'
  const { page, go } = await openPage({ locale, width: 390, javaScript: false })
  await go(`/properties/${await firstProperty()}?${plan}`)
  expect(await page.locator('input[name=checkIn]').isVisible()).toBe(true)
  await page.locator('input[name=checkIn]').fill('')
  await page.locator('input[name=checkOut]').fill('')
  await page.getByRole('button', { name: bookingText[locale].messages.check }).click()
  await page.getByText(problemMessages[locale].DATES_REQUIRED).waitFor()
})

test.each(casesIn('ku', locales))(
  'a day that is none, a child without an age, too many people: each is said, %s',
  async (locale) => {
    const property = await firstProperty()
    const visit = await openPage({ locale, width: 320 })
    const { page, go } = visit
    const dates = `checkIn=${checkIn}&checkOut=${checkOut}`
    for (const [query, message] of [
      ['checkIn=2026-02-31&checkOut=tomorrow', problemMessages[locale].INVALID_DATE],
      [`checkIn=${checkIn}&checkOut=${addDays(checkIn, 91)}`, problemMessages[locale].TOO_LONG],
      [`${dates}&adults=2&children=1`, bookingText[locale].messages.agesRequired],
    ] as const)
      expect(textOf(await htmlOf(localPath(locale, `/properties/${property}?${query}`)))).toContain(message)
    full ??= findFull()
    await go(`/properties/${await full}?${dates}&adults=16`)
    await page.getByText(noRoomsMessage[locale]).waitFor()
    await expectHealthy(visit, { skip: ['shift'] })
  },
)

test('on a phone steppers stop as well; who is signed in goes straight to the checkout, and finds the choice again on the way back', async () => {
  const property = await firstProperty()
  const visit = await openSignedIn({ width: 390 })
  const { page } = visit
  const { messages } = bookingText.en
  await visit.go(`/properties/${property}?${plan}`)
  await pressSteppers(visit, (await availability(property, 'en')).roomTypes)
  await page.getByRole('button', { name: messages.take }).first().click()
  await page.getByRole('button', { name: messages.book, exact: true }).filter({ visible: true }).first().click()
  await page.waitForURL('**/checkout')
  await visit.go(`/properties/${property}?${plan}`)
  await page.getByRole('button', { name: messages.chosen, exact: true }).waitFor()
})

test('on a phone, in Arabic: dates before rooms, an offer says what it is made of, and is withdrawn when the party changes', async () => {
  const property = await firstProperty()
  const { roomTypes, combinations, childFees } = await availability(property, 'ar')
  const [offer] = combinations
  const [first] = offer?.rooms ?? []
  const room = roomTypes.find(({ id }) => id === first?.roomTypeId)
  if (!offer || !room) throw new Error('Nothing is free')
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  const { messages, age, childFee } = bookingText.ar
  await visit.go(`/properties/${property}?${plan}`)
  expect(
    await page.evaluate(() => {
      const [plan, rooms] = ['plan', 'rooms'].map((id) => document.getElementById(id) as Element)
      return plan && rooms && plan.compareDocumentPosition(rooms) === Node.DOCUMENT_POSITION_FOLLOWING
    }),
  ).toBe(true)

  const takes = page.getByRole('button', { name: messages.take })
  const card = page.locator('#rooms ~ div li', { has: takes.first() }).first()
  const text = (await card.textContent()) ?? ''
  expect(text).toContain(`${propertiesText.ar.nights(2)} × `)
  for (const { title, count } of room.bedTypes) expect(text).toContain(`${count} × ${title}`)
  expect(await card.locator('picture').count()).toBe(offer.rooms.length)
  if (childFees.total > 0) {
    expect(text).toContain(childFee(childFees.count))
    expect(text).toContain(formatPrice('ar', { amount: childFees.total, currency: offer.price.currency }, '+'))
  }

  for (const button of await takes.filter({ visible: true }).all()) {
    await button.focus()
    const hidden = await button.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('[data-sticky-total]')?.getBoundingClientRect().top ?? innerHeight
      return bottom > bar
    })
    expect(hidden).toBe(false)
  }

  await page.getByRole('combobox', { name: propertiesText.ar.children }).selectOption('2')
  await takes.first().waitFor({ state: 'detached' })
  await page.locator('#rooms ~ [role=status]').getByText(messages.agesRequired).waitFor()
  // The link says which field is missing.
  await page.locator('[data-sticky-total] a', { hasText: messages.pickAges }).waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: age(2) }).selectOption('9')
  await takes.first().waitFor()
  await page.waitForURL('**children=2&age=5&age=9')
})

test('rooms that are tapped before the scripts are there are chosen when they are', async () => {
  const property = await firstProperty()
  const { messages } = bookingText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page, context } = visit
  const letGo = await hold(context, '**/assets/*.js')
  await page.goto(`${inject('site')}${localPath('ar', `/properties/${property}?${plan}`)}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: messages.take }).first().click()
  const isBusy = await page.locator('button[aria-busy=true]', { hasText: messages.take }).count()
  await letGo()
  const chosen = page.getByRole('button', { name: messages.chosen, exact: true })
  await chosen.waitFor()
  expect(await chosen.getAttribute('aria-pressed')).toBe('true')
  // It looked so before, and no longer does.
  expect([isBusy, await chosen.getAttribute('aria-busy')]).toEqual([1, null])
  expect(await listErrors(visit)).toEqual([])
})

test('a range of prices is not broken on a phone, in dollars and in dinars', async () => {
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  const { data } = await ask<{ data: { id: number; price: { currency: string } }[] }>('/user/properties?limit=100')
  // Long enough for a weekend, whose nights cost more.
  const days = stayAhead(100, 7)
  let ranges = 0
  for (const { id, price } of data) {
    if (price.currency !== 'USD' || ranges > 0) continue
    await visit.go(`/properties/${id}?checkIn=${days.checkIn}&checkOut=${days.checkOut}&adults=2`)
    const found = await page.locator('#rooms ~ div li p.tabular-nums').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        const ranges: { text: string; lines: number }[] = []
        while (texts.nextNode()) {
          const node = texts.currentNode as Text
          for (const { 0: text, index } of node.data.matchAll(/\S+ – \S+/g)) {
            const range = new Range()
            range.setStart(node, index)
            range.setEnd(node, index + text.length)
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 10))
            ranges.push({ text, lines: new Set(tops).size })
          }
        }
        return ranges
      }),
    )
    ranges += found.length
    expect(found.filter(({ lines }) => lines > 1)).toEqual([])
  }
  expect(ranges).toBeGreaterThan(0)
})
