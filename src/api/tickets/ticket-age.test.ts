import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addTickets, findSales, joinSeller, openTestDoors, type TestSale } from './testing/tickets.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const seal = createPersonalSeal(['a secret that is long enough for a seal'])
const site = () => openTestDoors(database.db, { now: () => now, personalSeal: seal })

const adult = {
  firstName: 'Sara',
  lastName: 'Ali',
  birthDate: '1990-05-17',
  gender: null,
  passportNumber: null,
  passportExpiresOn: null,
  nationality: null,
}
const child = { ...adult, firstName: 'Dara', birthDate: '2020-01-01' }
const infant = { ...adult, firstName: 'Noor', birthDate: '2026-01-01' }

let door: TestMember
let tour: TestSale
let event: TestSale
beforeAll(async () => {
  const [found] = await findSales(database.db, 'tourism')
  const [evening] = await findSales(database.db, 'event')
  if (!found || !evening) throw new Error('One of each is needed')
  tour = found
  event = evening
  door = await addMember(database.db)
  for (const seller of new Set([tour.seller, evening.seller])) await joinSeller(database.db, door.account, seller)
})

/** Two of the travellers have places. */
async function buyFor(sale: TestSale, travellers?: (typeof adult)[]) {
  const buyer = await addMember(database.db)
  const bought = { customer: buyer.customer, sale, seal, now, ...(travellers && { travellers }) }
  const { purchase } = await addTickets(database.db, bought)
  await sql`update purchases set adults = 1, children = 1, infants = 1 where id = ${purchase}`.execute(database.db)
  return { purchase, tickets: await site().list(buyer, purchase) }
}
const setTravellerData = (data: string) =>
  sql`update sales set traveller_data = ${data} where id = ${tour.sale}`.execute(database.db)

test('the door sees whether a place is an adult’s or a child’s, in the order of those who travel', async () => {
  await setTravellerData('names')
  const { purchase, tickets } = await buyFor(tour, [child, infant, adult])
  const entered = []
  for (const { token } of tickets) entered.push(await site().enter(door, { token }))
  expect(entered).toMatchObject([
    { holder: 'Dara Ali', age: 'child' },
    { holder: 'Sara Ali', age: 'adult' },
  ])
  const agesNow = async () => {
    const { entries } = await site().entries(door, { sale: tour.sale })
    return entries.slice(0, 2).map(({ age }) => age)
  }
  expect(await agesNow()).toEqual(['adult', 'child'])
  await sql`update purchases set travellers = null where id = ${purchase}`.execute(database.db)
  expect(await agesNow()).toEqual([null, null])
})

test('without names the first tickets are for adults, and a price without an age says nothing', async () => {
  await setTravellerData('none')
  const ages = []
  for (const { token } of (await buyFor(tour)).tickets) ages.push((await site().enter(door, { token })).age)
  expect(ages).toEqual(['adult', 'child'])
  const [ticket] = (await buyFor(event)).tickets
  expect(await site().enter(door, { token: ticket?.token })).toMatchObject({ age: null })
})
