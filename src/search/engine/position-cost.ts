/** The largest distance of a word from its place in the query at each cost, from none on. Greater distances have the highest cost. */
const reaches = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024]

const beyond = Math.max(...reaches) + 1
/** Looked up: where a score is a threshold, everything found is scored. */
const costs = Uint8Array.from(
  { length: beyond + 1 },
  (_, distance) => reaches.filter((reach) => reach < distance).length,
)
const costOf = (distance: number): number => costs[Math.min(distance, beyond)] as number

export const maxOfPositions = (words: number): number => words * reaches.length

/**
 * The cost of words that stand away from their places in the query. Documents are ordered by the sum of the positions, so all words share this sum
 * evenly: a document that comes first by it never costs more. For one word, and for words that stand together as typed, it is Meilisearch's count.
 */
export function costOfPositions(sum: number, words: number): number {
  const away = Math.max(0, sum - (words * (words - 1)) / 2)
  const each = Math.floor(away / words)
  const further = away % words
  return (words - further) * costOf(each) + further * costOf(each + 1)
}
