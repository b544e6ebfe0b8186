import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { makePdf } from '../../src/api/files/testing/contents.ts'
import { fill } from '../../src/i18n/fill.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../src/i18n/messages/visa-applications.ts'
import { visaWorkText } from '../../src/i18n/messages/visa-work.ts'
import { query } from './booking.ts'
import { type VisitInput, widths } from './browser.ts'
import { requireOk } from './client.ts'
import { expectHealthy, onTheWay } from './page-health.ts'
import { addCustomer, openSignedIn } from './signed-in.ts'

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>
type Caller = Pick<SignedIn, 'client' | 'accessToken' | 'locale'>

export const visaFile = { name: 'visa.pdf', mimeType: 'application/pdf', buffer: makePdf(1_000) }

const addOfficer = (phone: string, visa: number) =>
  query(
    `insert into memberships (account_id, seller_id, role, created_at)
       select a.id, f.seller_id, 'visa_officer', now() from accounts a, visa_forms f where a.phone = $1 and f.visa_id = $2`,
    [phone, visa],
  )

/** An officer of the agency that works on this visa. */
export async function openOfficer(input: VisitInput, visa: number): Promise<SignedIn> {
  const visit = await openSignedIn(input)
  await addOfficer(visit.phone, visa)
  return visit
}

/** A colleague without a browser. */
export async function addColleague({ client }: Pick<SignedIn, 'client'>, visa: number): Promise<Caller> {
  const { phone, accessToken } = await addCustomer(client)
  await addOfficer(phone, visa)
  return { client, accessToken, locale: client.locale }
}

const send = async ({ client, accessToken, locale }: Caller, path: string, body: object) =>
  requireOk(
    await client.send('POST', `/services/api${path}?lang=${locale}`, {
      body,
      token: accessToken,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  )

/** The calls behind an officer's buttons. */
export const work = (caller: Caller, application: number, word: string, body: object = {}) =>
  send(caller, `/business/visa-applications/${application}/${word}`, body)

/** An upload that was found good. */
export async function uploadOver(
  caller: Caller,
  place: { form: string; field: string },
  file: typeof visaFile,
): Promise<string> {
  const { client, accessToken } = caller
  const announced = { name: file.name, bytes: file.buffer.length, type: file.mimeType }
  const { id } = await send(caller, '/customer/uploads', { ...place, ...announced })
  const address = `/services/api/customer/uploads/${id}`
  const headers = { authorization: `Bearer ${accessToken}` }
  await fetch(`${client.server}${address}?offset=0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file.buffer),
  })
  const isReady = async () => {
    const { state } = requireOk(await client.send('GET', address, { token: accessToken }))
    expect(state).toBe('ready')
  }
  await vi.waitFor(isReady, { timeout: 30_000, interval: 200 })
  return id
}

type Question = { key: string; kind: string; options: { key: string }[] }

/** Something to all that a visa asks. */
export const toAnswers = (questions: Question[]) =>
  Object.fromEntries(
    questions.map(({ key, kind, options }) => [key, kind === 'choice' ? options[0]?.key : '2030-01-01']),
  )

/** One person applies and has the bank's page before them. */
export async function applyOver(
  caller: Caller,
  visa: number,
  { travelDate, ...person }: { travelDate: string; fullName: string },
  file: typeof visaFile,
) {
  const papers = {
    passport: [await uploadOver(caller, { form: 'over', field: 'passport' }, file)],
    photo: [await uploadOver(caller, { form: 'over', field: 'photo' }, file)],
  }
  const { questions } = requireOk(await caller.client.send('GET', `/services/api/public/visa-forms/${visa}`))
  const answers = toAnswers(questions)
  const { id, payment } = await send(caller, '/customer/visa-applications', {
    visaId: visa,
    purpose: 'tourism',
    paymentMethod: 'qi',
    travelDate,
    applicants: [{ ...person, answers, papers }],
  })
  return { id: id as number, link: payment.link as string }
}

/** At both widths in one load: what does not fit would show at one of them. */
export async function isSoundAtBothWidths(visit: SignedIn): Promise<void> {
  for (const width of widths) {
    await visit.page.setViewportSize({ width, height: 1_600 })
    await expectHealthy(visit, { skip: width < 700 ? ['shift'] : onTheWay(visit.locale) })
  }
}

/** The pictures of the chosen person are loaded, each in its place. */
export const seesPapers = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('img')].filter((one) => one.src.includes('/files/') && one.naturalWidth > 0)
        .length === wanted,
    count,
  )
}

const decide = (page: Page, locale: SignedIn['locale'], word: 'ask' | 'accept' | 'reject') =>
  page.getByRole('radio', { name: visaWorkText[locale].decisions[word], exact: true }).check()

/** Presses what decides, and once more in the dialog, where `facts` stand. */
async function confirm(page: Page, name: string, facts: readonly string[]): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  for (const fact of facts) await dialog.getByText(fact).waitFor()
  await dialog.getByRole('button', { name, exact: true }).click()
}

/** Asks a person for the photo, on the screen. */
export async function askOnScreen({ page, locale }: SignedIn, name: string): Promise<void> {
  const t = visaWorkText[locale]
  const { papers, askReasons } = visaApplicationsText[locale]
  await decide(page, locale, 'ask')
  // Without a choice the missing field is named, and nothing is sent.
  await page.getByRole('main').getByRole('button', { name: t.ask.send, exact: true }).click()
  await page.getByText(t.ask.noFields).waitFor()
  await page.getByRole('group', { name }).getByRole('checkbox', { name: papers.photo }).check()
  await page.getByRole('radio', { name: askReasons.background }).check()
  await confirm(page, t.ask.send, [t.ask.waits])
  await page.getByText(`${t.askedFor}:`).waitFor()
  await page.getByRole('region', { name: t.decide }).waitFor({ state: 'detached' })
}

export async function acceptOnScreen({ page, locale }: SignedIn): Promise<void> {
  const t = visaWorkText[locale]
  await decide(page, locale, 'accept')
  await page.getByRole('group', { name: t.accept.files }).locator('input[type=file][multiple]').setInputFiles(visaFile)
  await page.getByText(uploadsText[locale].ready).waitFor()
  await confirm(page, t.accept.send, [t.accept.final])
  await page.getByRole('link', { name: fill(t.openVisa, { number: 1 }) }).waitFor()
  await page.getByRole('region', { name: t.decide }).waitFor({ state: 'detached' })
}

export async function rejectOnScreen({ page, locale }: SignedIn, refund: string): Promise<void> {
  const t = visaWorkText[locale]
  await decide(page, locale, 'reject')
  await page.getByRole('radio', { name: visaApplicationsText[locale].rejectReasons.refused_by_country }).check()
  await confirm(page, t.reject.send, [refund, t.reject.final])
  await page.getByRole('main').getByText(t.events.rejected, { exact: true }).first().waitFor()
}
