import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { isProcessAlive, readPostmaster } from './cluster.ts'
import { isReachable } from './place.ts'
import { startEmbeddedPostgres } from './start.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'safar-embedded-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const start = (dataDir: string, said: string[] = []) =>
  startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), settings: ['fsync=off', 'shared_buffers=16MB'] })

describe('the embedded PostgreSQL', () => {
  test('is created once, keeps its data, and leaves no process behind', async () => {
    const dataDir = join(newFolder(), 'data')
    const said: string[] = []
    const first = await start(dataDir, said)
    const { pool, close } = openDatabase(first.urlOf('postgres'))
    await pool.query('create table kept (id int)')
    await close()
    const pid = readPostmaster(first.folder)?.pid ?? 0
    await first.stop()
    expect(isProcessAlive(pid)).toBe(false)

    const second = await start(dataDir, said)
    const again = openDatabase(second.urlOf('postgres'))
    expect((await again.pool.query('select count(*) from kept')).rowCount).toBe(1)
    await again.close()
    await second.stop()
    expect(said).toEqual(['Creating the database', 'Starting the database', 'Starting the database'])
  })

  test('belongs to one Safar at a time', async () => {
    const dataDir = join(newFolder(), 'data')
    const owner = await start(dataDir)
    await expect(start(dataDir)).rejects.toThrow(
      `Another Safar (process ${process.pid}) is already using the data folder ${dataDir}`,
    )
    await owner.stop()
  })

  test('lives at the end of a path that is too long for a socket', async () => {
    const dataDir = join(newFolder(), 'a-rather-long-name'.repeat(5))
    mkdirSync(dataDir)
    const postgres = await start(dataDir)
    const { pool, close } = openDatabase(postgres.urlOf('postgres'))
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
    await postgres.stop()
  })

  test('what root keeps to itself is out of reach for others', () => {
    const folder = newFolder()
    chmodSync(folder, 0o700)
    expect([isReachable(join(folder, 'below')), isReachable('/usr/bin')]).toEqual([false, true])
  })
})
