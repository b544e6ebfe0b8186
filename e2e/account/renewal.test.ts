import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { businessText } from '../../src/i18n/messages/business.ts'
import { query } from '../support/booking.ts'
import { openLine, pass } from '../support/proxy.ts'
import { openSignedIn } from '../support/signed-in.ts'

type Deliver = Parameters<typeof openLine>[0]

/** Handles the answers to renewals, after the server has given them. */
let onRenewal: Deliver = pass
/** And of the code of the sign-in dialog. */
let onDialog: Deliver = pass
const line = openLine((answered) => {
  const { url = '' } = answered.request
  if (url.startsWith('/api/refresh')) return onRenewal(answered)
  return url.includes('/sign-in-dialog') ? onDialog(answered) : pass(answered)
})

/** A customer whose till renews the session as it opens: it says that they have no membership once it knows. */
async function openTill(deliver: Deliver) {
  onRenewal = deliver
  const { page, name, phone } = await openSignedIn({ locale: 'en', width: 390, isNew: true })
  await page.goto(`${await line}/business`)
  return {
    page,
    name,
    phone,
    says: (title: string) => page.getByRole('heading', { name: title }).waitFor(),
    nameInSession: () => page.evaluate(async () => (await (await fetch('/api/session')).json())?.user?.name),
  }
}

const { visitor, stranger, failed } = businessText.en

test('a session outlives a page that is left before the answer to its renewal has come', async () => {
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { page, name, says, nameInSession } = await openTill(async (answered) => {
    onRenewal = pass
    asked.resolve()
    await late.promise
    pass(answered)
  })
  await asked.promise
  await page.reload()
  await says(stranger.title)
  await page.reload()
  await says(stranger.title)
  // Now it comes, after those of two pages: the cookie that it brings is an old one.
  late.resolve()
  await sleep(300)
  await page.reload()
  await says(stranger.title)
  expect(await nameInSession()).toBe(name)
})

test('and one whose answers are lost: whoever was shown as nobody meanwhile is known again with the first that comes', async () => {
  const { page, name, says, nameInSession } = await openTill(({ response }) => response.destroy())
  await says(failed.title)
  await page.reload()
  await says(visitor.title)
  onRenewal = pass
  await says(stranger.title)
  expect(await nameInSession()).toBe(name)
  expect(await page.evaluate(() => localStorage.getItem('safar.owner'))).not.toBeNull()
})

test('and whoever asked to sign in meanwhile is not asked any more, however late the dialog is', async () => {
  const dialog = Promise.withResolvers<void>()
  onDialog = async (answered) => {
    await dialog.promise
    pass(answered)
  }
  const { page, says } = await openTill(({ response }) => response.destroy())
  await says(failed.title)
  await page.reload()
  await says(visitor.title)
  const asked = page.waitForRequest((request) => request.url().includes('/sign-in-dialog'))
  await page.getByRole('main').getByRole('button', { name: visitor.action }).click()
  await asked
  onRenewal = pass
  await page.getByText(stranger.title).waitFor()
  const known = page.waitForResponse((response) => response.url().includes('/customer/auth/me'))
  dialog.resolve()
  await known
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await says(stranger.title)
})

test('whoever comes back to a page whose session was ended elsewhere can sign in at once', async () => {
  const { page, phone, says } = await openTill(pass)
  await says(stranger.title)
  await query('update sessions set ended_at = now() where account_id = (select id from accounts where phone = $1)', [
    phone,
  ])
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('banner').getByRole('button', { name: visitor.action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  // Longer than it takes to ask who they are.
  await sleep(1_000)
  expect(await dialog.isVisible()).toBe(true)
})

test('a renewal that is refused for now is no end of the session', async () => {
  const { page, name, says, nameInSession } = await openTill(({ response }) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}'),
  )
  await says(failed.title)
  onRenewal = pass
  await page.getByRole('button', { name: failed.retry }).click()
  await says(stranger.title)
  expect(await nameInSession()).toBe(name)
})
