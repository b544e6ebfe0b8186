import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { addTickets, findSales, joinSeller } from '../../src/api/tickets/testing/tickets.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { fill, fillCount } from '../../src/i18n/fill.ts'
import { doorText } from '../../src/i18n/messages/door.ts'
import { purchasesText } from '../../src/i18n/messages/purchases.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { ticketsText } from '../../src/i18n/messages/tickets.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { writeFilm } from '../support/fake-camera.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { expectHealthy, findOverflow } from '../support/page-health.ts'
import { toArabicDigits } from '../support/sign-in-dialog.ts'
import { holdCookie, openSignedIn } from '../support/signed-in.ts'

const database = openDatabase(inject('database'), { connections: 2 })
const folder = mkdtempSync(joinPath(tmpdir(), 'safar-film-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

// One event a language, so that no test counts another's guests.
const events = await findSales(database.db, 'event')
const saleOf = (canLeave: boolean, index = 0) => {
  const sale = events.filter((one) => one.canLeave === canLeave)[index]
  if (!sale) throw new Error('There is no such event')
  return sale
}

const idsOf = async (phone: string) => {
  const { rows } = await database.pool.query<{ account: string; customer: number }>(
    'select a.id as account, c.id as customer from accounts a join customers c on c.account_id = a.id where a.phone = $1',
    [phone],
  )
  if (!rows[0]) throw new Error(`Nobody has ${phone}`)
  return rows[0]
}

type Sale = (typeof events)[number]
type Ticket = { token: string; code: string; id: string }

/** A customer with two tickets for this evening, with their codes. */
async function openBuyer(locale: Locale, sale: Sale) {
  const client = createClient({ locale })
  const buyer = await client.signUp()
  const { customer } = await idsOf(buyer.phone)
  const { purchase } = await addTickets(database.db, { customer, sale, now: new Date() })
  const path = `/services/api/customer/purchases/${purchase}/tickets`
  const show = async (): Promise<Ticket[]> =>
    requireOk(await client.send('GET', path, { token: buyer.accessToken })).data
  return { client, purchase, show, firstName: buyer.name.split(' ')[0] ?? '' }
}

async function openDoor(locale: Locale, sale: Sale, film?: string) {
  const client = createClient({ locale })
  const member = await client.signUp()
  await joinSeller(database.db, (await idsOf(member.phone)).account, sale.seller)
  const visit = await openPage({ locale, width: 390, film })
  await holdCookie(visit, client)
  await visit.go('/business/tickets')
  const which = visit.page.getByLabel(doorText[locale].sale)
  // Who sells one thing alone is not asked what this is the entrance to.
  await which.or(visit.page.getByLabel(doorText[locale].code.label)).first().waitFor()
  if (await which.isVisible()) await which.selectOption(String(sale.sale))
  return { visit, ...doorOf(visit) }
}

const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

/** The door as a person finds it: by its words. */
function doorOf({ page, locale }: Pick<Visit, 'page' | 'locale'>) {
  const text = doorText[locale]
  const answer = page.getByRole('dialog')
  return {
    text,
    answer,
    async type(code: string) {
      await page.getByLabel(text.code.label).fill(code)
      await page.getByRole('button', { name: text.code.send, exact: true }).click()
    },
    async says(...texts: (string | undefined)[]) {
      await vi.waitFor(
        async () => {
          const said = plain(await answer.textContent())
          for (const one of texts) expect(said).toContain(plain(one ?? ''))
        },
        { timeout: 60_000, interval: 100 },
      )
    },
    async next() {
      await answer.getByRole('button', { name: text.answer.next, exact: true }).click()
      await answer.waitFor({ state: 'detached' })
    },
    entered: () => page.getByRole('link', { name: text.tabs.entered, exact: true }).click(),
  }
}

/** This test is about failed and refused requests, which the browser reports. */
const isSoundSince = (visit: Visit) => {
  visit.errors.forget()
  return expectHealthy(visit, { skip: ['shift'] })
}

describe('tickets', { timeout: 180_000 }, () => {
  test('are shown, printed, and read by the camera of a door: in once', async () => {
    const sale = saleOf(false)
    const buyer = await openBuyer('en', sale)
    const visit = await openPage({ locale: 'en', width: 390 })
    const { page } = visit
    const text = ticketsText.en
    await holdCookie(visit, buyer.client)
    await visit.go(`/account/purchases/${buyer.purchase}/tickets`)
    await page.getByRole('heading', { name: 'An evening' }).first().waitFor()
    expect(await page.getByRole('img', { name: fill(text.qr, { number: 2 }) }).count()).toBe(1)
    await isSoundSince(visit)
    await page.emulateMedia({ media: 'print' })
    // In the holder's language and in that of the street, with whom to call, what was paid and the way there.
    const printed = page.locator('section:visible').filter({ hasText: 'An evening' })
    expect(await printed.count()).toBe(2)
    const tags = await printed
      .first()
      .locator('dl')
      .evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')))
    expect(tags).toHaveLength(2)
    expect(tags[0]).toBe('en')
    expect(['ar', 'ckb']).toContain(tags[1])
    const paper = plain(await printed.first().textContent())
    for (const part of [purchasesText.en.labels.total, '+964']) expect(paper).toContain(part)
    await printed.first().getByRole('img', { name: reservationsText.en.confirmation.way }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    const [ticket] = await buyer.show()
    const film = joinPath(folder, 'ticket.y4m')
    writeFilm(film, ticket?.token ?? '')
    const door = await openDoor('en', sale, film)
    await door.visit.page.getByLabel(door.text.door.label).fill('Gate A')
    await isSoundSince(door.visit)
    await door.visit.page.getByRole('button', { name: door.text.camera.start }).click()
    await door.says(door.text.answer.in, buyer.firstName)
    await isSoundSince(door.visit)
    await door.next()
    await door.says(door.text.why.TICKET_USED[0], fill(door.text.answer.usedDoor, { door: 'Gate A' }))
    await door.next()
    // The film shows the code for ever: four seconds later it is read again, and its answer lies over the link.
    await door.visit.page.addLocatorHandler(door.answer, door.next)
    await door.entered()
    await door.visit.page.removeLocatorHandler(door.answer)
    await door.visit.page.getByText(buyer.firstName, { exact: true }).first().waitFor()
    await isSoundSince(door.visit)
    // The page of its holder was open all the while.
    await page.getByText(text.states.entered, { exact: true }).waitFor()
    await expect.poll(() => page.getByText(text.hints.entered.split(':moment')[0] ?? '').count()).toBe(1)
  })

  test('go to somebody else by a link, which ends the old code', async () => {
    const sale = saleOf(false, 1)
    const buyer = await openBuyer('ar', sale)
    const visit = await openPage({ locale: 'ar', width: 390 })
    const { page } = visit
    const text = ticketsText.ar
    await holdCookie(visit, buyer.client)
    await visit.go(`/account/purchases/${buyer.purchase}/tickets`)
    const [old] = await buyer.show()
    await page.getByRole('button', { name: text.pass.action }).first().click()
    await isSoundSince(visit)
    await page.getByRole('button', { name: text.pass.make, exact: true }).click()
    const link = await page.getByLabel(text.pass.link).inputValue()
    expect(new URL(link).pathname).toMatch(/^\/ar\/tickets\/[\w-]{32}$/)
    await isSoundSince(visit)
    const friend = await openSignedIn({ locale: 'ar', width: 390 })
    await friend.go(new URL(link).pathname.slice('/ar'.length))
    await friend.page.getByRole('heading', { name: 'أمسية' }).waitFor()
    await isSoundSince(friend)
    await friend.page.getByLabel(text.take.nameOptional).fill('زارا')
    await friend.page.getByRole('button', { name: text.take.action }).click()
    await friend.page.getByRole('heading', { name: text.taken.title }).waitFor()
    await friend.page.getByText('زارا', { exact: true }).first().waitFor()
    await isSoundSince(friend)
    await friend.go(new URL(link).pathname.slice('/ar'.length))
    await friend.page.getByText(text.take.over).waitFor()
    await page.reload()
    await page.getByText(text.states.passed, { exact: true }).waitFor()
    const door = await openDoor('ar', sale)
    await door.type(toArabicDigits(old?.code ?? ''))
    await door.says(door.text.why.TICKET_ENDED[0])
    const visitor = await openPage({ locale: 'ar', width: 390 })
    await visitor.go(new URL(link).pathname.slice('/ar'.length))
    await visitor.page.getByRole('dialog').waitFor()
  })

  testInSoak('are let in without a network and counted later', async () => {
    const sale = saleOf(true)
    const buyer = await openBuyer('ku', sale)
    const [first, second] = await buyer.show()
    const door = await openDoor('ku', sale)
    const { page, context } = door.visit
    await page.waitForFunction(() => localStorage.getItem('safar.business.keys')?.includes('publicKey'))
    await context.setOffline(true)
    await page.getByText(door.text.network.gone).waitFor()
    await door.type(first?.token ?? '')
    await door.says(door.text.answer.kept)
    await isSoundSince(door.visit)
    await door.next()
    await door.type(first?.token ?? '')
    await door.says(door.text.why.SEEN[0])
    await door.next()
    await door.type(first?.code ?? '')
    await door.says(door.text.why.TYPED_OFFLINE[1])
    await door.next()
    await page.getByText(fillCount('ku', 1, door.text.network.waiting)).waitFor()
    await door.entered()
    await page.getByText(door.text.list.failed).waitFor()
    // The list loads by itself once there is a network.
    await context.setOffline(false)
    await expect.poll(() => page.locator('main').innerText()).toContain(door.text.list.late)
    await page.getByText(door.text.list.failed).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: door.text.tabs.scan, exact: true }).click()
    await door.type(second?.code ?? '')
    await door.says(door.text.answer.in)
    await door.next()
    await page.getByLabel(door.text.direction.out).check()
    await door.type(second?.code ?? '')
    await door.says(door.text.answer.out)
    await isSoundSince(door.visit)
  })
})
