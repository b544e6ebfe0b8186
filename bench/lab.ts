import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts'
import { type Load, measureLoad, slowCpu } from './lab-load.ts'
import { toKilobytes, toSection } from './markdown.ts'
import { median } from './median.ts'

const paths = ['/', '/properties', '/properties/1', '/ar/events']
const loads = 3
const patience = 3

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Moto G Power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
/** Loads pages as a middling phone on a slow network would. Null where there is no Chromium. */
export async function benchLab(baseUrl: string): Promise<string | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const rows: string[][] = []
    for (const path of paths) rows.push(await measurePath(browser, baseUrl, path))
    return toSection(
      'On a phone',
      `Chromium at 412 × 823, CPU ${slowCpu}× slower, 1.6 Mbit/s down, 150 ms round trip, empty cache; median of ${loads}. Times are absolute, and this machine’s.`,
      ['page', 'first paint', 'largest paint', 'largest element', 'layout shift', 'blocking time', 'bytes', 'requests'],
      rows,
    )
  } finally {
    await browser.close()
  }
}

async function measurePath(browser: Browser, baseUrl: string, path: string): Promise<string[]> {
  // Pictures are drawn at their first request, and pages kept after it: the phone should not wait for either.
  await withPhone(browser, (page) =>
    page.goto(baseUrl + path, { waitUntil: 'networkidle', timeout: 60_000 }).catch(() => null),
  )
  const measured: Load[] = []
  const unrest: string[] = []
  while (measured.length < loads && unrest.length < patience) {
    const load = await withPhone(browser, (page, session) => measureLoad(page, session, baseUrl + path))
    if ('open' in load) unrest.push(load.open)
    else measured.push(load)
  }
  // Taken again, but told: it may be a busy machine, and it may be a page that hangs.
  for (const open of unrest) console.error(`bench · ${path} did not come to rest; still open: ${open || 'nothing'}`)
  const note = unrest.length > 0 ? ` (${unrest.length} loads without rest, taken again)` : ''
  if (measured.length < loads) return [`\`${path}\`${note}`, ...Array<string>(7).fill('–')]
  const middle = (of: (load: Load) => number) => median(measured.map(of))
  const lcp = middle((load) => load.lcp)
  return [
    `\`${path}\`${note}`,
    toSeconds(middle((load) => load.fcp)),
    toSeconds(lcp),
    measured.find((load) => load.lcp === lcp)?.element ?? '',
    middle((load) => load.shift).toFixed(3),
    `${Math.round(middle((load) => load.blocking))} ms`,
    toKilobytes(middle((load) => load.bytes)),
    String(middle((load) => load.requests)),
  ]
}

const toSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

async function withPhone<T>(browser: Browser, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}
