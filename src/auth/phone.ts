import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Problem } from '../contract/problems.ts'
import { toLatinDigits } from '../domain/text/digits.ts'

// Copied numbers carry marks of direction and spaces of every width.
const invisible = /[\p{Cf}\s]+/gu

/** As a person types it, in any digits, with or without the country, into E.164. `field` is named where it is none. */
export function parsePhone(text: string, field: string): string {
  const typed = toLatinDigits(text).replace(invisible, ' ').trim()
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'IQ', extract: false })
  if (!phone?.isValid() || phone.ext) throw new Problem('INVALID_INPUT', { fields: { [field]: { error: 'phone' } } })
  return phone.number
}
