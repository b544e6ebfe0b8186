import type { ProblemCode } from '../../contract/problems.ts'
import type { Outcome } from '../call/outcome.ts'

/** Faults: beside the fields, by their names, and at the top of the form. */
export type FormErrors = { fields: Record<string, string>; problem: string | null }

export const noErrors: FormErrors = { fields: {}, problem: null }

type ProblemOutcome = Extract<Outcome<unknown>, { ok: false }>

/** A problem that is about one field alone is named in `places`, and told there. */
export function toFormErrors(
  { body }: ProblemOutcome,
  offline: string,
  places: Partial<Record<ProblemCode, string>> = {},
): FormErrors {
  if (!body?.message) return { fields: {}, problem: offline }
  const place = places[body.code]
  return place
    ? { fields: { [place]: body.message }, problem: null }
    : { fields: body.errors ?? {}, problem: body.message }
}

const minLength = 8

type Passwords = { password: string; confirmPassword?: string }
type Messages = { required: string; tooShort: string; mismatch: string }

/** Faults of a new password that are known before it is sent. */
export function findPasswordErrors(
  { password, confirmPassword }: Passwords,
  messages: Messages,
): Record<string, string> {
  const errors: Record<string, string> = {}
  if (password === '') errors.password = messages.required
  // Counted like on the server: a letter outside the first plane is one character.
  else if ([...password].length < minLength) errors.password = messages.tooShort
  if (confirmPassword !== password) errors.confirmPassword = messages.mismatch
  return errors
}
