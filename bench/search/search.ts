import { toSection } from '../markdown.ts'
import { formatRatio } from '../rounds.ts'
import { type ContestantName, contestants } from './contestant.ts'
import { type Column, columns, queriesOfColumn } from './queries.ts'
import { startWorker, type Worker } from './start-worker.ts'
import { type Result, type Results, rounds, takeTurns } from './take-turns.ts'

/** `perRound`: how many of a column's queries are asked in each round; fewer than all take the next ones every time. */
type Options = { sizes?: number[]; perRound?: number; say?: (line: string) => void }

const goal = 5
const fullSizes = [20_000, 100_000]
const lead = `The same queries (${queriesOfColumn} of each kind, in ${rounds} rounds) to Safar’s engine, with the settings and the language of the content, and to two
others; each in a process of its own, each giving back 20 parsed documents. Cells are p50 / p99 in milliseconds; a ratio is how many times
as long the other takes for a round. All of them want every word. Safar’s always looks for typing errors, words of the same meaning and words of the same
sound as well; the others only for what the column needs. MB: what is kept (what the process has in all).`

/** Safar's engine against others: what building takes, what is kept, and how long a search takes. */
export async function benchSearch({ sizes = fullSizes, perRound, say = () => {} }: Options = {}): Promise<string> {
  const sections: string[] = []
  const snapshots: string[][] = []
  for (const size of sizes) {
    const workers: Worker[] = []
    try {
      for (const name of Object.keys(contestants) as ContestantName[]) {
        say(`${size} documents: ${name}`)
        workers.push(await startWorker(name, size))
      }
      const results = await takeTurns(workers, perRound)
      requireFinds(results)
      sections.push(toResultSection(size, results, sections.length === 0 ? lead : 'The same with more documents.'))
      snapshots.push(await toSnapshotRow(size, workers[0] as Worker))
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
    }
  }
  return [...sections, toSnapshotSection(snapshots)].join('\n')
}

/** Who finds nothing is quick. */
function requireFinds(results: Results): void {
  for (const [{ name }, { exact }] of results)
    if (exact.found.includes(0)) throw new Error(`${name} did not find a word that is there`)
}

function toResultSection(size: number, results: Results, text: string): string {
  const [own] = results.keys()
  if (!own) throw new Error('A contestant is missing')
  const rows = [...results].map(([{ name, built }, byColumn]) => [
    contestants[name],
    built.seconds.toFixed(1),
    `${built.megabytes.toFixed(0)} (${built.residentMegabytes.toFixed(0)})`,
    ...columns.map((column) => toTimes(byColumn[column])),
  ])
  const ratios = [...results]
    .slice(1)
    .map(([{ name, built }, byColumn]) => [
      `ratio to ${contestants[name]}`,
      (built.seconds / own.built.seconds).toFixed(1),
      (built.megabytes / own.built.megabytes).toFixed(1),
      ...columns.map((column) => formatRatio(byColumn[column].ratio, 1)),
    ])
  const header = ['engine', 'build s', 'MB', ...columns]
  const goals = ['goal', '', '', ...columns.map((column) => toVerdict(column, results.get(own)?.[column]))]
  return toSection(`Searching ${size.toLocaleString('en')} documents`, text, header, [...rows, ...ratios, goals])
}

/** Milliseconds, for lists that are narrowed down by hand: one search follows the other. */
function toVerdict(column: Column, own: Result | undefined): string {
  if (!own || !column.startsWith('filter')) return ''
  return `p99 < ${goal}: ${own.p99 < goal ? 'met' : '**missed**'}`
}

const toTimes = ({ p50, p99 }: Result): string => `${toDigits(p50)} / ${toDigits(p99)}`
const toDigits = (value: number): string => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)

async function toSnapshotRow(size: number, own: Worker): Promise<string[]> {
  const { writeSeconds, loadSeconds, bytes } = await own.measureSnapshot()
  const { seconds } = own.built
  return [
    size.toLocaleString('en'),
    seconds.toFixed(2),
    writeSeconds.toFixed(2),
    loadSeconds.toFixed(2),
    (bytes / 1_000_000).toFixed(0),
    (seconds / loadSeconds).toFixed(0),
  ]
}

const toSnapshotSection = (rows: string[][]): string =>
  toSection(
    'Starting the search from its snapshot',
    'Seconds; the ratio is how many times as long building takes as loading what was written before.',
    ['documents', 'build', 'write', 'load', 'MB on disk', 'ratio'],
    rows,
  )

// By itself: `--quick` to try, a number for another size, `--thorough` asks all queries in every round.
if (import.meta.main) {
  const args = process.argv.slice(2)
  const sizes = args.includes('--quick') ? [5_000] : args.map(Number).filter((size) => size > 0)
  const say = (line: string): void => console.error(`bench · ${line}`)
  const perRound = args.includes('--thorough') ? queriesOfColumn : undefined
  console.log(await benchSearch({ sizes: sizes.length > 0 ? sizes : fullSizes, perRound, say }))
}
