import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredPictureSource } from '../../db/queries/files/pictures.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limitTo } from '../limit-to.ts'
import { createRenditions, formats, type InTurn, type Rendition } from './renditions.ts'

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-pictures-'))
const uploads = mkdtempSync(join(tmpdir(), 'safar-uploads-'))
afterAll(() => {
  for (const each of [folder, uploads]) rmSync(each, { recursive: true, force: true })
})

const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }
const draw = ({ scene }: { scene: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="${scene}"/></svg>`
const inTurn: InTurn = (_, task) => task()
const open = () => createRenditions({ db: database.db, folder, uploads, draw, inTurn })

async function addPicture(source: StoredPictureSource): Promise<Rendition> {
  const { rows } = await sql<{ id: number }>`
    with album as (insert into albums default values returning id)
    insert into pictures (album_id, position, source, version, width, height, placeholder)
    select id, 0, ${JSON.stringify(source)}::jsonb, '0123456789', 1600, 1200, 'data:,' from album returning id`.execute(
    database.db,
  )
  return { id: rows[0]?.id ?? 0, version: '0123456789', width: 320, format: 'webp' }
}

const drawn: StoredPictureSource = { kind: 'illustration', scene: 'rgb(20,20,200)', time: 'noon', seed: 'any' }

beforeAll(async () => {
  // Lies on its side, as a phone keeps it, with a note of where it was taken: its upper half is red once it stands upright.
  const half = (background: typeof red) => ({ create: { width: 400, height: 600, channels: 3 as const, background } })
  const sideways = await sharp({ create: { ...half(blue).create, width: 800 } })
    .composite([{ input: half(red), left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 18/1 0/1' } })
    .jpeg()
    .toBuffer()
  await sharp(sideways).keepExif().withMetadata({ orientation: 6 }).toFile(join(uploads, 'tower.jpg'))
  await sharp({ create: { width: 90, height: 90, channels: 4, background: { ...red, alpha: 0 } } }).toFile(
    join(uploads, 'glass.png'),
  )
})

describe.each<[string, StoredPictureSource]>([
  ['a drawing', drawn],
  ['a photograph', { kind: 'file', name: 'tower.jpg' }],
])('%s', (_, source) => {
  test.each(formats)('as %s has the wanted width and shape', async (format) => {
    const file = await open().find({ ...(await addPicture(source)), format })
    const { width, height, format: found } = await sharp(file ?? '').metadata()
    expect([width, height, found]).toEqual([320, 240, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]])
  })

  test('asked for many times at once is made once, and whole', async () => {
    const input = { ...(await addPicture(source)), width: 640 }
    const renditions = open()
    const files = await Promise.all(Array.from({ length: 10 }, () => renditions.find(input)))
    expect(new Set(files).size).toBe(1)
    expect(
      readdirSync(join(folder, `${input.id}-${input.version}`)).filter((name) => name.startsWith('640.webp')),
    ).toEqual(['640.webp'])
  })
})

async function colorAt(file: string | null, left: number, top: number): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(file ?? '')
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const near = (one: typeof red) => Math.abs(one.r - r) + Math.abs(one.g - g) + Math.abs(one.b - b) < 60
  if (near({ r: 255, g: 255, b: 255 })) return 'white'
  return near(red) ? 'red' : near(blue) ? 'blue' : `${r} ${g} ${b}`
}

describe('what is seen', () => {
  test('a drawing is what its scene draws', async () => {
    expect(await colorAt(await open().find(await addPicture(drawn)), 10, 10)).toBe('blue')
  })

  test('a photograph stands upright, and tells nothing of where it was taken', async () => {
    const file = await open().find({ ...(await addPicture({ kind: 'file', name: 'tower.jpg' })), format: 'jpg' })
    expect([await colorAt(file, 160, 5), await colorAt(file, 160, 234)]).toEqual(['red', 'blue'])
    const { exif, orientation } = await sharp(file ?? '').metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect((await sharp(join(uploads, 'tower.jpg')).metadata()).exif).toBeDefined()
  })

  test('what shines through is white', async () => {
    const file = await open().find({ ...(await addPicture({ kind: 'file', name: 'glass.png' })), format: 'jpg' })
    expect(await colorAt(file, 160, 120)).toBe('white')
  })
})

describe('not there', () => {
  test('is an unknown picture or an old version', async () => {
    const known = await addPicture(drawn)
    expect(await open().find({ ...known, id: 999_999 })).toBeNull()
    expect(await open().find({ ...known, version: '0000000000' })).toBeNull()
    expect(existsSync(join(folder, '999999-0000000000'))).toBe(false)
  })

  test.each(['gone.jpg', '../tower.jpg', '/etc/hostname', '..', ''])('is a photograph named "%s"', async (name) => {
    expect(await open().find(await addPicture({ kind: 'file', name }))).toBeNull()
  })

  test('is a drawing where nobody draws', async () => {
    expect(
      await createRenditions({ db: database.db, folder, uploads, inTurn }).find(await addPicture(drawn)),
    ).toBeNull()
  })
})

test('no more tasks run at once than allowed, and a failed one makes room', async () => {
  const limited = limitTo(2)
  let running = 0
  let max = 0
  const task = (fails: boolean) => async () => {
    max = Math.max(max, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    if (fails) throw new Error('no')
  }
  await Promise.allSettled(Array.from({ length: 12 }, (_, index) => limited(task(index % 3 === 0))))
  expect([max, running]).toEqual([2, 0])
})
