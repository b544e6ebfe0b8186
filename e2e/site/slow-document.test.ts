import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import type { PageErrors } from '../support/page-errors.ts'
import { openLine, pass } from '../support/proxy.ts'

/** Stops for a while in the middle of a document's footer. */
const line = openLine(async ({ answer, response }) => {
  if (!answer.headers['content-type']?.startsWith('text/html')) return pass({ answer, response })
  response.writeHead(answer.statusCode ?? 500, answer.headers)
  const html = (await answer.toArray()).join('')
  const middle = html.indexOf('<a', html.indexOf('id="footer"') + 200)
  response.write(html.slice(0, middle))
  await sleep(1_500)
  response.end(html.slice(middle))
})

/** Fonts that load late move a line by a pixel or two, which this test does not look for. */
const sumOf = async ({ shifts }: PageErrors): Promise<number> =>
  (await shifts()).reduce((sum, { value }) => sum + value, 0)

test('a short page whose footer comes in pieces stands still', async () => {
  const { page, errors } = await openPage({ width: 1280 })
  await page.goto(`${await line}/no-such-page`, { waitUntil: 'load' })
  await page.locator('#footer a').last().waitFor()
  expect(await sumOf(errors)).toBeLessThan(0.01)
})

// Fallback fonts of other systems are not measured.
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
  expect(await sumOf(errors)).toBeLessThan(0.03)
})
