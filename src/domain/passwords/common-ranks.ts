/** How many guesses find a word of the list: as many as the words up to the end of its block. */
export type CommonRanks = ReadonlyMap<string, number>

/** A word below four letters says nothing of a password. */
const minLetters = 4
/** The ends of the blocks. */
export const commonBlocks = [100, 1_000, 10_000, 100_000]

/** `list` begins with the words that are used most. */
export function rankCommon(list: readonly string[]): CommonRanks {
  const toBlock = (at: number) => commonBlocks.find((end) => at < end) ?? list.length
  return new Map(
    list.flatMap((word, at) => (word.length >= minLetters ? [[word, Math.log10(toBlock(at))] as const] : [])),
  )
}
