import { type CDPSession, errors, type Page } from 'playwright-core'
import { observePage, toBlockingTime } from './lab-observe.ts'

export type Load = {
  fcp: number
  lcp: number
  element: string
  shift: number
  blocking: number
  bytes: number
  requests: number
}
/** What was still being fetched when patience ran out. */
export type Unrest = { open: string }

export const slowCpu = 4
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const patience = 20_000

/** One load with an empty cache, until nothing is fetched any more. */
export async function measureLoad(page: Page, session: CDPSession, url: string): Promise<Load | Unrest> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await page.addInitScript(observePage)
  const traffic = countTraffic(session)
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: patience })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    return { open: [...traffic.open.values()].join(', ') }
  }
  const painted = await page.evaluate(() => window.painted)
  const { fcp, lcp, element, shift } = painted
  const { bytes, requests } = traffic
  return { fcp, lcp, element, shift, blocking: toBlockingTime(painted), bytes, requests }
}

export function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0, open: new Map<string, string>() }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    traffic.requests++
    traffic.open.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.open.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => void traffic.open.delete(requestId))
  return traffic
}
