import { randomKey } from '../random-key.ts'

const keptRenewal = 'safar.renewal'

/** What the renewal of the session is called that has no answer yet; null where there is none. */
export function findRenewal(): string | null {
  try {
    return localStorage.getItem(keptRenewal)
  } catch {
    return null
  }
}

/**
 * A name for the renewal that begins now, or that of one which a page has left behind: asked for again by its name, it is the same one.
 * Null in a browser that keeps nothing for us.
 */
export function nameRenewal(): string | null {
  const name = findRenewal() ?? randomKey()
  try {
    localStorage.setItem(keptRenewal, name)
    return name
  } catch {
    return null
  }
}

export function forgetRenewal(): void {
  try {
    localStorage.removeItem(keptRenewal)
  } catch {}
}
