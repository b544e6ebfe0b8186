import { addDays, type Day } from '../time/day.ts'

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

export const profileLimits = { name: { min: 2, max: 100 }, email: 254 } as const

/** At least one letter, and nothing that a database or a line cannot hold, or that turns the text around it. */
export const isName = (name: string): boolean =>
  /\p{L}/u.test(name) && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name)

// The longest life on record lasted 122 years.
const maxLife = 123 * 366

/** A birthday is in the past, and within the longest possible life. */
export const isBirthday = (day: Day, today: Day): boolean => day <= today && day > addDays(today, -maxLife)
