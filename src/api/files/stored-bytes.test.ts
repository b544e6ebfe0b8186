import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxBytes } from '../../domain/files/file.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { openTestFiles } from './testing/files.ts'

const database = openTestDatabase()
const files = openTestFiles()

const begin = ({ token }: TestMember) =>
  createApi({ db: database.db, accounts: testAccounts, files }).dispatch('POST /customer/uploads', {
    locale: 'en',
    token,
    body: { field: 'passport', name: 'a.jpg', bytes: 1000 },
  })

const addFile = ({ customer }: TestMember, bytes: number, submittedAt: Date | null) =>
  sql`insert into files (customer_id, form, field, name, announced, media_type, bytes, received, storage_key, key_id, created_at, ready_at,
      submitted_at)
    values (${customer}, 'f', 'document', '', '', 'application/pdf', ${bytes}, ${bytes}, ${`full-${customer}`}, ${files.seal.keyId}, now(), now(),
      ${submittedAt})`.execute(database.db)

test.each([
  ['that are not submitted', maxBytes.unsubmitted, null],
  ['in all, also in applications that nobody pays', maxBytes.all, new Date()],
])('a customer with as many bytes as one may have %s begins no more, and keeps nobody else out', async (_, max, at) => {
  const [full, other] = [await addMember(database.db), await addMember(database.db)]
  await addFile(full, max - 999, at)
  await expect(begin(full)).rejects.toMatchObject({ code: 'TOO_MANY_UPLOADS' })
  expect(await begin(other)).toMatchObject({ id: expect.any(String) })
})
