import type { Gender } from '../accounts/profile.ts'
import { type Day, isDay } from '../time/day.ts'
import { toLatinDigits } from './digits.ts'

/** The fields of the two lines at the foot of a passport, by ICAO 9303 for a booklet (TD3). */
export type MachineReadable = {
  /** First names before the surname, as far as the line had room for them. */
  fullName: string
  /** The line was full: something may be missing at its end. */
  isNameCut: boolean
  passportNumber: string
  birthDate: Day
  /** Null where the passport does not say. */
  gender: Gender | null
  passportExpiresOn: Day
  /** Three letters, as the passport has it. */
  nationality: string
}

export const machineReadableProblems = [
  'missing',
  'signs',
  'short',
  'long',
  'no_passport',
  'number',
  'birth_date',
  'expiry',
  'whole',
] as const
/** Faults of a line; the last ones are found by a check digit of the line itself. */
export type MachineReadableProblem = (typeof machineReadableProblems)[number]

export type LinesRead =
  | { ok: true; read: MachineReadable; lines: string }
  | { ok: false; line: 'first' | 'second'; problem: MachineReadableProblem }

const lineLength = 44
const weights = [7, 3, 1] as const

function signValue(sign: string): number {
  if (sign === '<') return 0
  return /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55
}

/** The check digit of a part: signs weighed 7, 3, 1, and the last digit of the sum. */
export const toCheckDigit = (part: string): number =>
  [...part].reduce((sum, sign, place) => sum + signValue(sign) * (weights[place % 3] ?? 1), 0) % 10

const isChecked = (part: string, digit: string): boolean => toCheckDigit(part) === signValue(digit)

/** Two digits of a year: a birth is in the past, and an expiry is near. */
function toWholeDay(text: string, today: Day, isPast: boolean): Day | null {
  const century = Number(today.slice(0, 2)) * 100
  const year = century + Number(text.slice(0, 2))
  const whole = isPast && year > Number(today.slice(0, 4)) ? year - 100 : year
  const day = `${whole}-${text.slice(2, 4)}-${text.slice(4, 6)}`
  return /^\d{6}$/.test(text) && isDay(day) ? day : null
}

const toSigns = (typed: string): string => toLatinDigits(typed).toUpperCase().replace(/[«‹]/g, '<').replace(/\s/g, '')

/** The last run of filler signs is made as long as the line needs, since people do not count them. */
function toLine(typed: string): string {
  const signs = toSigns(typed)
  const missing = lineLength - signs.length
  if (missing <= 0) return signs
  const last = signs.lastIndexOf('<')
  return last < 0 ? signs : signs.slice(0, last) + '<'.repeat(missing) + signs.slice(last)
}

function checkLine(line: string): MachineReadableProblem | null {
  if (line === '') return 'missing'
  if (!/^[A-Z0-9<]+$/.test(line)) return 'signs'
  return line.length === lineLength ? null : line.length < lineLength ? 'short' : 'long'
}

function readNames(line: string): Pick<MachineReadable, 'fullName' | 'isNameCut'> {
  const [surname = '', firstNames = ''] = line.slice(5).split('<<')
  const fullName = `${firstNames} ${surname}`.replaceAll('<', ' ').replace(/ +/g, ' ').trim()
  return { fullName, isNameCut: !line.endsWith('<') }
}

const genders: Readonly<Record<string, Gender>> = { M: 'male', F: 'female' }

/** The two typed lines, with their fault if there is one: check digits reveal a misread sign. */
export function readMachineReadable(typed: { first: string; second: string }, today: Day): LinesRead {
  const first = toLine(typed.first)
  const second = toLine(typed.second)
  const inFirst = checkLine(first) ?? (/^P[A-Z<][A-Z<]{42}$/.test(first) ? null : 'no_passport')
  if (inFirst) return { ok: false, line: 'first', problem: inFirst }
  const part = (from: number, to: number) => second.slice(from, to)
  const birthDate = toWholeDay(part(13, 19), today, true)
  const passportExpiresOn = toWholeDay(part(21, 27), today, false)
  const refuse = (problem: MachineReadableProblem): LinesRead => ({ ok: false, line: 'second', problem })
  const inSecond = checkLine(second)
  if (inSecond) return refuse(inSecond)
  if (!isChecked(part(0, 9), part(9, 10))) return refuse('number')
  if (!birthDate || !isChecked(part(13, 19), part(19, 20))) return refuse('birth_date')
  if (!passportExpiresOn || !isChecked(part(21, 27), part(27, 28))) return refuse('expiry')
  if (!isChecked(part(0, 10) + part(13, 20) + part(21, 43), part(43, 44))) return refuse('whole')
  const read = {
    ...readNames(first),
    passportNumber: part(0, 9).replace(/<+$/, ''),
    birthDate,
    gender: genders[part(20, 21)] ?? null,
    passportExpiresOn,
    nationality: part(10, 13).replace(/<+$/, ''),
  }
  return { ok: true, read, lines: first + second }
}

/** Both lines as one text, whole; null where it is none, or one of its check digits says that something was misread. */
export function parseMachineReadable(typed: string, today: Day): MachineReadable | null {
  const signs = toSigns(typed)
  if (signs.length !== 2 * lineLength) return null
  const result = readMachineReadable({ first: signs.slice(0, lineLength), second: signs.slice(lineLength) }, today)
  return result.ok ? result.read : null
}
