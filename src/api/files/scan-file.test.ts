import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createClamavScan } from '../../gateways/files/scan-with-clamav.ts'
import { startTestClamd, type TestClamd, testVirus } from '../../gateways/files/testing/clamd.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { addFile } from './add-file.ts'
import type { FileContext } from './file-context.ts'
import { findStrays } from './find-strays.ts'
import { makeJpeg, makePdf, toSent } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'

const database = openTestDatabase()
const files = openTestFiles()
const failures: string[] = []
let [clamd, owner, context] = [{} as TestClamd, {} as TestMember, files as FileContext]
beforeAll(async () => {
  clamd = await startTestClamd({ maxBytes: 500_000 })
  const scan = createClamavScan({ host: '127.0.0.1', port: clamd.port })
  context = { ...files, scan, onCheckFailed: (error) => void failures.push((error as Error).message) }
})
beforeEach(async () => {
  owner = await addMember(database.db)
  failures.length = 0
  clamd.behave('answers')
})
afterAll(() => clamd.stop())

async function upload(content: Buffer, name: string, locale: 'en' | 'ar' | 'ku' = 'en') {
  const { dispatch } = createApi({ db: database.db, accounts: testAccounts, files: context })
  const { token } = owner
  const body = { field: 'passport', name, bytes: content.length }
  const { id } = await dispatch('POST /customer/uploads', { locale, token, body })
  const params = { upload: id }
  const piece = { locale, token, params, query: { offset: '0' }, bytes: toSent(content) }
  await dispatch('PUT /customer/uploads/{upload}', piece).catch(() => {})
  return dispatch('GET /customer/uploads/{upload}', { locale, token, params })
}

const withVirus = (content: Buffer) => Buffer.concat([content, Buffer.from(`\n% ${testVirus}\n%%EOF\n`)])

test('clean documents and pictures are taken', async () => {
  expect(await upload(makePdf(1_000), 'a.pdf')).toMatchObject({ state: 'ready' })
  expect(await upload(await makeJpeg(), 'a.jpg')).toMatchObject({ state: 'ready' })
  expect(clamd.scanned()).toBe(2)
})

test.each([
  ['a document', 'a.pdf', async () => withVirus(makePdf(1_000))],
  ['a picture', 'a.jpg', async () => withVirus(await makeJpeg())],
])('%s with a virus is refused, and nothing of it stays', async (_name, name, make) => {
  expect(await upload(await make(), name)).toMatchObject({ state: 'refused', problem: { code: 'FILE_INFECTED' } })
  expect(await findStrays(database.db, files)).toEqual([])
})

test.each([
  ['en', 'This file could not be checked for viruses right now. Add it again in a few minutes.'],
  ['ar', 'تعذّر فحص هذا الملف من الفيروسات الآن. يرجى إضافته مرة أخرى بعد بضع دقائق.'],
  ['ku', 'ئێستا نەتوانرا ئەم فایلە لە ڤایرۆس بپشکنرێت. تکایە دوای چەند خولەکێک دووبارە زیادی بکە.'],
] as const)('a file is refused while the scanner does not answer, in %s', async (locale, message) => {
  clamd.behave('closes')
  const refused = await upload(makePdf(1_000), 'a.pdf', locale)
  expect(refused).toMatchObject({ state: 'refused', problem: { code: 'FILE_NOT_SCANNED', message } })
  expect(failures).toHaveLength(1)
})

test('a file that is too large for the scanner is refused', async () => {
  const refused = await upload(makePdf(600_000), 'a.pdf')
  expect(refused).toMatchObject({ state: 'refused', problem: { code: 'FILE_TOO_COMPLEX' } })
})

test('a file that is made for a customer is scanned, too', async () => {
  const addition = { customer: owner.customer, field: 'visa', name: 'v.pdf', content: withVirus(makePdf(100)) }
  const added = addFile(database.db, context, addition, new Date())
  await expect(added).rejects.toMatchObject({ code: 'FILE_INFECTED' })
})
