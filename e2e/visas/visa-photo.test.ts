import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePdf } from '../../src/api/files/testing/contents.ts'
import { addDays } from '../../src/domain/time/day.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../src/i18n/messages/visa-applications.ts'
import { visaFormText } from '../../src/i18n/messages/visa-form.ts'
import { visaPhotoText } from '../../src/i18n/messages/visa-photo.ts'
import { query, today } from '../support/booking.ts'
import { closePage, isReady } from '../support/browser.ts'
import { requireOk } from '../support/client.ts'
import { readDevice } from '../support/device-contents.ts'
import { isSound } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'

const locale = 'ar'
const text = visaPhotoText[locale]
const name = 'NOOR SALIM HADI'

/** Dark, with a wall that is not white. */
const makePhoto = () =>
  sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#334' } })
    .jpeg()
    .toBuffer()

const findVisa = async (): Promise<number> => {
  const [found] = await query<{ id: number }>(
    `select visa_id id from visa_forms where papers ->> 'photo' = 'required' and papers ->> 'passport' = 'required'
       and photo_width = 35 order by visa_id limit 1`,
  )
  if (!found) throw new Error('No visa wants a photo')
  return found.id
}

test('a photo is advised on and cropped by keys; papers on their way cannot be read on the device (ar)', {
  timeout: 120_000,
}, async () => {
  const visit = await openSignedIn({ locale, width: 390 })
  const { page, context, client, accessToken } = visit
  const id = await findVisa()
  const person = { key: 'a', fullName: name, birthDate: '1990-03-21', gender: 'female', nationality: 'IQ' }
  const passport = { passportNumber: 'A71500999', passportExpiresOn: addDays(today, 5 * 365), answers: {} }
  const draft = { step: 1, travelDate: addDays(today, 60), people: [{ ...person, ...passport }], savedAt: 1 }
  const path = `/services/api/customer/visa-drafts/${id}?lang=${locale}`
  requireOk(await client.send('PUT', path, { body: { draft }, token: accessToken }))
  await visit.go(`/checkout/visa/${id}`)
  await isReady(page)
  const main = page.getByRole('main')
  const field = (paper: 'passport' | 'photo') =>
    main.getByRole('group', { name: visaApplicationsText[locale].papers[paper] })
  const choose = (paper: 'passport' | 'photo') => field(paper).locator('input[type=file][multiple]')

  await choose('photo').setInputFiles({ name: 'noor.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() })
  await main.getByText(text.advice.dark).waitFor()
  await main.getByText(text.advice.backgroundDark).waitFor()
  await field('photo').getByText(uploadsText[locale].ready).waitFor()

  // The frame is moved by keys alone, and what it shows takes the place of the first.
  await main.getByRole('button', { name: /35 × 45/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: text.cropTitle })
  await dialog.waitFor()
  await isSound(visit)
  for (const key of ['+', '+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await dialog.getByRole('img', { name: /146/ }).waitFor()
  await dialog.getByRole('img').hover()
  await page.mouse.wheel(0, -100)
  await dialog.getByRole('img', { name: /179/ }).waitFor()
  await dialog.getByRole('button', { name: text.use, exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const row = field('photo').getByRole('listitem').filter({ hasText: 'noor-cropped.jpg' })
  await row.getByText(uploadsText[locale].ready).waitFor()
  await expect.poll(() => field('photo').getByRole('listitem').count()).toBe(1)
  await isSound(visit)

  // No piece gets through: the whole of the paper waits on the device, and nobody can read it there.
  const pieces = (url: URL) => /\/customer\/uploads\/[^/]+$/.test(url.pathname)
  await page.route(pieces, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await choose('passport').setInputFiles({ name: 'p.pdf', mimeType: 'application/pdf', buffer: makePdf(100_000) })
  await field('passport').getByText(uploadsText[locale].waiting).waitFor()
  const left = await readDevice(page, context)
  expect(left).toContain('safar.files rows')
  expect(left).not.toMatch(/%PDF|A passport of somebody/)
  for (const secret of [name, passport.passportNumber]) expect(left).not.toContain(secret)
  await page.unroute(pieces)
  await page.reload()
  await isReady(page)
  await field('passport').getByText(uploadsText[locale].ready).waitFor()

  // Not for another device any more: the server forgets it at once, and this one goes on with it.
  const forgotten = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/customer/visa-drafts/'),
  )
  await main.getByRole('switch', { name: visaFormText[locale].elsewhere }).press('Space')
  expect((await forgotten).status()).toBe(200)
  await main.getByText(visaFormText[locale].elsewhereOff).waitFor()
  expect((await client.send('GET', path, { token: accessToken })).status).toBe(404)
  await expect.poll(() => readDevice(page, context)).toContain(`"visa-${id}"`)
  await page.reload()
  await main.getByRole('region', { name }).waitFor()
  await expect.poll(() => main.getByRole('switch').isChecked()).toBe(false)
  await closePage(visit)
})
