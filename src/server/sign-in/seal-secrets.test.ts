import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestAuth } from '../../auth/testing/auth.ts'
import { getAuthSecret } from '../../db/queries/accounts/auth-secrets.ts'
import { noSeal } from '../../db/seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { ConfigError } from '../config.ts'
import { sealSecrets } from './seal-secrets.ts'

const database = openTestDatabase()
const secret = 'a secret that has thirty-two characters'
const other = 'another one that has thirty-two characters'

beforeEach(async () => {
  await sql`delete from signing_keys`.execute(database.db)
  await sql`delete from auth_secrets`.execute(database.db)
})

const stored = async () =>
  (
    await sql<{ text: string }>`select private_key::text as text from signing_keys
      union all select value from auth_secrets`.execute(database.db)
  ).rows.map(({ text }) => text)

test('plaintext secrets are encrypted at the start, and keep their value', async () => {
  const before = createTestAuth(database.db)
  const { accessToken } = await before.signUp()
  const drawn = await getAuthSecret(database.db, 'sandbox')
  expect((await stored()).join()).toMatch(/"d": ?"/)
  const seal = await sealSecrets(database.db, { AUTH_SECRET: secret })
  for (const text of await stored()) expect(text).toMatch(/^"?sealed:1:[\w-]+"?$/)
  expect((await stored()).join()).not.toContain(drawn)
  expect(await getAuthSecret(database.db, 'sandbox', seal)).toBe(drawn)
  const after = createTestAuth(database.db, { seal })
  expect(await after.accounts.identify(accessToken, after.now())).not.toBeNull()
})

test('new secrets are encrypted at once, and a second start changes nothing', async () => {
  const seal = await sealSecrets(database.db, { AUTH_SECRET: secret })
  await createTestAuth(database.db, { seal }).signUp()
  await getAuthSecret(database.db, 'tokens', seal)
  const first = await stored()
  expect(first).toHaveLength(2)
  for (const text of first) expect(text).toMatch(/^"?sealed:1:/)
  await sealSecrets(database.db, { AUTH_SECRET: secret })
  expect(await stored()).toEqual(first)
})

test.each([
  [other, 'AUTH_SECRET is not the one that the keys in the database were encrypted with'],
  [undefined, 'The keys in the database were encrypted with an AUTH_SECRET, and none is set'],
])('a start with %j instead says so, and changes nothing', async (wrong, message) => {
  await getAuthSecret(database.db, 'tokens', await sealSecrets(database.db, { AUTH_SECRET: secret }))
  const before = await stored()
  const start = sealSecrets(database.db, { AUTH_SECRET: wrong })
  await expect(start).rejects.toThrow(ConfigError)
  await expect(start).rejects.toThrow(message)
  expect(await stored()).toEqual(before)
})

test('a secret encrypted for one row cannot be opened in another', async () => {
  const seal = await sealSecrets(database.db, { AUTH_SECRET: secret })
  expect(seal.open(seal.close('x', 'one'), 'one')).toBe('x')
  expect(() => seal.open(seal.close('x', 'one'), 'two')).toThrow()
  expect(noSeal.open('x', 'one')).toBe('x')
})
