import { type FieldError, Problem } from '../../contract/problems.ts'
import { isEasy } from './easy-password.ts'
import { toPasswordText } from './hashing.ts'

const shortest = 8
const longest = 128

type NewPassword = { password: string; field: 'password' | 'newPassword'; phone: string | null }

export function requireGoodPassword({ password, field, phone }: NewPassword): void {
  const error = findError(password, phone)
  if (error) throw new Problem('INVALID_INPUT', { [field]: error })
}

type Repeated = { newPassword: string; confirmPassword: string }

export function requireSamePassword({ newPassword, confirmPassword }: Repeated): void {
  if (newPassword !== confirmPassword)
    throw new Problem('PASSWORD_MISMATCH', { confirmPassword: { error: 'mismatch' } })
}

function findError(password: string, phone: string | null): FieldError | null {
  const characters = [...password]
  if (characters.length < shortest) return { error: 'too_short', limit: shortest }
  if (characters.length > longest) return { error: 'too_long', limit: longest }
  const text = toPasswordText(password).toLowerCase()
  if (isEasy(text) || isPhone(text, phone)) return { error: 'common_password' }
  return null
}

/** However it is written: with the country, with a zero, or with neither. */
function isPhone(text: string, phone: string | null): boolean {
  if (!phone || /[^\d\s+()-]/.test(text)) return false
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= shortest && phone.endsWith(digits)
}
