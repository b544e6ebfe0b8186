import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { emailText } from '../../src/i18n/messages/email.ts'
import { query } from '../support/booking.ts'
import { closePage, openPage, resize, sizeOf, type Visit, widths } from '../support/browser.ts'
import { goodPassword } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, onTheWay } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

type Mail = { to: string; text: string; subject?: string }

/** Mail to an address, the newest first. */
async function mailTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${inject('site')}/dev/outbox.json`)
  return ((await response.json()) as Mail[]).filter(({ to }) => to === address)
}

describe.each(casesIn('ku', locales))('an email address, in %s', (locale) => {
  let owner: Awaited<ReturnType<typeof openSignedIn>>
  let reader: Visit
  const address = `hiwa-${crypto.randomUUID().slice(0, 8)}@example.org`
  const texts = emailText[locale]
  beforeAll(async () => {
    owner = await openSignedIn({ locale, width: 390 })
    // The mail may be read on another device without a session.
    reader = await openPage({ locale, width: 390 })
  })
  afterAll(async () => {
    await closePage(owner)
    await closePage(reader)
  })

  const section = () => owner.page.getByRole('region', { name: texts.profile.title, exact: true })
  /** From another page: an address that differs in nothing would load nothing. */
  const openSection = async () => {
    await owner.go('/account')
    await owner.go('/account/profile#email-address')
  }
  const says = (text: string) => section().getByText(text, { exact: true }).waitFor()

  async function expectHealthyAtBoth(visit: Visit): Promise<void> {
    for (const width of widths) {
      await resize(visit.page, sizeOf(width))
      await expectHealthy(visit, { skip: width < 700 ? onTheWay(locale) : ['shift', 'axe'] })
    }
  }

  test('is typed and proved, and waits for its link', async () => {
    const { confirm } = accountText[locale].profile
    await openSection()
    await says(texts.profile.none)
    await section().getByRole('button', { name: texts.profile.add, exact: true }).click()
    await section().getByLabel(texts.profile.label, { exact: true }).fill(address)
    await section().getByRole('button', { name: texts.profile.save, exact: true }).click()
    const proof = dialogOf(owner)
    await proof.titled(confirm.title)
    await proof.field(confirm.password).fill(goodPassword)
    await proof.button(confirm.submit).click()
    await says(texts.profile.states.unconfirmed)
    await expectHealthyAtBoth(owner)
  })

  test('is confirmed by the button behind its link, on any device', async () => {
    await expect.poll(() => mailTo(address), { timeout: 30_000 }).toHaveLength(1)
    const [mail] = await mailTo(address)
    const link = mail?.text.match(/http\S+\/email\/confirm\/[\w-]+/)?.[0] ?? ''
    const path = new URL(link).pathname
    expect(path).toMatch(new RegExp(`^${localPath(locale, '/email/confirm/')}`))
    // Scanners open links before their reader does.
    for (let left = 2; left > 0; left--) expect((await fetch(inject('site') + path)).status).toBe(200)
    const response = await reader.page.goto(inject('site') + path)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await reader.page.getByRole('heading', { level: 1, name: texts.confirm.title }).waitFor()
    await expectHealthyAtBoth(reader)
    await reader.page.getByRole('button', { name: texts.confirm.action, exact: true }).click()
    await reader.page.getByRole('heading', { level: 1, name: texts.confirm.confirmed.title }).waitFor()
    await expectHealthyAtBoth(reader)
    await openSection()
    await says(texts.profile.states.confirmed)
  })

  test('mail that one can do without is turned off in the profile', async () => {
    const { saved, review } = texts.profile.kind
    await section().getByRole('switch', { name: saved, exact: true }).click()
    await expect
      .poll(async () => (await query('select mail_unwanted from customers where email = $1', [address]))[0])
      .toEqual({ mail_unwanted: ['saved'] })
    await openSection()
    expect(await section().getByRole('switch', { name: saved, exact: true }).isChecked()).toBe(false)
    expect(await section().getByRole('switch', { name: review, exact: true }).isChecked()).toBe(true)
  })

  test('and by its link, which asks first', async () => {
    const [row] = await query<{ mail_secret: string }>('select mail_secret from customers where email = $1', [address])
    const path = localPath(locale, `/email/unsubscribe/review/${row?.mail_secret}`)
    await reader.page.goto(inject('site') + path)
    const { turnOff, turnOn, done, title } = texts.unsubscribe
    await expectHealthyAtBoth(reader)
    await reader.page.getByRole('button', { name: turnOff, exact: true }).click()
    await reader.page.getByRole('heading', { level: 1, name: done }).waitFor()
    await expectHealthyAtBoth(reader)
    await reader.page.getByRole('button', { name: turnOn, exact: true }).click()
    await reader.page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('the pages behind the links need no script: their form is all there is to send', async () => {
    const [row] = await query<{ mail_secret: string }>('select mail_secret from customers where email = $1', [address])
    const url = inject('site') + localPath(locale, `/email/unsubscribe/reminder/${row?.mail_secret}`)
    const html = await (await fetch(url)).text()
    expect(html).toContain(texts.unsubscribe.on.reminder)
    expect(html).toMatch(/<form[^>]* method="post"[^>]*><input type="hidden" name="by" value="page"/)
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ by: 'page' }) })
    expect([answer.status, answer.url]).toEqual([200, url])
    expect(await answer.text()).toContain(texts.unsubscribe.off.reminder)
  })

  test('who is not the customer takes their address off by the link of any other mail', async () => {
    const [row] = await query<{ mail_secret: string }>('select mail_secret from customers where email = $1', [address])
    await reader.page.goto(inject('site') + localPath(locale, `/email/unsubscribe/all/${row?.mail_secret}`))
    await expectHealthyAtBoth(reader)
    await reader.page.getByRole('button', { name: texts.unsubscribe.disown, exact: true }).click()
    await reader.page.getByText(texts.unsubscribe.off.all, { exact: true }).waitFor()
    await openSection()
    await says(texts.profile.states.unconfirmed)
  })

  test('an address that its server has refused says so in the profile', async () => {
    await query('update customers set email_bounced_at = now() where email = $1', [address])
    // It opens by itself.
    await owner.go('/account')
    await owner.go('/account/profile')
    await says(texts.profile.states.bouncing)
    await section().getByRole('button', { name: texts.profile.again, exact: true }).waitFor()
  })

  test('a link that works no more says so', async () => {
    await reader.page.goto(inject('site') + localPath(locale, `/email/confirm/${'x'.repeat(32)}`))
    await reader.page.getByRole('heading', { level: 1, name: texts.confirm.over.title }).waitFor()
    await expectHealthyAtBoth(reader)
  })
})
