import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { addSubscription, findBusinesses, join } from '../../src/api/redemptions/testing/redeeming.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { fill, fillCount, leftToRight } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format-price.ts'
import { businessText } from '../../src/i18n/messages/business.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { writeFilm } from '../support/fake-camera.ts'
import { expectHealthy } from '../support/page-health.ts'
import { toArabicDigits } from '../support/sign-in-dialog.ts'
import { holdCookie } from '../support/signed-in.ts'

const database = openDatabase(inject('database'), { connections: 2 })
const folder = mkdtempSync(joinPath(tmpdir(), 'safar-film-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const idsOf = async (phone: string) => {
  const { rows } = await database.pool.query<{ account: string; customer: number }>(
    'select a.id as account, c.id as customer from accounts a join customers c on c.account_id = a.id where a.phone = $1',
    [phone],
  )
  if (!rows[0]) throw new Error(`Nobody has ${phone}`)
  return rows[0]
}

type ShownCode = { token: string; shortCode: string }

/** A customer with a package of three uses, who shows a code on request. */
async function openGuest(locale: Locale) {
  const client = createClient({ locale })
  const guest = await client.signUp()
  const { customer } = await idsOf(guest.phone)
  await addSubscription(database.db, customer, { uses: 3 })
  const show = async (): Promise<ShownCode> =>
    requireOk(
      await client.send('GET', '/services/api/customer/auth/receive-discount?new=true', { token: guest.accessToken }),
    )
  return { show, firstName: guest.name.split(' ')[0] ?? '' }
}

async function openMember(locale: Locale) {
  const client = createClient({ locale })
  const member = await client.signUp()
  const { account } = await idsOf(member.phone)
  const redeem = async (business: number, body: object) =>
    client.send('POST', '/services/api/business/redemptions', {
      body: { ...body, businessId: business },
      token: member.accessToken,
    })
  return { client, account, redeem, joins: (business: number) => join(database.db, account, business) }
}

// A business a language: the names of its guests are in it.
const [one, other, third] = (await findBusinesses(database.db)) as [Business, Business, Business]
type Business = { business: number; discount: number; percent: number }

const titleOf = async ({ business }: Business, locale: Locale): Promise<string> => {
  const { rows } = await database.pool.query<{ title: string }>(
    'select title ->> $2::text as title from businesses where id = $1',
    [business, locale],
  )
  return rows[0]?.title ?? ''
}

const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

/** The till as a person finds it: by its words. */
function tillOf({ page, locale }: Pick<Visit, 'page' | 'locale'>) {
  const text = businessText[locale]
  const answer = page.getByRole('dialog')
  const button = (name: string, within: Page | typeof answer = page) =>
    within.getByRole('button', { name, exact: true })
  return {
    text,
    answer,
    button,
    code: () => page.getByLabel(text.code.label),
    async type(code: string) {
      await page.getByLabel(text.code.label).fill(code)
      await button(text.code.send).click()
    },
    async says(...texts: string[]) {
      await vi.waitFor(
        async () => {
          const said = plain(await answer.textContent())
          for (const one of texts) expect(said).toContain(plain(one))
        },
        { timeout: 60_000, interval: 100 },
      )
    },
    async next() {
      await button(text.answer.next, answer).click()
      await answer.waitFor({ state: 'detached' })
    },
    /** With several discounts the till has to choose one. */
    async choose({ percent }: Business) {
      const first = page.getByRole('button', { name: new RegExp(`^\\D?${percent}\\D?% `) }).first()
      await first.or(page.getByLabel(text.code.label)).first().waitFor()
      if (await first.isVisible()) await first.click()
      await page.getByLabel(text.code.label).waitFor()
    },
    today: () => page.getByRole('link', { name: text.tabs.today, exact: true }).click(),
    scan: () => page.getByRole('link', { name: text.tabs.scan, exact: true }).click(),
  }
}

const isSound = (visit: Visit) => expectHealthy(visit, { skip: ['shift'] })
/** This test is about failed and refused requests, which the browser reports. */
const isSoundSince = (visit: Visit) => {
  visit.errors.forget()
  return isSound(visit)
}

describe('a till', { timeout: 180_000 }, () => {
  test('reads the code with its camera, and says at once when it comes again', async () => {
    const guest = await openGuest('en')
    const film = joinPath(folder, 'code.y4m')
    writeFilm(film, (await guest.show()).token)
    const member = await openMember('en')
    await member.joins(one.business)
    const visit = await openPage({ locale: 'en', width: 390, film })
    await holdCookie(visit, member.client)
    const { page } = visit
    const { text, button, says, next, choose, today, answer } = tillOf(visit)
    // By links from another page, whose document may not use the camera.
    await visit.go('/about')
    await page.locator('footer a[href*="/business/download"]').first().click()
    await page.locator('main').getByRole('link', { name: text.title, exact: true }).click()
    await choose(one)
    await page.getByLabel(text.amount.label).fill('٤٠,000')
    await isSound(visit)
    await button(text.camera.start).click()
    const saved = Math.round((40_000 * one.percent) / 100)
    const sum = formatPrice('en', { amount: saved, currency: 'IQD' })
    const left = fillCount('en', 2, text.answer.left)
    await says(text.answer.accepted, `${one.percent}%`, fill(text.answer.saves, { sum }), guest.firstName, left)
    await isSound(visit)
    await next()
    await says(text.why.TOKEN_USED[0] ?? '')
    await isSoundSince(visit)
    await next()
    // The film shows the code for ever: four seconds later it is read again, and its answer lies over the button.
    await page.addLocatorHandler(answer, next)
    await button(text.camera.stop).click()
    await page.removeLocatorHandler(answer)
    expect(await answer.count()).toBe(0)
    await today()
    await page.getByRole('listitem').getByText(guest.firstName, { exact: true }).first().waitFor()
    await isSound(visit)
  })

  test('takes a typed code in any digits, and gives the use back when it is undone', async () => {
    const guest = await openGuest('ar')
    const member = await openMember('ar')
    await member.joins(one.business)
    await member.joins(other.business)
    const visit = await openPage({ locale: 'ar', width: 390 })
    await holdCookie(visit, member.client)
    const { page } = visit
    await visit.go('/business')
    const { text, button, says, next, choose, type, today, answer, code } = tillOf(visit)
    await page.getByRole('heading', { name: text.choose.title }).waitFor()
    await isSound(visit)
    await page.getByRole('button', { name: await titleOf(other, 'ar') }).click()
    await choose(other)
    await button(text.code.keys).click()
    await isSound(visit)
    const { shortCode } = await guest.show()
    for (const letter of shortCode.replace('-', '')) await button(letter).click()
    expect(await code().inputValue()).toBe(shortCode)
    await type('AAAA-BBBB')
    await page.getByText(fill(text.code.unused, { letters: leftToRight('A') }), { exact: true }).waitFor()
    await isSound(visit)
    await type(toArabicDigits(shortCode.toLowerCase()))
    await says(text.answer.accepted, guest.firstName)
    await answer.getByRole('button', { name: text.undo.action }).click()
    await button(text.undo.send, answer).click()
    await says(text.undo.missing)
    await answer.getByLabel(text.undo.reasons[0] ?? '').check()
    await isSound(visit)
    await button(text.undo.send, answer).click()
    await says(text.undo.done)
    await next()
    await type(shortCode)
    await answer.locator('.icon').waitFor()
    expect(plain(await answer.textContent())).not.toContain(text.answer.accepted)
    visit.errors.forget()
    await next()
    await type((await guest.show()).shortCode)
    await says(text.answer.accepted, fillCount('ar', 2, text.answer.left))
    await next()
    await today()
    await page.locator('s').getByText(guest.firstName, { exact: true }).waitFor()
    await page.getByText(text.today.undone, { exact: true }).waitFor()
    await isSound(visit)
  })

  test('goes on without a network, and counts later what it has accepted', async () => {
    const guest = await openGuest('ku')
    const member = await openMember('ku')
    const rival = await openMember('ku')
    await rival.joins(other.business)
    const visit = await openPage({ locale: 'ku', width: 390 })
    const { page, context } = visit
    const { text, button, says, next, choose, type, today, answer } = tillOf(visit)
    await visit.go('/business')
    await page.getByRole('heading', { name: text.visitor.title }).waitFor()
    await isSound(visit)
    await holdCookie(visit, member.client)
    await visit.go('/business')
    await page.getByRole('heading', { name: text.stranger.title }).waitFor()
    await isSoundSince(visit)
    await member.joins(third.business)
    await button(text.stranger.again).click()
    await choose(third)
    // The keys have come by the first answer of the list.
    await page.waitForFunction(() => localStorage.getItem('safar.business.keys')?.includes('publicKey'))
    const [first, second] = [await guest.show(), await (await openGuest('ku')).show()]
    await context.setOffline(true)
    await page.getByText(text.network.gone).waitFor()
    await type(first.token)
    await says(text.answer.kept, text.answer.keptText)
    await isSoundSince(visit)
    await next()
    await type(first.token)
    await says(text.why.SEEN[0] ?? '')
    await next()
    await type(first.shortCode)
    await says(text.why.TYPED_OFFLINE[1] ?? '')
    await next()
    await type(second.token)
    await says(text.answer.kept)
    await next()
    await page.getByText(fillCount('ku', 2, text.network.waiting)).waitFor()
    await today()
    await page.getByRole('heading', { name: text.today.waiting }).waitFor()
    // The same code in another shop, which has a network.
    requireOk(await rival.redeem(other.business, { token: second.token }))
    await context.setOffline(false)
    await page.getByText(text.conflicts.used).waitFor()
    await page.getByText(text.today.late, { exact: true }).waitFor()
    expect(await page.getByText(text.network.gone).count()).toBe(0)
    expect(await answer.count()).toBe(0)
    await isSoundSince(visit)
  })
})
