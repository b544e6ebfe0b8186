import type { BrowserContext, Route } from 'playwright-core'

/** Everything of this kind waits until it is let go. */
export async function hold(context: BrowserContext, pattern: string | RegExp) {
  let held: Route[] | null = []
  await context.route(pattern, (route) => (held ? void held.push(route) : route.continue()))
  return async () => {
    const waiting = held ?? []
    held = null
    await Promise.all(waiting.map((route) => route.continue()))
  }
}
