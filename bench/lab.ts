import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { observePage, toBlockingTime } from './lab-observe.ts'
import { toKilobytes, toSection } from './markdown.ts'
import { median } from './median.ts'

const paths = ['/', '/properties', '/properties/1', '/ar/events']
const loads = 3

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Moto G Power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
const slowCpu = 4
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

type Load = {
  fcp: number
  lcp: number
  element: string
  shift: number
  blocking: number
  bytes: number
  requests: number
}

/** Loads pages as a middling phone on a slow network would. Null where there is no Chromium. */
export async function benchLab(baseUrl: string): Promise<string | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: flags })
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
  await withPhone(browser, async (page) => void (await page.goto(baseUrl + path, { waitUntil: 'networkidle' })))
  const measured: Load[] = []
  for (let i = 0; i < loads; i++)
    measured.push(await withPhone(browser, (page, session) => measureLoad(page, session, baseUrl + path)))
  const middle = (of: (load: Load) => number) => median(measured.map(of))
  const lcp = middle((load) => load.lcp)
  return [
    `\`${path}\``,
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

async function measureLoad(page: Page, session: CDPSession, url: string): Promise<Load> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await page.addInitScript(observePage)
  let bytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests++
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  const painted = await page.evaluate(() => window.painted)
  const { fcp, lcp, element, shift } = painted
  return { fcp, lcp, element, shift, blocking: toBlockingTime(painted), bytes, requests }
}
