import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findStrays } from '../../api/files/find-strays.ts'
import { forgetFileStore } from '../../db/queries/files/file-store.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createDiskStore } from '../../gateways/files/disk-store.ts'
import { ConfigError } from '../config.ts'
import { requireOwnStore } from './require-own-store.ts'

const database = openTestDatabase()
const parent = mkdtempSync(join(tmpdir(), 'safar-file-store-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
const [one, two] = [join(parent, 'one'), join(parent, 'two')]

test('the first folder is the one that holds the files; another is refused until the operator moves them', async () => {
  await requireOwnStore(database.db, one)
  await requireOwnStore(database.db, one)
  await expect(requireOwnStore(database.db, two)).rejects.toThrow(ConfigError)
  await expect(requireOwnStore(database.db, two)).rejects.toThrow(/uploads would be lost.*FILES_DIR.*FILES=s3/)
  expect(await forgetFileStore(database.db)).toBe(true)
  await requireOwnStore(database.db, two)
  await expect(requireOwnStore(database.db, one)).rejects.toThrow(ConfigError)
  // The audit goes through the folder.
  expect(await findStrays(database.db, { store: createDiskStore(two) })).toEqual([])
})

test('one of several processes with different folders is allowed to start', async () => {
  await forgetFileStore(database.db)
  const folders = Array.from({ length: 8 }, (_, index) => join(parent, `process-${index}`))
  const results = await Promise.allSettled(folders.map((folder) => requireOwnStore(database.db, folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(folders.every((folder) => existsSync(folder))).toBe(true)
})

test('processes that start at once with one folder are all let in', async () => {
  await forgetFileStore(database.db)
  const folder = join(parent, 'shared')
  const results = await Promise.allSettled(Array.from({ length: 16 }, () => requireOwnStore(database.db, folder)))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(readdirSync(folder)).toEqual(['.mark'])
})
