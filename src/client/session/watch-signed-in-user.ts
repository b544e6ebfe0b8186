import type { Locale } from '../../domain/text/locale.ts'
import { findBrowserName } from '../call/browser-name.ts'
import { deviceText } from '../device/stored-text.ts'
import { forgetPerson } from './clear-on-sign-out.ts'
import { findPersonal, type Personal, subscribePersonal } from './personal.ts'

/** A mark of the customer whose data this device has: it tells others nothing about them. */
const owner = deviceText('safar.owner')

/** Null for a visitor. */
async function toMark(user: Personal['user']): Promise<string | null> {
  if (!user) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`safar ${user.id}`)))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A session may have ended elsewhere: then a page shows a visitor or another customer, and the stored data of the former one is deleted. */
export async function comparePerson(personal: Personal | null): Promise<void> {
  // Who has only just signed up and has no name yet goes on with what they had begun as a visitor.
  if (personal && !personal.user) return
  const mark = await toMark(personal?.user ?? null)
  const before = owner.read()
  if (before && before !== mark) forgetPerson({ hasLeft: mark !== null })
  if (mark) owner.write(mark)
  else owner.remove()
}

export async function watchPerson(locale: Locale): Promise<void> {
  const compare = () => void comparePerson(findPersonal()).catch(() => {})
  // Their data stay until it is certain that no customer is signed in.
  if (findPersonal() || !findBrowserName() || (await isKnown(locale))) compare()
  subscribePersonal(compare)
}

async function isKnown(locale: Locale): Promise<boolean> {
  const loading = import('../call/access-token.ts')
  return loading.then(({ bringBack }) => bringBack(locale)).catch(() => false)
}
