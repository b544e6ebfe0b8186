import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openStandIn } from '../../src/gateways/testing/stand-in.ts'
import { reservationsText as messages } from '../../src/i18n/messages/reservations.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { bookOver, query } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { createClient } from '../support/client.ts'
import { days, isSound, open, propertiesWith, reports, says } from '../support/paying.ts'
import { startSafar } from '../support/safar-process.ts'

describe('a bank without a page', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })

  test('our page shows its code, waits, and says by itself that it is paid', { timeout: 180_000 }, async () => {
    const bank = await openStandIn()
    closing.push(bank.close)
    let status = 'UNPAID'
    let amount = 0
    bank.answer(({ path, method, body }) => {
      const json = (answer: object, code = 200) => ({ status: code, body: JSON.stringify(answer) })
      if (path.endsWith('/token')) return json({ access_token: 'token', expires_in: 600, token_type: 'Bearer' })
      if (path.endsWith('/status')) return json({ paymentId: 'fib-1', status, amount: { amount, currency: 'IQD' } })
      if (method !== 'POST' || !path.endsWith('/payments')) return json({}, 404)
      amount = JSON.parse(body).monetaryValue.amount
      const links = {
        personalAppLink: 'https://personal.fib.example/1',
        businessAppLink: 'https://business.fib.example/1',
      }
      return json(
        { paymentId: 'fib-1', readableCode: 'ABCD-EFGH', qrCode: `data:image/png;base64,${png}`, ...links },
        201,
      )
    })
    const dataDir = mkdtempSync(join(tmpdir(), 'safar-fib-'))
    const server = startSafar({
      dataDir,
      port: await findFreePort(),
      settings: {
        DATABASE_URL: inject('database'),
        FILES_DIR: inject('filesFolder'),
        FIB_URL: bank.url,
        FIB_CLIENT_ID: 'safar',
        FIB_CLIENT_SECRET: 'x',
      },
    })
    closing.push(async () => {
      server.signal('SIGTERM')
      await server.ended
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.said('Safar is ready')
    const visit = await open('ku')
    const { page } = visit
    const client = { ...visit.client, send: createClient({ server: server.url, locale: 'ku' }).send }
    const booked = await bookOver(
      { ...visit, client },
      { ...days(57), method: 'fib', among: await propertiesWith('automatic') },
    )
    const [row] = await query<{ order: number }>('select order_id as order from reservations where id = $1', [
      booked.id,
    ])
    expect(booked.link).toBe(`${server.url}/ku/payment/qr?order=${row?.order}`)
    await page.goto(booked.link)
    const { payment } = messages.ku
    await says(visit, payment.qrTitle)
    await page.getByRole('img', { name: payment.qrAlt }).waitFor()
    await reports(visit, 'ABCD-EFGH')
    expect(await page.getByRole('link', { name: payment.personal }).getAttribute('href')).toContain('personal.fib')
    await page.getByRole('timer').waitFor()
    await isSound(visit)
    status = 'PAID'
    await says(visit, payment.accepted)
    await closePage(visit)
  })
})
