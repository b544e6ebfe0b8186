import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Problem } from '../contract/problems.ts'
import { toLatinDigits } from '../domain/text/digits.ts'

// Copied numbers carry marks of direction and spaces of every width.
const invisible = /[\p{Cf}\s]+/gu

/** E.164 from a typed number in any digits, with or without the country. `field` is named in the problem if it is no number. */
export function parsePhone(text: string, field: string): string {
  const typed = toLatinDigits(text).replace(invisible, ' ').trim()
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'IQ', extract: false })
  if (!phone?.isValid() || phone.ext) throw new Problem('INVALID_INPUT', { fields: { [field]: { error: 'phone' } } })
  return phone.number
}
