import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/test-database.ts'
import { addMember } from '../customers/test-member.ts'
import { bookAs } from '../reservations/test-booking.ts'
import { openWaiting } from './test-waiting.ts'

const database = openTestDatabase()
const { add, buy, cancel, pass, lapse, api, ask, work, waitForRooms, addFull, stateOf, toStay } = openWaiting(database)
const later = { code: 'HOLD_AGAIN_LATER' }

test('who could not hold these rooms again is passed over, and keeps the place', async () => {
  const { property, booked } = await addFull()
  pass(15)
  await lapse()
  const [renewer] = booked
  if (!renewer) throw new Error('Nobody has booked')
  await bookAs(api(), renewer.member, toStay(property))
  const [first, second] = [await waitForRooms(property, {}, renewer.member), await waitForRooms(property)]
  pass(15)
  await lapse()
  await work()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
})

test('holds of stays and of purchases are counted together', async () => {
  const { booked } = await addFull()
  const [{ member, id } = { member: await addMember(database.db), id: 0 }] = booked
  await ask('PUT /customer/reservations/pending/{id}/cancel', member, id)
  for (let held = 1; held < 12; held++) await cancel(await buy(await add('offer'), { member }))
  await expect(buy(await add('offer'), { member })).rejects.toMatchObject(later)
  const { property } = await addFull(2)
  await expect(bookAs(api(), member, toStay(property, { checkIn: '2027-03-10' }))).rejects.toMatchObject(later)
})
