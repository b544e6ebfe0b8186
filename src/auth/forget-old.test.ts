import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuthSecret } from '../db/queries/accounts/auth-secrets.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { runEach } from '../domain/run-each.ts'
import { forgetOldAuth } from './forget-old.ts'
import { codeOfProblem, createTestAuth } from './testing/auth.ts'

const database = openTestDatabase()
const tables = [
  'verifications',
  'rate_limits',
  'used_solutions',
  'sessions',
  'refresh_tokens',
  'signing_keys',
  'sms_messages',
]

async function count(): Promise<Record<string, number>> {
  const counts = tables.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(database.db)
  return rows[0] ?? {}
}

const columns: [string, string[]][] = [
  ['verifications', ['sent_at', 'expires_at', 'token_expires_at']],
  ['rate_limits', ['free_at']],
  ['used_solutions', ['until']],
  ['sessions', ['created_at', 'used_at', 'expires_at', 'ended_at']],
  ['refresh_tokens', ['issued_at']],
  ['signing_keys', ['created_at', 'retires_at', 'expires_at']],
  ['sms_messages', ['created_at', 'expires_at']],
]

async function age(days: number): Promise<void> {
  for (const [table, names] of columns)
    for (const name of names)
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)} - make_interval(days => ${days})`.execute(
        database.db,
      )
}

test('live rows stay, expired rows are deleted, and in the end nothing is left', async () => {
  const auth = createTestAuth(database.db)
  const { phone, refreshToken } = await auth.signUp()
  await auth.resetToken(phone)
  await sql`insert into used_solutions values ('x', now())`.execute(database.db)
  const before = await count()
  expect(Object.values(before).every((rows) => rows > 0)).toBe(true)
  expect(await runEach(forgetOldAuth(database.db))).toEqual(new Map())
  expect(await count()).toEqual(before)

  await age(8)
  expect(await runEach(forgetOldAuth(database.db))).toEqual(new Map())
  const { sessions, refresh_tokens, signing_keys, ...short } = await count()
  expect({ sessions, refresh_tokens, signing_keys }).toEqual({ sessions: 1, refresh_tokens: 1, signing_keys: 1 })
  expect(Object.values(short)).toEqual([0, 0, 0, 0])
  expect(await codeOfProblem(auth.refresh(refreshToken))).toBe('ok')

  await age(31)
  expect(await runEach(forgetOldAuth(database.db))).toEqual(new Map())
  expect(await count()).toMatchObject({ sessions: 1, signing_keys: 0 })
  await age(31)
  expect(await runEach(forgetOldAuth(database.db))).toEqual(new Map())
  expect(Object.values(await count()).every((rows) => rows === 0)).toBe(true)
})

test('a secret is drawn once, and is another for another purpose', async () => {
  const drawn = await Promise.all(Array.from({ length: 20 }, () => getAuthSecret(database.db, 'auth')))
  expect(new Set(drawn).size).toBe(1)
  expect(drawn[0]).toMatch(/^[\w-]{43}$/)
  expect(await getAuthSecret(database.db, 'bot-check')).not.toBe(drawn[0])
})
