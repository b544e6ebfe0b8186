import { findNameProblem } from './person-name.ts'

/** For anybody but its owner: empty where an older account has a contact or one of our names as its name. */
export const toPublicName = (name: string): string => (findNameProblem(name) ? '' : name)

export function toFirstName(name: string): string {
  const [first = ''] = toPublicName(name).trim().split(/\s+/)
  return first
}

/**
 * `Sara K.`: nobody has to be found by what they wrote. An article is not what a name begins with, and who is called by a number or
 * an address is called nothing: a name stands beside what must not lead anybody away.
 */
export function toGuestName(name: string): string {
  const [first = '', ...others] = toPublicName(name).trim().split(/\s+/)
  const [initial] = (others.at(-1) ?? '').replace(/^(ال(?=.)|al-)/iu, '')
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}
