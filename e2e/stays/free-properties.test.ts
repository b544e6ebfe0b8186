import { describe, expect, test } from 'vitest'
import { maxRooms } from '../../src/domain/stays/selection.ts'
import { locales } from '../../src/domain/text/locale.ts'
import { toFieldMessage } from '../../src/i18n/field-errors.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { staysNearText } from '../../src/i18n/messages/stays-near.ts'
import { unavailableText } from '../../src/i18n/messages/unavailable-stays.ts'
import { noRoomsMessage } from '../../src/i18n/no-rooms.ts'
import { ask } from '../support/api.ts'
import { type Availability, askAvailability, party, partyQuery, stayAhead } from '../support/booking.ts'
import { openPage } from '../support/browser.ts'
import { type Client, createClient, requireOk } from '../support/client.ts'
import { htmlOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'

/** A property that no other test books: all of it is taken. */
const days = stayAhead(150)
const plan = `checkIn=${days.checkIn}&checkOut=${days.checkOut}&${partyQuery}`

type Property = { id: number; title: string; location: { id: number } }

/** A stay so small that one booking takes all of it. */
async function findSmall(): Promise<Property & Availability> {
  const { data } = await ask<{ data: Property[] }>('/user/properties?limit=100')
  for (const property of data) {
    const free = await askAvailability(property.id, 'en', { ...days, ...party })
    const rooms = free.roomTypes.reduce((sum, { unitsLeft }) => sum + unitsLeft, 0)
    if (free.combinations.length > 0 && rooms <= maxRooms) return { ...property, ...free }
  }
  throw new Error('Every stay is too large')
}

async function bookAll(client: Client, accessToken: string, { id, roomTypes }: Property & Availability): Promise<void> {
  const rooms = roomTypes
    .filter(({ unitsLeft }) => unitsLeft > 0)
    .map((room) => ({ roomTypeId: room.id, count: room.unitsLeft }))
  // A party has at most as many rooms as adults.
  const adults = rooms.reduce((sum, { count }) => sum + count, 0)
  const post = async (path: string, more: object) =>
    requireOk(
      await client.send('POST', `/services/api/customer/reservations${path}`, {
        body: { propertyId: id, ...days, adults, childrenAges: [], rooms, ...more },
        token: accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    )
  const { priceKey } = await post('/calculate-price', {})
  await post('', { priceKey, paymentMethod: 'qi' })
}

test('a stay shows what all of its nights cost, and is gone once its last room is booked', async () => {
  const property = await findSmall()
  const client = createClient()
  const { accessToken } = await client.signUp()
  const { page, go } = await openPage({ width: 390 })
  const card = page.locator('main article', { has: page.locator(`a[href^="/properties/${property.id}?"]`) })
  const all = `/properties?location=${property.location.id}`
  await go(`${all}&q=${encodeURIComponent(property.title)}&${plan}`)
  const { forStay, nights, guests } = propertiesText.en
  const text = (await card.textContent()) ?? ''
  const price = property.combinations[0]?.price
  expect(text).toContain(price && formatPrice('en', price))
  expect(text).toContain(forStay(nights(3), guests(3)))

  await bookAll(client, accessToken, property)
  await page.reload()
  await page.locator('main header').waitFor()
  expect(await card.count()).toBe(0)
  // Full properties come after free ones, with the link to their waitlist; unfolded where no other one has such a name.
  const wait = page.locator(`a[href^="/account/waiting/new?for=property&id=${property.id}&"]`)
  await page.locator('main details', { has: wait }).evaluate((group) => group.setAttribute('open', ''))
  await page.getByText(unavailableText.en.full).first().waitFor()
  await wait.click()
  await page.getByRole('dialog').waitFor()
  await go(`${all}&q=${encodeURIComponent(property.title)}&adults=2`)
  await card.waitFor()
})

describe.each(casesIn('en', locales))('a list for certain days in %s', (locale) => {
  test('agrees with what is free, without script too', async () => {
    const childrenAges = party.childrenAges.join(',')
    const { ids } = await ask<{ ids: number[] }>(
      `/user/properties/free?checkIn=${days.checkIn}&checkOut=${days.checkOut}&adults=2&childrenAges=${childrenAges}`,
    )
    const visit = await openPage({ locale, width: 390, javaScript: false })
    const { page } = visit
    await visit.go(`/properties?${plan}`)
    const shown = await page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(shown.length).toBe(20)
    const base = localPath(locale, '/properties')
    for (const href of shown) {
      const [, id, query] = href.match(/\/(\d+)\?(.*)$/) ?? []
      expect(href.startsWith(base)).toBe(true)
      expect(ids).toContain(Number(id))
      expect(query).toBe(plan)
    }
    const { nights, guests, forStay } = propertiesText[locale]
    // Taxes or a fee are said behind it.
    expect(await page.getByText(forStay(nights(3), guests(3))).count()).toBe(20)
  })

  test('names what is closed near a place before what is too far to walk', async () => {
    const { free, near } = unavailableText[locale]
    const visit = await openPage({ locale, width: 390 })
    const { page } = visit
    // The days before Arbaeen, near the shrine.
    await visit.go('/properties?near=landmark-5&checkIn=2027-07-22&checkOut=2027-07-25&adults=2')
    const group = page.locator('main ul > li > div > details')
    const total = await group.locator('li').count()
    expect(total).toBeGreaterThan(2)
    expect(await group.locator('summary').textContent()).toBe(near(total))
    await group.locator('summary').click()
    const others = group.getByText(free).first()
    await others.waitFor()
    await expectHealthy(visit, { skip: ['shift'] })
    await group.locator('a[href*="checkIn=2027-07-"]').first().waitFor()
    const farther = page.getByRole('heading', { level: 2, name: staysNearText[locale].farther })
    expect((await farther.boundingBox())?.y).toBeGreaterThan((await others.boundingBox())?.y ?? Number.NaN)
  })

  test('names what is let for more nights, beside a map too', async () => {
    const oneNight = 'near=landmark-5&checkIn=2027-07-26&checkOut=2027-07-27&adults=2'
    const reason = toFieldMessage(locale, { error: 'min_nights', limit: 3 })
    for (const view of ['', '&view=map'])
      expect(await htmlOf(localPath(locale, `/properties?${oneNight}${view}`))).toContain(`>${reason}</p>`)
  })

  test('where nothing is free, says so and what to give up', async () => {
    const visit = await openPage({ locale, width: 390 })
    await visit.go(`/properties?checkIn=${days.checkIn}&checkOut=${days.checkOut}&adults=16&maxPrice=1`)
    await visit.page.getByRole('heading', { name: noRoomsMessage[locale] }).waitFor()
    await expectHealthy(visit)
  })
})
