import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { addApplication } from '../visa-applications/testing/add-application.ts'
import { addVisa } from '../visa-applications/testing/applying.ts'

const database = openTestDatabase()

test('a visa that lacks papers waits for them, and one that is unpaid for its payment, which is more urgent', async () => {
  const { db } = database
  const api = createApi({ db, accounts: testAccounts })
  const member = await addMember(db)
  const visa = await addVisa(db)
  const asked = await addApplication(db, { member, visa, status: 'asked' })
  const unpaid = await addApplication(db, { member, visa, status: 'unpaid' })
  await addApplication(db, { member, visa, status: 'pending' })
  const { data } = await api.dispatch('GET /customer/tasks', { locale: 'ar', token: member.token })
  expect(data).toMatchObject([
    { kind: 'pay', entity: 'visa', id: unpaid },
    { kind: 'papers', entity: 'visa', id: asked, until: null },
  ])
})
