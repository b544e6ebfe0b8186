import { type Day, isDay } from '../../domain/day.ts'

/** Told to whoever typed it. */
export class OperationError extends Error {}

export function toNumber(word: string | undefined, name: string): number {
  if (!word || !/^[1-9]\d{0,8}$/.test(word))
    throw new OperationError(`${name} must be a whole number from 1 to 999999999`)
  return Number(word)
}

export function toNight(word: string | undefined, name: string): Day {
  if (!word || !isDay(word)) throw new OperationError(`${name} must be a day such as 2027-01-31`)
  return word
}
