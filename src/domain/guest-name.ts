import { hasLink, hasPhone } from './contact-in-text.ts'

/**
 * `Sara K.`: nobody has to be found by what they wrote. An article is not what a name begins with, and who is called by a number or
 * an address is called nothing: a name stands beside what must not lead anybody away.
 */
export function toGuestName(name: string): string {
  if (hasLink(name) || hasPhone(name)) return ''
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = (others.at(-1) ?? '').replace(/^(ال(?=.)|al-)/iu, '')
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}
