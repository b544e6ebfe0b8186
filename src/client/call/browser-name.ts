import { randomKey } from '../device/random-key.ts'

/** From the first renewal of a session here until the session ends. Whoever has stolen the cookie does not have it. */
const keptName = 'safar.browser'

export function findBrowserName(): string | null {
  try {
    return localStorage.getItem(keptName)
  } catch {
    return null
  }
}

/** Null in a browser that keeps nothing for us. */
export function nameBrowser(): string | null {
  const name = findBrowserName() ?? randomKey()
  try {
    localStorage.setItem(keptName, name)
    return name
  } catch {
    return null
  }
}

export function forgetBrowserName(): void {
  try {
    localStorage.removeItem(keptName)
  } catch {}
}
