import type { ProblemCode } from '../../../contract/problems.ts'
import type { Outcome } from '../../api/outcome.ts'

/** What is wrong: beside the fields, by their names, and at the top of the form. */
export type Faults = { fields: Record<string, string>; problem: string | null }

export const noFaults: Faults = { fields: {}, problem: null }

type Refusal = Extract<Outcome<unknown>, { ok: false }>

/** A refusal that is about one field alone is named in `places`, and told there. */
export function toFaults(
  { body }: Refusal,
  offline: string,
  places: Partial<Record<ProblemCode, string>> = {},
): Faults {
  if (!body?.message) return { fields: {}, problem: offline }
  const place = places[body.code]
  return place
    ? { fields: { [place]: body.message }, problem: null }
    : { fields: body.errors ?? {}, problem: body.message }
}

const shortest = 8

type Passwords = { password: string; confirmPassword?: string }
type Words = { required: string; tooShort: string; mismatch: string }

/** What can be said of a new password before it is sent. */
export function findPasswordFaults({ password, confirmPassword }: Passwords, words: Words): Record<string, string> {
  const faults: Record<string, string> = {}
  if (password === '') faults.password = words.required
  // As the server counts: a letter outside the first plane is one character.
  else if ([...password].length < shortest) faults.password = words.tooShort
  if (confirmPassword !== password) faults.confirmPassword = words.mismatch
  return faults
}
