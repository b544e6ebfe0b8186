import { dictionary } from '@zxcvbn-ts/language-common'
import { type FieldError, Problem } from '../../contract/problems.ts'
import { rankCommon } from '../../domain/passwords/common-ranks.ts'
import { findWeakness } from '../../domain/passwords/find-weakness.ts'
import { maxPassword, minPassword } from '../../domain/passwords/password-text.ts'

/** Passwords that were leaked, the most used ones first. */
const common = rankCommon(dictionary['passwords-common'])

type NewPassword = { password: string; field: 'password' | 'newPassword'; phone: string | null }

export function requireGoodPassword({ password, field, phone }: NewPassword): void {
  const error = findError(password, phone)
  if (error) throw new Problem('INVALID_INPUT', { fields: { [field]: error } })
}

type Repeated = { newPassword: string; confirmPassword: string }

export function requireSamePassword({ newPassword, confirmPassword }: Repeated): void {
  if (newPassword !== confirmPassword)
    throw new Problem('PASSWORD_MISMATCH', { fields: { confirmPassword: { error: 'mismatch' } } })
}

function findError(password: string, phone: string | null): FieldError | null {
  const { length } = [...password]
  if (length < minPassword) return { error: 'too_short', limit: minPassword }
  if (length > maxPassword) return { error: 'too_long', limit: maxPassword }
  const weakness = findWeakness(password, { common, phone })
  return weakness && { error: 'weak_password', weakness }
}
