import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '../src/domain/day.ts'
import { type Locale, locales } from '../src/domain/locale.ts'
import { formatDay, formatPrice } from '../src/i18n/format.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { bookingText } from '../src/i18n/messages/booking.ts'
import { propertiesText } from '../src/i18n/messages/properties.ts'
import { noRoomsMessage } from '../src/i18n/no-rooms.ts'
import { problemMessages } from '../src/i18n/problems.ts'
import { ask } from './api.ts'
import { askAvailability, findChoice, party, partyQuery, stayAhead } from './booking.ts'
import { openPage, widths } from './browser.ts'
import { expectHealthy, findBarriers } from './health.ts'
import { dialogOf } from './sign-in-dialog.ts'
import { openSignedIn } from './signed-in.ts'

const cases = locales.flatMap((locale) => widths.map((width) => [locale, width] as const))
const days = stayAhead(30, 2)
const { checkIn, checkOut } = days
const plan = `checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`

/** The first that has rooms then: some nights are sold out somewhere. */
const firstProperty = async (): Promise<number> => (await findChoice('en', days)).propertyId

const availability = (property: number, locale: Locale) => askAvailability(property, locale, { ...days, ...party })

/** A stay that has no room for sixteen. */
async function findFull(locale: Locale): Promise<number> {
  const { data } = await ask<{ data: { id: number }[] }>('/user/properties?limit=40', locale)
  for (const { id } of data) {
    const { message } = await askAvailability(id, locale, { ...days, adults: 16, childrenAges: [] })
    if (message === noRoomsMessage[locale]) return id
  }
  throw new Error('Every stay has room for sixteen')
}

const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('safar.reservation') ?? 'null'))
const summary = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: bookingText[locale].messages.summary }).filter({ visible: true })

describe.each(cases)('rooms are chosen, %s at %ipx', (locale, width) => {
  const { messages, calendar } = bookingText[locale]
  // On a phone the whole journey does it.
  const isWide = width === 1280

  test.runIf(isWide)(
    'a combination is one tap away, its price is the sum of its rooms, and booking asks who one is',
    async () => {
      const property = await firstProperty()
      const [offer] = (await availability(property, locale)).combinations
      if (!offer) throw new Error('Nothing is free')
      const visit = await openPage({ locale, width })
      const { page } = visit
      await visit.go(`/properties/${property}?${plan}`)
      await page.getByRole('button', { name: messages.take }).first().click()
      const choice = summary(page, locale)
      await choice.getByText(formatPrice(locale, offer.price), { exact: true }).first().waitFor()
      await choice.getByText(messages.byNight).first().click()
      await choice.getByText(formatDay(locale, checkIn)).first().waitFor()
      await expectHealthy(visit, { skip: ['shift'] })
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
    },
  )

  test('steppers stop at what is left; without a room there is no booking', async () => {
    const property = await firstProperty()
    const room = (await availability(property, locale)).roomTypes.find(({ unitsLeft }) => unitsLeft > 0)
    if (!room) throw new Error('Nothing is free')
    const visit = await openPage({ locale, width })
    const { page } = visit
    await visit.go(`/properties/${property}?${plan}`)
    await summary(page, locale).getByRole('button', { name: messages.book, exact: true }).click()
    await summary(page, locale).getByText(problemMessages[locale].ROOM_REQUIRED).waitFor()
    const more = page.getByRole('button', { name: `${messages.more}: ${room.title}`, exact: true }).first()
    for (let pressed = 0; pressed < room.unitsLeft; pressed++) await more.click()
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    await more.click({ force: true })
    expect(await page.locator(`#${await more.getAttribute('aria-controls')}`).textContent()).toBe(
      String(room.unitsLeft),
    )
  })

  test.runIf(isWide)('days are chosen among prices, and live in the address', async () => {
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
    expect(await findBarriers(visit, '[role=dialog]')).toEqual([])
    const free = dialog.locator('button[data-day]:not([aria-disabled=true])')
    const [from, to] = await Promise.all([0, 1].map((place) => free.nth(place).getAttribute('data-day')))
    await free.nth(0).click()
    await free.nth(1).click()
    await dialog.getByRole('button', { name: calendar.done, exact: true }).click()
    await page.waitForURL(`**${localPath(locale, `/properties/${property}`)}?checkIn=${from}&checkOut=${to}&adults=2*`)
    await form.getByText(formatDay(locale, from ?? '')).waitFor()
    await form.getByRole('combobox', { name: propertiesText[locale].children }).selectOption('1')
    await form.getByRole('combobox', { name: bookingText[locale].age(1) }).selectOption('5')
    await page.waitForURL('**&adults=2&children=1&age=5')
    await expectHealthy(visit, { skip: ['shift'] })
  })
})

test.each(locales)('without script everything can be read, %s', async (locale) => {
  const property = await firstProperty()
  const { roomTypes, combinations } = await availability(property, locale)
  const { page, go } = await openPage({ locale, width: 390, javaScript: false })
  await go(`/properties/${property}?${plan}`)
  const text = (await page.locator('main').textContent()) ?? ''
  for (const { stayPrice, unitsLeft } of roomTypes) {
    expect(text).toContain(formatPrice(locale, stayPrice))
    if (unitsLeft > 0) expect(text).toContain(bookingText[locale].left(unitsLeft))
  }
  for (const { price } of combinations) expect(text).toContain(formatPrice(locale, price))
  expect(await page.locator('input[name=checkIn]').isVisible()).toBe(true)
  await page.locator('input[name=checkIn]').fill('')
  await page.locator('input[name=checkOut]').fill('')
  await page.getByRole('button', { name: bookingText[locale].messages.check }).click()
  await page.getByText(problemMessages[locale].DATES_REQUIRED).waitFor()
})

test.each(locales)('a day that is none, a child without an age, too many people: each is said, %s', async (locale) => {
  const property = await firstProperty()
  const visit = await openPage({ locale, width: 320 })
  const { page, go } = visit
  const dates = `checkIn=${checkIn}&checkOut=${checkOut}`
  for (const [query, message] of [
    ['checkIn=2026-02-31&checkOut=tomorrow', problemMessages[locale].INVALID_DATE],
    [`checkIn=${checkIn}&checkOut=${addDays(checkIn, 91)}`, problemMessages[locale].TOO_LONG],
    [`${dates}&adults=2&children=1`, bookingText[locale].messages.agesRequired],
  ] as const) {
    await go(`/properties/${property}?${query}`)
    await page.getByText(message).first().waitFor()
  }
  const full = await findFull(locale)
  await go(`/properties/${full}?${dates}&adults=16`)
  await page.getByText(noRoomsMessage[locale]).waitFor()
  await expectHealthy(visit, { skip: ['shift'] })
})

test('who is signed in goes straight to the checkout, and finds the choice again on the way back', async () => {
  const property = await firstProperty()
  const visit = await openSignedIn({ width: 390 })
  const { page } = visit
  const { messages } = bookingText.en
  await visit.go(`/properties/${property}?${plan}`)
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

  // By one leap, so that it can be seen at once where one lands.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
  await page.getByRole('combobox', { name: age(2) }).selectOption('9')
  await takes.first().waitFor()
  await page.waitForURL('**children=2&age=5&age=9')
})
