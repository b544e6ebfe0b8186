import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { makeJpeg, makePdf } from '../../src/api/files/testing/contents.ts'
import { addTickets, findSales } from '../../src/api/tickets/testing/tickets.ts'
import { openDatabase } from '../../src/db/database.ts'
import { addDays } from '../../src/domain/time/day.ts'
import { fill } from '../../src/i18n/fill.ts'
import { codeViewerText } from '../../src/i18n/messages/code-viewer.ts'
import { ticketsText } from '../../src/i18n/messages/tickets.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../src/i18n/messages/visa-applications.ts'
import { visaFormText } from '../../src/i18n/messages/visa-form.ts'
import { visaPhotoText } from '../../src/i18n/messages/visa-photo.ts'
import { query, today } from '../support/booking.ts'
import { requireOk } from '../support/client.ts'
import { isThere, until } from './engine-page.ts'
import { go, isSound, type SignedIn } from './visit.ts'

const person = {
  key: 'p0',
  fullName: 'LAYLA HASSAN KARIM',
  birthDate: '1990-03-21',
  gender: 'female',
  passportNumber: 'A71500123',
  passportExpiresOn: addDays(today, 5 * 365),
  nationality: 'IQ',
  answers: {},
}

async function findVisa(): Promise<number> {
  const [found] = await query<{ id: number }>(
    `select visa_id id from visa_forms where papers ->> 'photo' = 'required' and 'tourism' = any(purposes) order by visa_id limit 1`,
  )
  if (!found) throw new Error('No visa can be applied for')
  return found.id
}

/** Begun on another device; the papers are added here. */
export async function addPapers(visit: SignedIn): Promise<void> {
  const { locale, client, accessToken: token } = visit
  const visa = await findVisa()
  const draft = { step: 0, purpose: 'tourism', travelDate: addDays(today, 120), isShared: true, people: [person] }
  requireOk(await client.send('PUT', `/services/api/customer/visa-drafts/${visa}`, { body: { draft }, token }))
  const folder = mkdtempSync(join(tmpdir(), 'safar-papers-'))
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  try {
    const papers = {
      passport: write('passport.pdf', makePdf(300_000)),
      photo: write('photo.jpg', await makeJpeg(600, 800)),
    }
    await go(visit, `/checkout/visa/${visa}`)
    await until(
      () =>
        visit.run((name) => [...document.querySelectorAll('input')].some((one) => one.value === name), person.fullName),
      {
        what: 'the draft',
      },
    )
    await visit.click({ css: 'main button', text: visaFormText[locale].next })
    for (const [paper, path] of Object.entries(papers) as ['passport' | 'photo', string][]) {
      const name = visaApplicationsText[locale].papers[paper]
      await isThere(visit, { css: 'fieldset, [role=group]', text: name })
      await visit.run((label) => {
        const group = [...document.querySelectorAll('fieldset, [role=group]')].findLast(
          (one) => one.querySelector('input[type=file]') && one.textContent?.includes(label),
        )
        group?.querySelector('input[type=file][multiple]')?.setAttribute('data-engine-test', 'here')
      }, name)
      await visit.upload({ css: '[data-engine-test]', isHidden: true }, path)
      await visit.run(() => document.querySelector('[data-engine-test]')?.removeAttribute('data-engine-test'))
    }
    const ready = uploadsText[locale].ready
    await until(
      () => visit.run((text) => (document.querySelector('main')?.textContent ?? '').split(text).length > 2, ready),
      {
        what: 'both papers',
      },
    )
    // A photo is looked at before it is sent, in old browsers too.
    const text = await visit.run(() => document.querySelector('main')?.textContent ?? '')
    expect(text).not.toContain(visaPhotoText[locale].unseen)
    await isSound(visit, 'visa')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function addTicketsOf(phone: string): Promise<string> {
  const database = openDatabase(inject('database'), { connections: 1 })
  try {
    const [owner] = await query<{ id: number }>(
      'select c.id from customers c join accounts a on a.id = c.account_id where a.phone = $1',
      [phone],
    )
    const [sale] = await findSales(database.db, 'activity')
    if (!owner || !sale) throw new Error('There is no customer, or nothing to buy')
    const { purchase } = await addTickets(database.db, { customer: owner.id, sale, now: new Date() })
    return `/account/purchases/${purchase}/tickets`
  } finally {
    await database.close()
  }
}

/** The code of a ticket, small and on the whole screen. */
export async function showTicket(visit: SignedIn): Promise<void> {
  const text = ticketsText[visit.locale]
  const path = await addTicketsOf(visit.phone)
  await go(visit, path)
  const code = { css: '[role=img], img', text: fill(text.qr, { number: 1 }) }
  await isThere(visit, code)
  await isSound(visit, 'ticket')
  await visit.click({ css: 'button', text: codeViewerText[visit.locale].open })
  await isThere(visit, { ...code, css: '[role=dialog] [role=img], dialog [role=img], dialog img' })
  const width = await visit.run(() => {
    const codes = [...document.querySelectorAll('[role=dialog] [role=img], dialog [role=img]')]
    return Math.max(...codes.map((one) => one.getBoundingClientRect().width))
  })
  expect(width).toBeGreaterThan(300)
  await isSound(visit, 'ticket-code')
  await visit.run(() => history.back())
  await isThere(visit, code)
}
