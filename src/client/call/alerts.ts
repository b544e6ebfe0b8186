import { createListeners } from '../device/listeners.ts'

export type Alert = { type: 'info' | 'success' | 'error' | 'warning'; title: string; message: string }
type NumberedAlert = Alert & { id: number }

/** How long an alert stays unless it is dismissed. */
export const alertTime = 5_000

let shown: NumberedAlert | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

const change = (next: NumberedAlert | null): void => {
  clearTimeout(timer)
  shown = next
  if (next) timer = setTimeout(hideAlert, alertTime)
  listeners.notify()
}

export const showAlert = (alert: Alert): void => change({ ...alert, id: ++count })
export const hideAlert = (): void => change(null)

export const currentAlert = (): NumberedAlert | null => shown
export const subscribeToAlerts = listeners.subscribe
