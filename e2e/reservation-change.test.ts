import { expect, test } from 'vitest'
import { addDays } from '../src/domain/day.ts'
import { reservationChangeText as texts } from '../src/i18n/messages/reservation-change.ts'
import { reservationsText } from '../src/i18n/messages/reservations.ts'
import { type Booked, query } from './booking.ts'
import { closePage } from './browser.ts'
import { atBank, becomes, begin, days, isSound, reports } from './paying.ts'

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
async function beginChange(locale: 'en' | 'ar' | 'ku', ahead: number) {
  const { visit, booked } = await begin(locale, days(ahead))
  await atBank(visit, booked, 'pay')
  await becomes(booked.id, 'accepted', 'paid')
  await visit.go(`/account/history/${booked.id}`)
  await visit.page.getByRole('link', { name: texts[locale].open }).click()
  await visit.page.waitForURL(`**/account/history/${booked.id}/change`)
  return { visit, booked, before: await stayOf(booked) }
}

async function askFor({ page }: Visit, locale: 'en' | 'ar' | 'ku', checkOut: string): Promise<void> {
  await page.getByLabel(texts[locale].checkOut).fill(checkOut)
  await page.getByRole('button', { name: texts[locale].show }).click()
}

test('a longer stay: a declined payment leaves it as it was, the next one changes it (en)', async () => {
  const { visit, booked, before } = await beginChange('en', 61)
  const { page } = visit
  await askFor(visit, 'en', addDays(before.to, 1))
  await page.getByRole('heading', { name: texts.en.difference }).waitFor()
  await reports(visit, texts.en.hold)
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
  await page.getByText(texts.en.done.split(':')[0] ?? '').waitFor({ timeout: 60_000 })
  expect(await stayOf(booked)).toEqual({ ...before, to: addDays(before.to, 1) })
  await closePage(visit)
})

test('a shorter stay gives money back at once (ar)', async () => {
  const { visit, booked, before } = await beginChange('ar', 64)
  const { page } = visit
  await askFor(visit, 'ar', addDays(before.to, -1))
  await reports(visit, texts.ar.backAll)
  await reports(visit, texts.ar.toGetBack)
  await isSound(visit)
  await page.getByRole('button', { name: texts.ar.confirm }).click()
  await page.getByText(texts.ar.done.split(':')[0] ?? '').waitFor({ timeout: 60_000 })
  expect(await stayOf(booked)).toEqual({ ...before, to: addDays(before.to, -1) })
  await closePage(visit)
})

test('sold-out nights are refused with days that are free, and one of them is taken (ku)', async () => {
  const { visit, booked, before } = await beginChange('ku', 67)
  const { page } = visit
  // All that is left of the night after is gone; given free again at the end, since others look at the same house.
  const cell = [before.room, before.to]
  await query(
    `insert into closures (property_id, from_night, to_night) select property_id, $2::date, $2::date from room_types where id = $1`,
    cell,
  )
  await askFor(visit, 'ku', addDays(before.to, 1))
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
