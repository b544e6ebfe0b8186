import { expect, vi } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { type Booked, bookOver, query, stateOf, stayAhead } from './booking.ts'
import { isReady } from './browser.ts'
import { type Check, expectHealthy } from './page-health.ts'
import { openSignedIn } from './signed-in.ts'

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>
type Choice = 'pay' | 'decline' | 'cancel' | 'expire'

const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')
export const open = (locale: Locale): Promise<SignedIn> => openSignedIn({ locale, width: 390 })

/** At the bank's page, which is open. */
const decide = ({ page }: SignedIn, choice: Choice) => page.locator(`button[value=${choice}]`).click()

export async function atBank(visit: SignedIn, { link }: Pick<Booked, 'link'>, choice: Choice): Promise<void> {
  await visit.page.goto(link)
  await decide(visit, choice)
}

/** The server hears of it from the bank alone: the browser never arrives. */
export async function payAndVanish(visit: SignedIn, booked: Booked, failure?: 'lost'): Promise<void> {
  const { page } = visit
  await page.goto(booked.link)
  if (failure) await page.locator(`input[value=${failure}]`).check()
  const gone = page.waitForRequest('**/payment/success**')
  // An answer without a page: one that fails would leave an error in its place, in the way of the next page.
  await page.route('**/payment/success**', (route) => route.fulfill({ status: 204 }))
  await decide(visit, 'pay')
  await gone
  await page.unroute('**/payment/success**')
}

export const says = async ({ page }: SignedIn, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ timeout: 60_000 })
export const reports = async ({ page }: SignedIn, text: string): Promise<void> =>
  vi.waitFor(async () => expect(plain(await page.locator('main').textContent())).toContain(plain(text)), {
    timeout: 60_000,
  })
export const openPayment = async (visit: SignedIn, { id }: Booked): Promise<void> => {
  await visit.go(`/payment/success?reservation=${id}`)
}
export const isSound = async (visit: SignedIn, skip: Check[] = ['shift']): Promise<void> => {
  await isReady(visit.page)
  await expectHealthy(visit, { skip })
}

export const becomes = (id: number, status: string, payment: string): Promise<void> =>
  vi.waitFor(async () => expect(await stateOf(id)).toEqual({ status, payment }), { timeout: 60_000, interval: 100 })

export const propertiesWith = async (acceptance: 'automatic' | 'manual'): Promise<number[]> =>
  (
    await query<{ id: number }>(
      `select id from properties p where acceptance = $1
         and exists (select from room_types where property_id = p.id and currency = 'IQD') order by id`,
      [acceptance],
    )
  ).map(({ id }) => id)

const automatic = propertiesWith('automatic')
export const days = (ahead: number) => ({ days: stayAhead(ahead) })

/** With a booking that waits for its payment. */
export async function begin(locale: Locale, input: Omit<Parameters<typeof bookOver>[1], 'among'>) {
  const visit = await open(locale)
  return { visit, booked: await bookOver(visit, { among: await automatic, ...input }) }
}
