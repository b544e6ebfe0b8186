import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { root } from '../../scripts/build.ts'
import type { PaymentMethod } from '../../src/domain/money/payment-method.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays, type Day, toDay } from '../../src/domain/time/day.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { ask } from './api.ts'
import type { Visit } from './browser.ts'
import { type Client, requireOk } from './client.ts'

type Money = { amount: number; currency: 'IQD' | 'USD' }
type Days = { checkIn: Day; checkOut: Day }
type Rooms = { roomTypeId: number; count: number }[]
export type Choice = Days & { propertyId: number; adults: number; childrenAges: number[]; rooms: Rooms }

export type Availability = {
  roomTypes: {
    id: number
    title: string
    unitsLeft: number
    stayPrice: Money
    bedTypes: { title: string; count: number }[]
  }[]
  childFees: { count: number; total: number }
  message?: string
  combinations: { rooms: Rooms; price: Money }[]
}

export const party = { adults: 2, childrenAges: [5] }
export const partyQuery = 'adults=2&children=1&age=5'
export const today = toDay(new Date())
export const stayAhead = (days: number, nights = 3): Days => ({
  checkIn: addDays(today, days),
  checkOut: addDays(today, days + nights),
})

/** The availability by the API: the witness. */
export async function askAvailability(
  propertyId: number,
  locale: Locale,
  request: Days & { adults: number; childrenAges: number[] },
): Promise<Availability> {
  const response = await fetch(`${inject('site')}/services/api/user/properties/availablility?lang=${locale}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ propertyId, ...request }),
  })
  return response.json()
}

type Offered = Choice & { price: Money }

/** The cheapest rooms for the party, at the first of these stays that has any and asks for dinars. */
export async function findChoice(locale: Locale, days: Days, among?: number[]): Promise<Offered> {
  const properties =
    among ?? (await ask<{ data: { id: number }[] }>('/user/properties?limit=40', locale)).data.map(({ id }) => id)
  let scarce: Offered | undefined
  for (const propertyId of properties) {
    const { combinations, roomTypes } = await askAvailability(propertyId, locale, { ...days, ...party })
    const [offer] = combinations
    if (offer?.price.currency !== 'IQD') continue
    const rooms = offer.rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count }))
    const choice = { propertyId, ...days, ...party, rooms, price: offer.price }
    // Some are left when these are taken: who comes again, or at the same time, is not told that they have gone.
    const left = (id: number) => roomTypes.find((room) => room.id === id)?.unitsLeft ?? 0
    if (rooms.every(({ roomTypeId, count }) => left(roomTypeId) >= count + 2)) return choice
    scarce ??= choice
  }
  if (!scarce || !among) throw new Error('Nothing is free')
  return scarce
}

/** A stay of three nights at this property, so many days ahead or later: which of its nights are sold out is another thing every day. */
export async function findStay(propertyId: number, ahead: number): Promise<Days> {
  for (let later = 0; later < 60; later++) {
    const days = stayAhead(ahead + later)
    const { combinations } = await askAvailability(propertyId, 'en', { ...days, ...party })
    if (combinations[0]?.price.currency === 'IQD') return days
  }
  throw new Error(`Nothing is free at ${propertyId}`)
}

/** A choice as the property page stores it. */
export const keepChoice = (page: Page, choice: object): Promise<void> =>
  page.evaluate((chosen) => sessionStorage.setItem('safar.reservation', JSON.stringify(chosen)), choice)

export async function openCheckout(visit: Visit, days: Days): Promise<Choice> {
  const choice = await findChoice(visit.locale, days)
  // Anything of the site will do to keep it for the tab, and this costs next to nothing.
  await visit.page.goto('/robots.txt')
  await keepChoice(visit.page, choice)
  await visit.go('/checkout')
  await visit.page.locator('[name=guestName]').waitFor()
  return choice
}

export const bookButton = ({ page, locale }: Pick<Visit, 'page' | 'locale'>) =>
  page.getByRole('button', { name: checkoutText[locale].book })

export const atPaymentPage = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.pathname.endsWith('/payment/success'))

type Customer = { client: Client; accessToken: string; locale: Locale }
/** `more`: what else the call takes. */
type Input = { days: Days; method?: PaymentMethod; among?: number[]; more?: object }
export type Booked = { id: number; link: string; choice: Choice; total: Money }

/** Booked without a browser: for what comes after. */
export async function bookOver({ client, accessToken, locale }: Customer, request: Input): Promise<Booked> {
  const { price: _, ...choice } = await findChoice(locale, request.days, request.among)
  const post = async (path: string, body: object) =>
    requireOk(
      await client.send('POST', `/services/api/customer/reservations${path}?lang=${locale}`, {
        body: { ...choice, ...request.more, ...body },
        token: accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    )
  const { priceKey } = await post('/calculate-price', {})
  const { id, payment, total } = await post('', { priceKey, paymentMethod: request.method ?? 'qi' })
  return { id, link: payment.link, choice, total }
}

export async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = new pg.Client({ connectionString: inject('database') })
  await database.connect()
  try {
    return (await database.query(sql, values)).rows as Row[]
  } finally {
    await database.end()
  }
}

export async function stateOf(id: number): Promise<{ status: string; payment: string }> {
  const [row] = await query<{ status: string; payment: string }>(
    'select r.status, o.payment_status payment from reservations r join orders o on o.id = r.order_id where r.id = $1',
    [id],
  )
  if (!row) throw new Error(`There is no reservation ${id}`)
  return row
}

async function runAside(program: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: inject('database'), FILES_DIR: inject('filesFolder') },
  })
  return stdout.trim()
}

/** Runs `npm run ops -- …` in a process of its own. */
export const operate = (...args: string[]): Promise<string> => runAside(inject('opsProgram'), args)

/** The same from the sources, as operators run it; reading them takes longer than the operation. */
export const operateFromSources = (...args: string[]): Promise<string> => runAside('scripts/ops.ts', args)
