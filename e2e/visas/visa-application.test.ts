import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeJpeg, makePdf } from '../../src/api/files/testing/contents.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays, type Day } from '../../src/domain/time/day.ts'
import { heicPhoto } from '../../src/gateways/files/testing/heic.ts'
import { toCountryName } from '../../src/i18n/country-names.ts'
import { fill, leftToRight } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { afterPaymentText } from '../../src/i18n/messages/after-payment.ts'
import { travellersText } from '../../src/i18n/messages/travellers.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../src/i18n/messages/visa-applications.ts'
import { visaFormText } from '../../src/i18n/messages/visa-form.ts'
import { visaWorkText } from '../../src/i18n/messages/visa-work.ts'
import { atPaymentPage, query, today } from '../support/booking.ts'
import { closePage, isReady } from '../support/browser.ts'
import { requireOk } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { expectHealthy, onTheWay } from '../support/page-health.ts'
import { says } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'
import {
  acceptOnScreen,
  addColleague,
  applyOver,
  askOnScreen,
  isSoundAtBothWidths,
  openOfficer,
  rejectOnScreen,
  seesPapers,
  toAnswers,
  uploadOver,
  visaFile,
  work,
} from '../support/visa-officer.ts'

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>

const typed = (day: Day) => day.split('-').toReversed().join('/')
const people = [
  { name: 'LAYLA HASSAN KARIM', birth: '1990-03-21', gender: 'female', passport: 'A71500123' },
  { name: 'KARIM HASSAN ALI', birth: '1988-07-02', gender: 'male', passport: 'A71500456' },
  { name: 'NOUR KARIM HASSAN', birth: '2016-11-30', gender: 'female', passport: 'A71500789' },
] as const

const pdf = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: makePdf(300_000) }
const heic = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: heicPhoto }
const jpeg = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(600, 800) })
type File = typeof pdf
type Person = (typeof people)[number]

/** One that asks for a passport and a photo, and for one thing in words; of a rejected one something goes back. */
const findVisa = async (): Promise<number> => {
  const [found] = await query<{ id: number }>(
    `select visa_id id from visa_forms where papers ->> 'photo' = 'required' and papers ->> 'document' = 'optional'
       and not papers ? 'nationalIdFront' and 'tourism' = any(purposes) and reject_percent > 0 order by visa_id limit 1`,
  )
  if (!found) throw new Error('No visa can be applied for')
  return found.id
}

const isSound = async (visit: SignedIn): Promise<void> => {
  await isReady(visit.page)
  await expectHealthy(visit, { skip: onTheWay(visit.locale) })
}

/** Three questions, before anything is filled in. */
async function checkVisa(visit: SignedIn, id: number): Promise<Locator> {
  const text = visaFormText[visit.locale]
  const { page } = visit
  await visit.go(`/visa-permits/${id}`)
  const check = page.getByRole('region', { name: text.checkTitle })
  await check.getByLabel(text.purpose).selectOption('study')
  await check.getByText(text.notForPurpose).waitFor()
  await check.getByLabel(text.purpose).selectOption('tourism')
  await check.getByLabel(text.when).fill(typed(addDays(today, 120)))
  await isSound(visit)
  return check
}

async function openForm({ page, locale }: SignedIn, check: Locator): Promise<void> {
  const text = visaFormText[locale]
  await check.getByRole('link', { name: text.apply }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: text.title }).waitFor()
  await isReady(page)
}

async function fillPeople({ page, locale }: SignedIn): Promise<void> {
  const text = visaFormText[locale]
  const { fields } = travellersText[locale]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  for (let more = people.length - 1; more > 0; more--) await button(text.addPerson).click()
  await button(text.next).click()
  await main.getByText(text.check).waitFor()
  for (const [index, { name, birth, gender, passport }] of people.entries()) {
    const one = main.getByRole('region', { name: fill(text.person, { number: index + 1 }), exact: true })
    await one.getByLabel(text.fullName).fill(name)
    await one.getByLabel(fields.birthDate).fill(typed(birth))
    await one.getByRole('radio', { name: fields[gender], exact: true }).check()
    await one.getByLabel(fields.passportNumber).fill(passport)
    await one.getByLabel(fields.passportExpiresOn).fill(typed(addDays(today, 5 * 365)))
    // The only one that is offered is text, for the second person as for the first.
    await one.getByText(toCountryName(locale, 'IQ'), { exact: true }).waitFor()
    expect(await one.getByLabel(fields.nationality).count()).toBe(0)
  }
  const saved = page.waitForResponse((response) => response.url().includes('/customer/visa-drafts/'))
  await main.getByRole('switch', { name: text.elsewhere }).check()
  expect((await saved).ok()).toBe(true)
  await button(text.next).click()
}

/** Over a network that breaks twice; what is on its way when the page is left goes on when it comes back. */
async function addPapers({ page, locale }: SignedIn): Promise<void> {
  const { papers } = visaApplicationsText[locale]
  const { ready } = uploadsText[locale]
  const field = (index: number, paper: 'passport' | 'photo') =>
    page
      .getByRole('main')
      .getByRole('region', { name: people[index]?.name })
      .getByRole('group', { name: papers[paper] })
  const add = (index: number, paper: 'passport' | 'photo', file: File) =>
    field(index, paper).locator('input[type=file][multiple]').setInputFiles(file)
  let pieces = 0
  let broken = 0
  await page.route('**/customer/uploads/*offset=*', (route) => {
    pieces += 1
    if (pieces !== 1 && pieces !== 4) return route.continue()
    broken += 1
    return route.abort('internetdisconnected')
  })
  const photo = await jpeg()
  await add(0, 'passport', pdf)
  await add(0, 'photo', photo)
  await add(1, 'passport', photo)
  await field(1, 'passport').getByText(ready).waitFor()
  await page.reload()
  await isReady(page)
  await add(1, 'photo', photo)
  await add(2, 'passport', pdf)
  await add(2, 'photo', heic)
  for (const index of people.keys())
    for (const paper of ['passport', 'photo'] as const) await field(index, paper).getByText(ready).waitFor()
  expect(broken).toBe(2)
  await page.unroute('**/customer/uploads/*offset=*')
}

async function answerQuestions({ page, locale }: SignedIn, visa: number): Promise<void> {
  const [form] = await query<{ questions: unknown[] }>('select questions from visa_forms where visa_id = $1', [visa])
  if (!form || form.questions.length === 0) return
  const main = page.getByRole('main')
  // The step before is checked first: until then there is nothing to answer.
  await main.getByRole('heading', { name: visaFormText[locale].questions, exact: true }).waitFor()
  for (const box of await main.getByRole('textbox').all()) await box.fill(typed(addDays(today, 121)))
  for (const list of await main.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  await main.getByRole('button', { name: visaFormText[locale].next, exact: true }).click()
}

/** Sends a better photo: that field is open, and no other. */
async function sendPhoto(visit: SignedIn): Promise<void> {
  const { page, locale } = visit
  const { asked: text, askReasons, events } = visaApplicationsText[locale]
  const asked = page.getByRole('region', { name: text.title })
  await asked.getByText(askReasons.background).waitFor()
  expect(await asked.getByRole('group').count()).toBe(2)
  await asked.locator('input[type=file][multiple]').setInputFiles(await jpeg())
  await asked.getByText(uploadsText[locale].ready).waitFor()
  await isSound(visit)
  await asked.getByRole('button', { name: text.send, exact: true }).click()
  await page.getByRole('main').getByText(events.answered).waitFor()
  await asked.waitFor({ state: 'detached' })
}

/** In English on the screens, in the others past them: those are looked at in every language. */
async function askForPhoto(officer: SignedIn, application: number, family: readonly Person[]): Promise<void> {
  const { locale } = officer
  const { page } = officer
  await officer.go('/business/visas')
  await page.locator(`a[href$="/business/visas/${application}"]`).waitFor()
  await isSoundAtBothWidths(officer)
  await page.locator(`a[href$="/business/visas/${application}"]`).click()
  const t = visaWorkText[locale]
  await page.getByRole('button', { name: t.take, exact: true }).click()
  await page.getByRole('button', { name: t.leave, exact: true }).waitFor()
  // The last of them: a passport as a document.
  await page.getByRole('button', { name: people[2].name, exact: true }).click()
  await seesPapers(page, 1)
  await page.getByRole('link', { name: t.viewer.open }).waitFor()
  await page.getByRole('button', { name: people[1].name, exact: true }).click()
  await seesPapers(page, 2)
  await page.getByRole('radio', { name: t.decisions.ask, exact: true }).check()
  await isSoundAtBothWidths(officer)
  if (locale === 'en') return askOnScreen(officer, people[1].name)
  const fields = [{ applicant: family.indexOf(people[1]) + 1, field: 'photo' }]
  const { version } = await work(officer, application, 'take')
  await work(officer, application, 'ask', { version, reason: 'background', fields })
}

async function handOver(officer: SignedIn, application: number): Promise<void> {
  if (officer.locale === 'en') {
    await officer.go(`/business/visas/${application}`)
    await officer.page.getByRole('button', { name: visaWorkText.en.take, exact: true }).click()
    return acceptOnScreen(officer)
  }
  const { version } = await work(officer, application, 'take')
  const file = await uploadOver(officer, { form: '', field: 'visa' }, visaFile)
  await work(officer, application, 'accept', { version, fileIds: [file] })
}

/** As `fillPeople()`, `addPapers()` and `answerQuestions()` leave it, begun on another device. */
async function beginElsewhere(visit: SignedIn, visa: number, family: readonly Person[]): Promise<void> {
  const { client, accessToken: token } = visit
  const { questions } = requireOk(await client.send('GET', `/services/api/public/visa-forms/${visa}`))
  const draft = {
    step: 0,
    purpose: 'tourism',
    travelDate: addDays(today, 120),
    isShared: true,
    people: family.map(({ name, birth, gender, passport }, index) => ({
      key: `p${index}`,
      fullName: name,
      birthDate: birth,
      gender,
      passportNumber: passport,
      passportExpiresOn: addDays(today, 5 * 365),
      nationality: 'IQ',
      answers: toAnswers(questions),
    })),
  }
  requireOk(await client.send('PUT', `/services/api/customer/visa-drafts/${visa}`, { body: { draft }, token }))
  const photo = await jpeg()
  for (const [index, person] of family.entries()) {
    const form = `visa-${visa}.p${index}`
    await uploadOver(visit, { form, field: 'passport' }, person === people[1] ? photo : pdf)
    await uploadOver(visit, { form, field: 'photo' }, photo)
  }
}

/** From the last step of the form to the page of what was paid; gives the number of the application. */
async function pay(visit: SignedIn): Promise<number> {
  const { page, locale } = visit
  const main = page.getByRole('main')
  const applications = visaApplicationsText[locale]
  await main.getByText(people[2].name).waitFor()
  await main.locator('input[name=paymentMethod][value=qi]').check()
  await isSound(visit)
  await main.getByRole('button', { name: visaFormText[locale].payNow, exact: true }).click()
  await page.locator('button[value=pay]').click()
  await atPaymentPage(page)
  await says(visit, afterPaymentText[locale].visa.title)
  await page.getByRole('link', { name: afterPaymentText[locale].visa.see, exact: true }).click()
  await main.getByText(applications.statuses.pending).first().waitFor()
  await main.getByText(applications.events.paid).waitFor()
  await isSound(visit)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** Asked for a photo, and then given: what comes after it was paid. */
async function getVisa(visit: SignedIn, visa: number, family: readonly Person[]): Promise<void> {
  const { page, locale } = visit
  const application = await pay(visit)
  const officer = await openOfficer({ locale, width: 1280 }, visa)
  await askForPhoto(officer, application, family)
  await visit.go(`/account/visa-applications/${application}`)
  await sendPhoto(visit)
  await handOver(officer, application)
  await closePage(officer)
  await visit.go(`/account/visa-applications/${application}`)
  const link = page.getByRole('main').getByRole('link', { name: visaApplicationsText[locale].detail.openVisa })
  const opened = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await opened.body()).equals(visaFile.buffer)).toBe(true)
}

/** The bars of a phone cover half of a field, wherever one stands: here there is room for all of it. */
async function openPhone(locale: Locale): Promise<SignedIn> {
  const visit = await openSignedIn({ locale, width: 390 })
  await visit.page.setViewportSize({ width: 390, height: 1_600 })
  return visit
}

test('a family of three applies over a bad network, pays, is asked for a photo, and gets the visa', {
  timeout: 180_000,
}, async () => {
  const visit = await openPhone('en')
  const main = visit.page.getByRole('main')
  const text = visaFormText.en
  const visa = await findVisa()
  await openForm(visit, await checkVisa(visit, visa))
  await fillPeople(visit)
  await addPapers(visit)
  await isSound(visit)
  await main.getByRole('button', { name: text.next, exact: true }).click()
  await answerQuestions(visit, visa)
  await getVisa(visit, visa, people)

  // It was sent: nothing of it is offered again.
  await visit.go(`/checkout/visa/${visa}`)
  const first = main.getByRole('region', { name: fill(text.person, { number: 1 }), exact: true })
  expect(await first.getByLabel(text.fullName).inputValue()).toBe('')
  await closePage(visit)
})

testInSoak.each(['ar', 'ku'] as const)(
  'two who have begun elsewhere go on, and get theirs (%s)',
  {
    timeout: 180_000,
  },
  async (locale) => {
    const visit = await openPhone(locale)
    const main = visit.page.getByRole('main')
    const text = visaFormText[locale]
    const visa = await findVisa()
    const family = people.slice(1)
    const [, check] = await Promise.all([beginElsewhere(visit, visa, family), checkVisa(visit, visa)])
    await openForm(visit, check)
    const next = async () => {
      await isSound(visit)
      await main.getByRole('button', { name: text.next, exact: true }).click()
    }
    const second = main.getByRole('region', { name: fill(text.person, { number: 2 }), exact: true })
    expect(await second.getByLabel(text.fullName).inputValue()).toBe(people[2].name)
    await next()
    const ready = main.getByRole('region', { name: people[2].name }).getByText(uploadsText[locale].ready)
    await expect.poll(() => ready.count()).toBe(2)
    await next()
    await main.getByRole('heading', { name: text.questions, exact: true }).waitFor()
    await next()
    await getVisa(visit, visa, family)
    await closePage(visit)
  },
)

testInSoak(
  'two officers: one decides, the other is told and loses nothing; rejected, and refunded',
  {
    timeout: 180_000,
  },
  async () => {
    const locale = 'en'
    const visa = await findVisa()
    const visit = await openSignedIn({ locale, width: 390 })
    const { page } = visit
    const person = {
      fullName: 'OMAR SAMI NAJI',
      birthDate: '1985-01-20',
      gender: 'male',
      passportNumber: 'A71500999',
      passportExpiresOn: addDays(today, 5 * 365),
      nationality: 'IQ',
      travelDate: addDays(today, 120),
    }
    const made = await applyOver(visit, visa, person, await jpeg())
    await page.goto(made.link)
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
    await says(visit, afterPaymentText[locale].visa.title)

    const t = visaWorkText[locale]
    const officer = await openOfficer({ locale, width: 1280 }, visa)
    // The first link has expired: the page gets a new one by itself.
    let opened = 0
    await officer.page.route('**/services/api/files/*', (route) =>
      opened++ === 0 ? route.fulfill({ status: 410 }) : route.continue(),
    )
    await officer.go(`/business/visas/${made.id}`)
    await seesPapers(officer.page, 2)
    expect(opened).toBe(3)
    const take = officer.page.getByRole('button', { name: t.take, exact: true })
    await take.click()
    await officer.page.getByRole('radio', { name: t.decisions.reject, exact: true }).check()
    const note = officer.page.getByRole('textbox', { name: t.ask.note })
    await note.fill('The embassy has told us today.')

    // Half an hour over a cup of tea, and a colleague goes on.
    await query(`update visa_applications set taken_until = now() - interval '1 minute' where id = $1`, [made.id])
    const colleague = await addColleague(officer, visa)
    await work(colleague, made.id, 'take')
    const reason = officer.page.getByRole('radio', {
      name: visaApplicationsText[locale].rejectReasons.refused_by_country,
    })
    await reason.check()
    await officer.page.getByRole('main').getByRole('button', { name: t.reject.send, exact: true }).click()
    const dialog = officer.page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: t.reject.send, exact: true }).click()
    await dialog.getByText(t.kept).waitFor()
    await dialog.getByRole('button', { name: t.no, exact: true }).click()
    expect(await note.inputValue()).toBe('The embassy has told us today.')

    await work(colleague, made.id, 'leave')
    await officer.page.reload()
    await isReady(officer.page)
    await take.click()
    const { rejectRefund, rejectPercent } = requireOk(
      await officer.client.send('GET', `/services/api/business/visa-applications/${made.id}`, {
        token: officer.accessToken,
      }),
    )
    expect(rejectRefund.amount).toBeGreaterThan(0)
    const amount = formatPrice(locale, rejectRefund)
    const percent = leftToRight(String(rejectPercent))
    await rejectOnScreen(officer, fill(t.reject.refund, { amount, percent }))

    await visit.go(`/account/visa-applications/${made.id}`)
    await page.getByText(visaApplicationsText[locale].statuses.rejected, { exact: true }).first().waitFor()
    // The bank gives it back within moments, and the page asks until then.
    await page.getByRole('status').getByText('has been refunded to you').waitFor({ timeout: 60_000 })
    await closePage(officer)
    await closePage(visit)
  },
)
