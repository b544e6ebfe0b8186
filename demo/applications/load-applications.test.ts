import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findStrays } from '../../src/api/files/find-strays.ts'
import { openTestFiles } from '../../src/api/files/testing/files.ts'
import { openTestPayments } from '../../src/api/payments/testing/payments.ts'
import { findViolations } from '../../src/db/audit/payments-audit.ts'
import { createPersonalSeal } from '../../src/db/personal-seal.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { loadApplications } from './load-applications.ts'

const database = openDemoDatabase()
const files = openTestFiles()

test('three families at one agency, each at another step, and everything in balance', async () => {
  const now = new Date()
  const seal = createPersonalSeal(['a key of the demo that has thirty-two signs'])
  const tools = { db: database.db, seal, files, payments: openTestPayments(database.db).context, now }
  expect(await loadApplications(tools)).toBe(true)
  expect(await loadApplications(tools)).toBe(false)
  const { rows } = await sql`select status, people from visa_applications order by id`.execute(database.db)
  expect(rows).toEqual([
    { status: 'pending', people: 3 },
    { status: 'asked', people: 1 },
    { status: 'accepted', people: 1 },
  ])
  const sellers = await sql`select distinct seller_id from visa_applications`.execute(database.db)
  expect(sellers.rows).toHaveLength(1)
  expect(await findViolations(database.db, now)).toEqual([])
  expect(await findStrays(database.db, files)).toEqual([])
})
