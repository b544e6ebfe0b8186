export type Painted = {
  fcp: number
  lcp: number
  element: string
  shift: number
  tasks: { start: number; end: number }[]
}

declare global {
  interface Window {
    painted: Painted
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before anything else of it, so it can use nothing from outside itself. */
export function observePage(): void {
  const painted: Painted = { fcp: 0, lcp: 0, element: '', shift: 0, tasks: [] }
  window.painted = painted
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })
  const describe = ({ element, url }: LargestContentfulPaint): string => {
    const name = element?.tagName.toLowerCase() ?? 'a removed element'
    if (url) return `${name} ${url.startsWith('data:') ? 'data:' : url.replace(/^.*\//, '')}`
    return `${name} “${element?.textContent?.trim().slice(0, 30) ?? ''}”`
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted.fcp = startTime
  })
  watch<LargestContentfulPaint>('largest-contentful-paint', (entry) => {
    painted.lcp = entry.startTime
    painted.element = describe(entry)
  })
  // Shifts come in bursts; the worst burst counts: at most a second between two, at most five in all.
  let burst = { value: 0, begin: 0, last: Number.NEGATIVE_INFINITY }
  watch<LayoutShift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return
    const goesOn = startTime - burst.last < 1000 && startTime - burst.begin < 5000
    burst = { value: (goesOn ? burst.value : 0) + value, begin: goesOn ? burst.begin : startTime, last: startTime }
    painted.shift = Math.max(painted.shift, burst.value)
  })
  watch('longtask', ({ startTime, duration }) => painted.tasks.push({ start: startTime, end: startTime + duration }))
}

const unnoticed = 50

/** What tasks after the first paint hold back input for, each beyond its first 50 ms. */
export const toBlockingTime = ({ fcp, tasks }: Painted): number =>
  tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, fcp) - unnoticed), 0)
