import { expect, test } from 'vitest'
import { addMember, testAccounts } from '../../api/customers/testing/member.ts'
import { createApi } from '../../api/service.ts'
import { saveItem } from '../../api/wishlist/item-handlers.ts'
import { saveProperty } from '../../api/wishlist/save-property.ts'
import { replaced } from '../../auth/service.ts'
import { toPersonal } from '../../client/session/personal.ts'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createFindPerson } from './find-person.ts'

const database = openTestDatabase()
const find = (token: string) =>
  createFindPerson(
    async (accessToken) => ({ accessToken, account: 'a' }),
    createApi({ db: database.db, accounts: testAccounts }).dispatch,
  )(token)

test('a page knows the number and the name of whoever asks for it and what they have saved, and nothing else', async () => {
  const { token, customer } = await addMember(database.db)
  for (const property of [4, 2]) {
    const now = new Date(Date.UTC(2026, 10, 16, 9, property))
    await database.db.transaction().execute((tx) => saveProperty(tx, { customer, property, now }))
  }
  const now = new Date()
  await database.db.transaction().execute((tx) => saveItem(tx, { customer, kind: 'event', itemId: 2, now }))
  const person = await find(token)
  if (!person || person === replaced) throw new Error('Nobody was found')
  expect(person.session.wishlist).toEqual([4, 2, 'event:2'])
  expect(JSON.parse(JSON.stringify(toPersonal(person.session)))).toEqual({
    user: { id: customer, name: 'ئاراس کەریم', unreadNotifications: 0, customerDetail: { qrCode: null } },
    wishlist: [4, 2, 'event:2'],
  })
})

test.each([
  ['without a profile', { profile: false }],
  ['whose account rests', { status: 'inactive' }],
] as const)('somebody %s has saved nothing, and is signed in all the same', async (_, input) => {
  const { token } = await addMember(database.db, input)
  const person = await find(token)
  expect(person).toMatchObject({ session: { wishlist: [] } })
})

test('a person that cannot be looked up is unknown, not nobody', async () => {
  const { token } = await addMember(database.db)
  const { dispatch } = createApi({ db: database.db, accounts: testAccounts })
  const broken = createFindPerson(
    async (accessToken) => ({ accessToken }),
    (key, input) => {
      if (key.includes('wishlist')) throw new Problem('UNAVAILABLE')
      return dispatch(key, input)
    },
  )
  await expect(broken(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
