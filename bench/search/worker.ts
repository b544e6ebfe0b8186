import type { Contestant, ContestantName } from './contestant.ts'
import { makeDocuments } from './documents.ts'
import { type Column, columns, makeQueries } from './queries.ts'

/** What a contestant says once it has built its index. */
export type Built = { seconds: number; megabytes: number; residentMegabytes: number }
/** For each query: its milliseconds, and the number of documents. */
export type Round = { times: number[]; found: number[] }
export type Question = { column: Column; from: number; to: number } | 'snapshot'

// One contestant alone in this process: nobody else's memory is counted, nobody else's garbage is collected.
const [name = 'own', count = '5000'] = process.argv.slice(2)
const { contestant } = (await import(`./contestants/${name as ContestantName}.ts`)) as { contestant: Contestant }
const queries = Object.fromEntries(columns.map((column) => [column, makeQueries(column)]))

process.on('disconnect', () => process.exit(0))
process.on('message', (question: Question) => void answer(question).then((reply) => process.send?.(reply)))
process.send?.(build())

async function answer(question: Question): Promise<unknown> {
  if (question === 'snapshot') return (await import('./contestants/own.ts')).measureSnapshot()
  return run(question)
}

function build(): Built {
  const before = usedMegabytes()
  const seconds = buildOnce()
  return {
    seconds,
    megabytes: usedMegabytes() - before + (contestant.bytesElsewhere?.() ?? 0) / 1_000_000,
    residentMegabytes: process.memoryUsage().rss / 1_000_000,
  }
}

/** The documents are out of reach at its end, so that only what the contestant keeps of them is counted. */
function buildOnce(): number {
  const documents = makeDocuments(Number(count))
  const begin = performance.now()
  contestant.build(documents)
  return (performance.now() - begin) / 1000
}

/** `external` has the array buffers in it. */
function usedMegabytes(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

function run({ column, from, to }: Exclude<Question, string>): Round {
  const times: number[] = []
  const found: number[] = []
  for (const query of queries[column]?.slice(from, to) ?? []) {
    const begin = performance.now()
    found.push(contestant.search(query))
    times.push(performance.now() - begin)
  }
  return { times, found }
}
