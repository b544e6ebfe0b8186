import { findNameProblem } from './person-name.ts'

/** For anybody but its owner: empty where an older account has a contact or one of our names as its name. */
export const toPublicName = (name: string): string => (findNameProblem(name) ? '' : name)

export function toFirstName(name: string): string {
  const [first = ''] = toPublicName(name).trim().split(/\s+/)
  return first
}

/**
 * `Sara K.`, so that a reviewer cannot be looked up. An article is skipped as a first letter. A name that is a number or an address becomes
 * empty, since it would lead readers away.
 */
export function toGuestName(name: string): string {
  const [first = '', ...others] = toPublicName(name).trim().split(/\s+/)
  const [initial] = (others.at(-1) ?? '').replace(/^(ال(?=.)|al-)/iu, '')
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}
