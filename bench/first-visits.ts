import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts'
import { firstVisitBudgets } from './budgets.ts'
import { countTraffic } from './lab-load.ts'
import { toKilobytes, toSection } from './markdown.ts'

const paths = [
  '/',
  '/ar',
  '/ku',
  '/properties',
  '/properties?view=map',
  '/properties/1',
  '/events',
  '/events/1',
  '/activity/1',
  '/offers/1',
  '/tourism-packages/iraq/adventure/4',
  '/umrah/1',
  '/discounts',
  '/navigator',
  '/navigator/prayer',
]

const settling = 1_500

type Visits = { section: string; excesses: string[] }

/** Everything that a first visit fetches before anybody scrolls, pictures and heads of answers included. Null where there is no Chromium. */
export async function benchFirstVisits(baseUrl: string): Promise<Visits | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const rows: string[][] = []
    const excesses: string[] = []
    for (const path of paths) {
      const usual = await visit(browser, baseUrl + path, {})
      const saving = await visit(browser, baseUrl + path, { 'save-data': 'on' })
      rows.push([
        `\`${path}\``,
        ...[usual, saving].flatMap(({ bytes, requests }) => [toKilobytes(bytes), `${requests}`]),
      ])
      if (!/^\/(ar|ku)?$/.test(path)) continue
      if (usual.bytes > firstVisitBudgets.usual) excesses.push(`${path}: a first visit weighs ${usual.bytes} bytes`)
      if (saving.bytes > firstVisitBudgets.saving) excesses.push(`${path}: saving data it weighs ${saving.bytes} bytes`)
    }
    const { usual, saving } = firstVisitBudgets
    rows.push(['budget of `/`', `≤ ${toKilobytes(usual)}`, '', `≤ ${toKilobytes(saving)}`, ''])
    const section = toSection(
      'A first visit',
      'Chromium at 390 × 844 with two dots a pixel, empty cache: all that is fetched before anybody scrolls, pictures and the heads of answers included.',
      ['page', 'bytes', 'requests', 'saving data', 'requests'],
      rows,
    )
    return { section, excesses }
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, url: string, extraHTTPHeaders: Record<string, string>) {
  const load = async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      serviceWorkers: 'block',
      extraHTTPHeaders,
    })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const traffic = countTraffic(session)
      await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
      // Some pictures are asked for once the page listens.
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await page.waitForTimeout(settling)
      return { bytes: traffic.bytes, requests: traffic.requests }
    } finally {
      await context.close()
    }
  }
  // Pictures are drawn at their first request: the second visit waits for none.
  await load()
  return load()
}
