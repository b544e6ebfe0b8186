import type { Page } from 'playwright-core'

/** Everything that went wrong on a page without anybody seeing it. */
export type PageErrors = { list(): string[]; forget(): void; shift(): Promise<number> }

declare global {
  interface Window {
    layoutShift?: number
  }
}

export async function recordErrors(page: Page): Promise<PageErrors> {
  const errors: string[] = []
  page.on('console', (message) => {
    // A refused request is told by its answer below, with its address.
    if (message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error in the page: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation cuts off what is under way; the policy tells its problems below, and a browser without scripts refuses them all.
    if (!['net::ERR_ABORTED', 'csp'].includes(request.failure()?.errorText ?? ''))
      errors.push(`request failed: ${request.url()} (${request.failure()?.errorText})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.status()} for ${response.url()}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused by the policy ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    )
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    list: () => [...new Set(errors)],
    forget: () => void errors.splice(0),
    shift: () => page.evaluate(() => window.layoutShift ?? 0),
  }
}
