import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/test-database.ts'
import { limitTo } from '../limit-to.ts'
import { describeIllustration } from './describe.ts'
import { createRenditions, formats, type Rendition } from './renditions.ts'

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const first = async (): Promise<Rendition> => {
  const { rows } = await sql<{
    id: number
    version: string
  }>`select id, version from pictures order by id limit 1`.execute(database.db)
  return { id: rows[0]?.id ?? 0, version: rows[0]?.version ?? '', width: 320, format: 'webp' }
}

describe('renditions', () => {
  test.each(formats)('%s has the wanted width and shape', async (format) => {
    const file = await createRenditions({ db: database.db, folder }).find({ ...(await first()), format })
    const { width, height, format: found } = await sharp(file ?? '').metadata()
    expect([width, height, found]).toEqual([320, 240, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]])
  })

  test('a picture asked for many times at once is drawn once, and whole', async () => {
    const input = { ...(await first()), width: 640 }
    const renditions = createRenditions({ db: database.db, folder })
    const files = await Promise.all(Array.from({ length: 10 }, () => renditions.find(input)))
    expect(new Set(files).size).toBe(1)
    expect(
      readdirSync(join(folder, `${input.id}-${input.version}`)).filter((name) => name.startsWith('640.webp')),
    ).toEqual(['640.webp'])
  })

  test('an unknown picture or an old version is not there', async () => {
    const renditions = createRenditions({ db: database.db, folder })
    expect(await renditions.find({ ...(await first()), id: 999_999 })).toBeNull()
    expect(await renditions.find({ ...(await first()), version: '0000000000' })).toBeNull()
    expect(existsSync(join(folder, '999999-0000000000'))).toBe(false)
  })
})

test('no more tasks run at once than allowed, and a failed one makes room', async () => {
  const limited = limitTo(2)
  let running = 0
  let most = 0
  const task = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    if (fails) throw new Error('no')
  }
  await Promise.allSettled(Array.from({ length: 12 }, (_, index) => limited(task(index % 3 === 0))))
  expect([most, running]).toEqual([2, 0])
})

test('a placeholder is three colours in a handful of bytes', async () => {
  const { placeholder } = describeIllustration({ scene: 'river', time: 'dawn' }, 'any')
  expect(placeholder.length).toBeLessThan(90)
  const { width, height, format } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata()
  expect([width, height, format]).toEqual([1, 3, 'gif'])
})
