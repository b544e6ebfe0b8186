import { toLatinDigits } from '../text/digits.ts'

/** Iraq and its neighbours first, then where many Iraqis live. The names are messages: `i18n/messages/countries`. */
export const dialCodes = {
  IQ: '964',
  TR: '90',
  IR: '98',
  SY: '963',
  JO: '962',
  KW: '965',
  SA: '966',
  AE: '971',
  QA: '974',
  BH: '973',
  OM: '968',
  YE: '967',
  LB: '961',
  PS: '970',
  EG: '20',
  LY: '218',
  DE: '49',
  SE: '46',
  GB: '44',
  US: '1',
  CA: '1',
  NL: '31',
  AT: '43',
  CH: '41',
  BE: '32',
  FR: '33',
  DK: '45',
  NO: '47',
  FI: '358',
  GR: '30',
  AU: '61',
  NZ: '64',
  IN: '91',
} as const

export type CountryCode = keyof typeof dialCodes

export const countryCodes = Object.keys(dialCodes) as CountryCode[]

const maxFirst = [...new Set(Object.values(dialCodes))].sort((a, b) => b.length - a.length)

/** Shorter than any number that would begin with its own country's code by chance. */
const minNational = 9

/**
 * `+9647701234567` from a typed number in any digits. A country in the number itself (`+`, `00`) wins over the chosen one. Nothing is
 * checked here: the server names the faults of a number.
 */
export function toPhoneNumber(country: CountryCode, typed: string): string {
  const text = toLatinDigits(typed).replace(/[\s\-()./\u00a0\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, '')
  if (text === '') return ''
  const dial = dialCodes[country]
  const international = text.match(/^(?:\+|00)(.+)$/)?.[1]
  if (international) return withoutTrunkZero(international)
  const isWhole = text.startsWith(dial) && text.length - dial.length >= minNational
  return withoutTrunkZero(isWhole ? text : dial + text)
}

/** Within a country people write a zero first, which is no part of the number. */
function withoutTrunkZero(digits: string): string {
  const dial = maxFirst.find((code) => digits.startsWith(code)) ?? ''
  return `+${dial}${digits.slice(dial.length).replace(dial ? /^0/ : /^$/, '')}`
}
