import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPage } from './browser.ts'

let server: Server

/** The site behind a line that stops for a while in the middle of a document's footer. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const { method } = request
    ask(new URL(request.url ?? '/', inject('site')), { method, headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
      const html = (await answer.toArray()).join('')
      const middle = html.indexOf('<a', html.indexOf('id="footer"') + 200)
      response.write(html.slice(0, middle))
      await sleep(1_500)
      response.end(html.slice(middle))
    }).end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => server.close())

test('a short page whose footer comes in pieces stands still', async () => {
  const { page, errors } = await openPage({ width: 1280 })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/no-such-page`, { waitUntil: 'load' })
  await page.locator('#footer a').last().waitFor()
  expect(await errors.shifts()).toEqual([])
})

// What other systems have instead is not ours to measure.
test.skipIf(process.platform !== 'linux')('letters that come late break no line anew', async () => {
  const visit = await openPage({ locale: 'ku', width: 390, isNew: true })
  const { page, errors } = visit
  await page.route('**/*.woff2', async (route) => {
    await sleep(1_500)
    await route.continue()
  })
  await visit.go('/visa-permits/1')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const sum = (await errors.shifts()).reduce((all, { value }) => all + value, 0)
  expect(sum).toBeLessThan(0.03)
})
