import type { Bitset } from './bitset.ts'

/** One rule of the order, for one segment. Keys of a segment's documents can be compared; values those of all segments. */
export type Rule = {
  name: string
  keyOf(doc: number): number
  valueOf(doc: number): number | string | null
  descending?: boolean
  /** The rule of the settings that this one is a part of, if it has several; and whether an earlier part of it came before. */
  within?: string
  isContinued?: boolean
  /** The documents of a set in the order of this rule alone, if that can be walked; null where it cannot. */
  walk?(found: Bitset, from: number, to: number): number[] | null
}

/** A rule that tells nothing apart here, and need not be asked. */
export const always = (): number => 0
