import { expect, test, vi } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays } from '../../src/domain/time/day.ts'
import { formatDay } from '../../src/i18n/format.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { reservationChangeText as texts } from '../../src/i18n/messages/reservation-change.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { type Booked, query, stayAhead } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { atBank, becomes, begin, isSound, reports } from '../support/paying.ts'

type Visit = Awaited<ReturnType<typeof begin>>['visit']

const stayOf = async ({ id }: Pick<Booked, 'id'>) => {
  const [row] = await query<{ from: string; to: string; room: number; property: number }>(
    `select r.check_in::text as from, r.check_out::text as to, r.property_id as property, min(m.room_type_id) as room
     from reservations r join reservation_rooms m on m.reservation_id = r.id where r.id = $1 group by r.id`,
    [id],
  )
  if (!row) throw new Error(`There is no reservation ${id}`)
  return row
}

/** A stay that is paid, with the page of its change open. */
async function beginChange(locale: Locale, ahead: number, nights = 3) {
  const { visit, booked } = await begin(locale, { days: stayAhead(ahead, nights) })
  await atBank(visit, booked, 'pay')
  await becomes(booked.id, 'accepted', 'paid')
  await visit.go(`/account/history/${booked.id}`)
  await visit.page.getByRole('link', { name: texts[locale].open }).click()
  await visit.page.waitForURL(`**/account/history/${booked.id}/change`)
  return { visit, booked, before: await stayOf(booked) }
}

/** With the keyboard: the calendar opens at the first day, and the arrows go on from there. */
async function chooseDays({ page }: Visit, locale: Locale, { from, to }: { from: string; to: string }): Promise<void> {
  const opener = page.getByRole('button', { name: new RegExp(texts[locale].otherDay) })
  await opener.focus()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  // Nights that are reserved have the price of the guest's own rooms, far ahead too.
  const { own } = bookingText[locale].calendar
  await dialog.getByText(own.inDinars).or(dialog.getByText(own.inDollars)).waitFor()
  await dialog.locator(`button[data-day="${from}"] bdi`).waitFor()
  await dialog.locator(`button[data-day="${from}"]:focus`).waitFor()
  await page.keyboard.press('Enter')
  for (let day = from; day < to; day = addDays(day, 1))
    await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft')
  await dialog.locator(`button[data-day="${to}"]:focus`).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: bookingText[locale].calendar.done, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function askFor(visit: Visit, locale: Locale, days: { from: string; to: string }): Promise<void> {
  await chooseDays(visit, locale, days)
  await visit.page.getByRole('button', { name: texts[locale].show }).click()
}

/** How a change that leaves on this day is told. */
const toNews = (to: string): RegExp => new RegExp(`^${texts.en.done.split(':')[0]}.*${formatDay('en', to)}`)

/** Read once, it is not there any more when one comes back. */
async function isSaidOnce({ page, go }: Visit, locale: Locale, id: number): Promise<void> {
  const news = page.getByText(texts[locale].done.split(':')[0] ?? '')
  await news.waitFor({ timeout: 60_000 })
  await vi.waitFor(
    async () =>
      expect(
        await query(
          'select c.id from reservation_changes c join reservations r using (order_id) where r.id = $1 and c.seen_at is null',
          [id],
        ),
      ).toEqual([]),
    { timeout: 60_000 },
  )
  await go(`/account/history/${id}/change`)
  await page.getByText(texts[locale].now).waitFor()
  expect(await news.count()).toBe(0)
}

test('a longer stay: a declined payment leaves it as it was, the next one changes it (en)', async () => {
  const { visit, booked, before } = await beginChange('en', 61)
  const { page } = visit
  await askFor(visit, 'en', { from: before.from, to: addDays(before.to, 1) })
  await page.getByRole('heading', { name: texts.en.difference }).waitFor()
  await reports(visit, texts.en.hold)
  await reports(visit, texts.en.before)
  await isSound(visit)
  await page.getByLabel(texts.en.method).selectOption('qi')
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click()
  await page.locator('button[value=decline]').click()
  await page.waitForURL('**/change')
  await reports(visit, texts.en.held.declined)
  expect(await stayOf(booked)).toEqual(before)
  await page.getByRole('button', { name: reservationsText.en.pay.action }).click()
  await page.locator('button[value=pay]').click()
  await page.waitForURL('**/change')
  await isSaidOnce(visit, 'en', booked.id)
  expect(await stayOf(booked)).toEqual({ ...before, to: addDays(before.to, 1) })
  await closePage(visit)
})

test('two changes one after the other: each is news once', async () => {
  const { visit, booked, before } = await beginChange('en', 70, 5)
  const { page } = visit
  for (const longer of [-1, -2]) {
    await askFor(visit, 'en', { from: before.from, to: addDays(before.to, longer) })
    await page.getByRole('button', { name: texts.en.confirm }).click()
    await page.getByText(toNews(addDays(before.to, longer))).waitFor({ timeout: 60_000 })
  }
  await isSaidOnce(visit, 'en', booked.id)
  await closePage(visit)
})

test('a shorter stay gives money back at once (ar)', async () => {
  const { visit, booked, before } = await beginChange('ar', 64)
  const { page } = visit
  await askFor(visit, 'ar', { from: before.from, to: addDays(before.to, -1) })
  await reports(visit, texts.ar.backAll)
  await reports(visit, texts.ar.toGetBack)
  await isSound(visit)
  await page.getByRole('button', { name: texts.ar.confirm }).click()
  await isSaidOnce(visit, 'ar', booked.id)
  expect(await stayOf(booked)).toEqual({ ...before, to: addDays(before.to, -1) })
  await closePage(visit)
})

test('sold-out nights are refused with days that are free, and one of them is taken (ku)', async () => {
  const { visit, booked, before } = await beginChange('ku', 67)
  const { page } = visit
  await chooseDays(visit, 'ku', { from: before.from, to: addDays(before.to, 1) })
  // The night after is gone once it was chosen; given free again at the end, since others look at the same house.
  const cell = [before.room, before.to]
  await query(
    `insert into closures (property_id, from_night, to_night) select property_id, $2::date, $2::date from room_types where id = $1`,
    cell,
  )
  await page.getByRole('button', { name: texts.ku.show }).click()
  const others = page.getByRole('heading', { name: texts.ku.otherDates })
  await others.waitFor()
  // The refusal is what this is about.
  visit.errors.forget()
  await isSound(visit)
  await page
    .getByRole('button', { name: new RegExp(`^${texts.ku.take}`) })
    .first()
    .click()
  await page.getByRole('heading', { name: texts.ku.difference }).waitFor()
  expect(await stayOf(booked)).toEqual(before)
  await query('delete from closures where property_id = $1 and from_night = $2::date and to_night = $2::date', [
    before.property,
    before.to,
  ])
  await closePage(visit)
})
