import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { findStrays } from '../files/find-strays.ts'
import { makeJpeg, makePdf, toPieces, toSent } from '../files/testing/contents.ts'
import { openTestFiles } from '../files/testing/files.ts'
import { workFiles } from '../files/work-files.ts'
import { runOperation } from '../operator/run-operation.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { type Api, createApi } from '../service.ts'
import { createReviewPhotos, type ReviewPhotos } from './review-photos.ts'
import { addStay, testReview } from './testing/reviewing.ts'

const database = openTestDatabase()
const files = openTestFiles()
const folder = mkdtempSync(join(tmpdir(), 'safar-review-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let dispatch: Api['dispatch']
let photos: ReviewPhotos
beforeAll(() => {
  dispatch = createApi({ db: database.db, accounts: testAccounts, files }).dispatch
  photos = createReviewPhotos({ db: database.db, files, folder })
})

afterEach(async () => {
  await workFiles(database.db, files, new Date())
  expect(await findViolations(database.db, new Date())).toEqual([])
  expect(await findStrays(database.db, files)).toEqual([])
})

const problem = (code: string) => expect.objectContaining({ code })
const operate = (...typed: string[]) => runOperation(database.db, typed, { operator: 'sara', now: new Date() })

async function upload(
  { token }: TestMember,
  content: Buffer,
  { field = 'photos', name = 'room.jpg' } = {},
): Promise<string> {
  const body = { field, name, bytes: content.length }
  const { id } = await dispatch('POST /customer/uploads', { locale: 'en', token, body })
  for (const { offset, bytes } of toPieces(content))
    await dispatch('PUT /customer/uploads/{upload}', {
      locale: 'en',
      token,
      params: { upload: id },
      query: { offset: String(offset) },
      bytes: toSent(bytes),
    })
  return id
}

const write = (method: 'POST' | 'PUT', { token }: TestMember, id: number, more: object) =>
  dispatch(`${method} /customer/reservations/{id}/review`, {
    locale: 'en',
    token,
    params: { id },
    body: { ...testReview, ...more },
  })

async function stayed() {
  const { id: property } = await addProperty(database.db, [{ units: 1 }])
  const member = await addMember(database.db)
  return { property, member, ...(await addStay(database.db, member, { property })) }
}

const shownOf = async (id: number) =>
  (await dispatch('GET /user/properties/{id}/reviews', { locale: 'en', params: { id } })).data[0]?.photos ?? []
const thumb = (photo: string) => photos.find({ photo, width: 320, format: 'webp' })
const fileExists = async (id: string) =>
  (await sql`select from files where id = ${id}::uuid`.execute(database.db)).rows.length > 0

/** A photo as phones write it: rotated, with its location. */
const photograph = async (): Promise<Buffer> => {
  const plain = await makeJpeg(400, 300)
  return sharp(plain)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

test('a photo is shown with its review, upright and without where it was taken', async () => {
  const { member, property, id } = await stayed()
  const content = await photograph()
  expect((await sharp(content).metadata()).exif).toBeDefined()
  const photo = await upload(member, content)
  // A photo outside of a review is not visible.
  expect(await thumb(photo)).toBeNull()
  const { review } = await write('POST', member, id, { photos: [photo.toUpperCase()] })
  const shown = { id: photo, url: `/review-pictures/${photo}`, width: 300, height: 400 }
  expect([review?.photos, await shownOf(property)]).toEqual([[shown], [shown]])
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const { exif, orientation, width, height } = await sharp(
      (await photos.find({ photo, width: 640, format })) ?? '',
    ).metadata()
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 300, 400])
  }
})

test('a photo is deleted when its review is hidden, and with its account', async () => {
  const { member, id } = await stayed()
  const photo = await upload(member, await makeJpeg())
  const { review } = await write('POST', member, id, { photos: [photo] })
  expect(await thumb(photo)).not.toBeNull()
  await operate('review-hide', String(review?.id))
  expect(await thumb(photo)).toBeNull()
  await photos.sweep()
  expect(existsSync(join(folder, photo))).toBe(false)
  await operate('review-show', String(review?.id))
  expect(await thumb(photo)).not.toBeNull()
  const body = { password: 'correct horse battery', acceptLoss: true }
  await dispatch('POST /customer/auth/delete-account', { locale: 'en', token: member.token, body })
  expect([await thumb(photo), await fileExists(photo)]).toEqual([null, false])
  await photos.sweep()
  expect(readdirSync(folder)).not.toContain(photo)
})

test('photos change their places, go and stay as their guest says', async () => {
  const { member, property, id } = await stayed()
  const [first, second, third] = [
    await upload(member, await makeJpeg(40, 30)),
    await upload(member, await makeJpeg(50, 30)),
    await upload(member, await makeJpeg(60, 30)),
  ]
  await write('POST', member, id, { photos: [first, second] })
  const ids = async () => (await shownOf(property)).map((photo) => photo.id)
  await write('PUT', member, id, { rating: 3 })
  expect(await ids()).toEqual([first, second])
  await write('PUT', member, id, { photos: [third, second, first] })
  expect(await ids()).toEqual([third, second, first])
  await write('PUT', member, id, { photos: [first] })
  expect(await ids()).toEqual([first])
  expect([await fileExists(second), await fileExists(third)]).toEqual([false, false])
  await sql`delete from reviews where order_id = (select order_id from reservations where id = ${id})`.execute(
    database.db,
  )
  expect(await fileExists(first)).toBe(false)
})

test('only an own, unused photo can be attached', async () => {
  const [guest, other] = [await stayed(), await stayed()]
  const theirs = await upload(other.member, await makeJpeg())
  const passport = await upload(guest.member, await makeJpeg(), { field: 'passport' })
  const pdf = await upload(guest.member, makePdf(), { name: 'room.pdf' })
  const used = await upload(other.member, await makeJpeg())
  await write('POST', other.member, other.id, { photos: [used] })
  const { member, id, property } = guest
  const trying = (...photos: string[]) => write('POST', member, id, { photos })
  await expect(trying(theirs)).rejects.toEqual(problem('NOT_FOUND'))
  await expect(trying(used)).rejects.toEqual(problem('NOT_FOUND'))
  await expect(trying(crypto.randomUUID())).rejects.toEqual(problem('NOT_FOUND'))
  await expect(trying(passport)).rejects.toEqual(problem('FILE_TYPE_UNKNOWN'))
  await expect(trying(pdf)).rejects.toEqual(problem('FILE_TYPE_UNKNOWN'))
  const own = await upload(member, await makeJpeg())
  await expect(trying(own, own)).rejects.toEqual(problem('INVALID_INPUT'))
  await expect(trying(...Array.from({ length: 6 }, () => crypto.randomUUID()))).rejects.toEqual(
    problem('INVALID_INPUT'),
  )
  // A customer cannot change another's review, with any photo.
  await expect(write('PUT', member, other.id, { photos: [own] })).rejects.toEqual(problem('NOT_FOUND'))
  const { id: begun } = await dispatch('POST /customer/uploads', {
    locale: 'en',
    token: member.token,
    body: { field: 'photos', name: 'late.jpg', bytes: 1_000 },
  })
  await expect(trying(begun)).rejects.toEqual(problem('FILE_NOT_READY'))
  expect(await shownOf(property)).toEqual([])
  await trying(own)
  // Part of a review is no part of another one.
  const again = await addStay(database.db, member, { property })
  await expect(write('POST', member, again.id, { photos: [own] })).rejects.toEqual(problem('NOT_FOUND'))
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'FILE_TYPE_UNKNOWN'],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE_UNKNOWN'],
  [
    'HTML that begins like a photo',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>alert(1)</script>')]),
    'FILE_UNREADABLE',
  ],
  ['20 MB', Buffer.alloc(20_000_000, 1), 'FILE_TOO_LARGE'],
])('%s never becomes a photo', async (_, content, code) => {
  const { member } = await stayed()
  await expect(upload(member, content)).rejects.toEqual(problem(code))
})

test('data hidden behind a photo is removed', async () => {
  const { member, id } = await stayed()
  const polyglot = Buffer.concat([await makeJpeg(), Buffer.from('<script>alert(1)</script>')])
  const photo = await upload(member, polyglot)
  await write('POST', member, id, { photos: [photo] })
  const path = await photos.find({ photo, width: 1600, format: 'jpg' })
  expect((await sharp(path ?? '').toBuffer()).includes('<script>')).toBe(false)
})
