import type { Counter, Histogram } from 'prom-client'

/** The facts of each answer of one route. */
export type Observe = (status: number, milliseconds: number) => void

type Route = { service: string; route: string; byStatus: Map<number, number> }

export type RouteNumbers = {
  observe(service: string, route: string): Observe
  /** Adds the counts to the counter, for a scrape. */
  collect(counter: Counter): void
}

/** A request costs one addition to a plain number and one observation; labels are put together for a scrape. */
export function createRouteNumbers(latency: Histogram<'service' | 'route'>): RouteNumbers {
  const routes = new Map<string, Route & { observe: Observe }>()
  return {
    observe(service, route) {
      const key = `${service} ${route}`
      const known = routes.get(key)
      if (known) return known.observe
      const byStatus = new Map<number, number>()
      const timer = latency.labels(service, route)
      const observe: Observe = (status, milliseconds) => {
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
        timer.observe(milliseconds / 1000)
      }
      routes.set(key, { service, route, byStatus, observe })
      return observe
    },
    collect(counter) {
      counter.reset()
      for (const { service, route, byStatus } of routes.values())
        for (const [status, count] of byStatus) counter.inc({ service, route, status: String(status) }, count)
    },
  }
}
