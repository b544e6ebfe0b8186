import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { followStatements } from '../../db/testing/follow-statements.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { addProperty, type TestProperty, toSelection } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const asked: string[] = []

const api = () => createApi({ db: followStatements(database.db, (text) => asked.push(text)), accounts: testAccounts })

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  asked.length = 0
  await act()
  return asked.length
}

/** Many systems ask for each room and each night: thousands of statements for one search. */
test('a house of 40 room types for 30 nights is asked for as one room for one night is', async () => {
  const small = await addProperty(database.db, [{ units: 1 }])
  const large = await addProperty(
    database.db,
    Array.from({ length: 40 }, () => ({ units: 3 })),
  )
  const { token } = await addMember(database.db)
  const availability = (property: TestProperty, nights: number) => {
    const { rooms: _, ...body } = toSelection(property, { nights })
    return statementsOf(() => api().dispatch('POST /user/properties/availablility', { locale: 'en', body }))
  }
  const price = (property: TestProperty, nights: number) =>
    statementsOf(() =>
      api().dispatch('POST /customer/reservations/calculate-price', {
        locale: 'en',
        token,
        body: toSelection(property, { nights }),
      }),
    )
  expect(await availability(small, 1)).toBe(1)
  expect(await availability(large, 30)).toBe(1)
  // Who calls is one more, and what they hold already and have held in vain.
  expect(await price(small, 1)).toBe(3)
  expect(await price(large, 30)).toBe(3)
})
