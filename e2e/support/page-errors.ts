import type { Page } from 'playwright-core'

/** Everything that went wrong on a page without anybody seeing it. */
export type PageErrors = { list(): string[]; forget(): void; shifts(): Promise<LayoutShift[]> }

/** `moved`: what was where, and where it is since. */
export type LayoutShift = { at: number; value: number; moved: string[] }

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

type LayoutShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The events that tests listen to. */
export const heardOfPages = [
  ...['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'],
  ...['dialog', 'download', 'framenavigated', 'load', 'domcontentloaded', 'popup', 'websocket'],
] as const
export const heardOfContexts = ['request', 'requestfailed', 'requestfinished', 'response', 'page', 'console'] as const

/** In every document of the page from now on: errors that only the browser itself sees. */
export const watchDocuments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused by the policy ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    )
    // A window that gets its size only after the page was drawn moves all of it, which is not the page's doing.
    const restAfterSize = 500
    const shifts: LayoutShift[] = []
    window.layoutShifts = shifts
    let sizedAt = Number.NEGATIVE_INFINITY
    addEventListener('resize', () => {
      sizedAt = performance.now()
      shifts.length = 0
    })
    const toText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? (node.cloneNode() as Element).outerHTML : (node?.textContent ?? '')).slice(0, 120)
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput && at > sizedAt + restAfterSize)
          shifts.push({
            at,
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${toText(previousRect)} to ${toText(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Expected errors: a navigation aborts requests; the content security policy reports its own, and a browser without scripts refuses them all; only a test
 * takes the network away, and requests of that time are its subject.
 */
const expectedFailures = ['net::ERR_ABORTED', 'csp', 'net::ERR_INTERNET_DISCONNECTED']

export function recordErrors(page: Page): PageErrors {
  const errors: string[] = []
  page.on('console', (message) => {
    // A refused request is told by its answer below, with its address.
    if (message.text().startsWith('Failed to load resource')) return
    // Contexts are without one, and say so wherever a page would have it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error in the page: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (!expectedFailures.includes(request.failure()?.errorText ?? ''))
      errors.push(`request failed: ${request.url()} (${request.failure()?.errorText})`)
  })
  page.on('response', (response) => {
    // A page listens until it has heard that its session has ended, and may come again once more by then.
    if (response.status() === 401 && new URL(response.url()).pathname === '/api/events') return
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.status()} for ${response.url()}`)
  })
  return {
    list: () => [...new Set(errors)],
    forget: () => void errors.splice(0),
    shifts: () => page.evaluate(() => window.layoutShifts ?? []),
  }
}
