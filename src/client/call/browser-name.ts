import { randomKey } from '../device/random-key.ts'
import { deviceText } from '../device/stored-text.ts'

/** From the first renewal of a session here until the session ends. A thief of the cookie does not have it. */
const storedName = deviceText('safar.browser')

export const findBrowserName = (): string | null => storedName.read() ?? null

/** Null in a browser that stores nothing for us. */
export function nameBrowser(): string | null {
  const name = findBrowserName() ?? randomKey()
  return storedName.write(name) ? name : null
}

export const forgetBrowserName = storedName.remove
