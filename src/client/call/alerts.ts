export type Alert = { type: 'info' | 'success' | 'error' | 'warning'; title: string; message: string }
type Shown = Alert & { id: number }

/** How long an alert stays when nobody dismisses it. */
export const alertTime = 5_000

let shown: Shown | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const change = (next: Shown | null): void => {
  clearTimeout(timer)
  shown = next
  if (next) timer = setTimeout(hideAlert, alertTime)
  for (const listener of listeners) listener()
}

export const showAlert = (alert: Alert): void => change({ ...alert, id: ++count })
export const hideAlert = (): void => change(null)

export const currentAlert = (): Shown | null => shown
export const subscribeToAlerts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
