import type { Tx } from '../../db/database.ts'
import type { Seal } from '../../db/seal.ts'
import { type Day, isDay } from '../../domain/time/day.ts'

/** The services that an operator's work on people's papers needs. */
export type PersonalTools = {
  seal: Seal
  /** Makes a file of this machine one of the customer's. */
  attach(customer: number, path: string): Promise<string>
}

export type OperationInput = {
  args: string[]
  options: Record<string, string | undefined>
  now: Date
  personal: () => Promise<PersonalTools>
}

/** `args`: how many it takes at most. */
export type Operation = {
  usage: string
  args: number
  options?: readonly string[]
  /** Looks only, so that there is nothing to note down. */
  isLook?: boolean
  run(tx: Tx, input: OperationInput): Promise<string>
}

/** A message for the operator who typed it. */
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
