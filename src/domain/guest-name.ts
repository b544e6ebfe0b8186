import { findNameProblem } from './person-name.ts'

/** For a page that strangers open. A name that is a contact or one of ours, which older accounts may have, is not shown. */
export function toFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return findNameProblem(name) ? '' : first
}

/**
 * `Sara K.`: nobody has to be found by what they wrote. An article is not what a name begins with, and who is called by a number or
 * an address is called nothing: a name stands beside what must not lead anybody away.
 */
export function toGuestName(name: string): string {
  if (findNameProblem(name)) return ''
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = (others.at(-1) ?? '').replace(/^(ال(?=.)|al-)/iu, '')
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}
