import { toLatinDigits } from '../domain/text/digits.ts'

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/

/** `1990-05-17` as people here write it; anything else as it was typed. */
export const toShownDate = (value: string): string => {
  const [, year, month, day] = isoDay.exec(value) ?? []
  return year ? `${day}/${month}/${year}` : value
}

/**
 * The typed digits so far as a date: `17051990` and `17/5/1990` become `1990-05-17`, `1705` becomes `17/05`. The reader of the date checks that it
 * exists.
 */
export function toTypedDate(typed: string): string {
  const text = toLatinDigits(typed).replace(/^\D+/, '')
  // A browser that fills in a birthday writes it so.
  if (isoDay.test(text)) return text
  const parts = text.split(/\D+/)
  const digits = parts
    .map((part, index) => (index < 2 && index < parts.length - 1 ? part.padStart(2, '0') : part))
    .join('')
    .slice(0, 8)
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return year.length === 4 ? `${year}-${month}-${day}` : [day, month, year].filter(Boolean).join('/')
}
