import { type Ratio, toRatio } from '../rounds.ts'
import { type Column, columns, queriesOfColumn, warmUps } from './queries.ts'
import type { Worker } from './start-worker.ts'

/** For one contestant and one column: milliseconds, and the ratio to the first contestant. */
export type Result = { p50: number; p99: number; ratio: Ratio; found: number[] }
export type Results = Map<Worker, Record<Column, Result>>

export const rounds = 5

/**
 * In every round all contestants answer the same queries, one after the other, another one first each time: what else the machine
 * does weighs on all of them alike. A ratio is that of a round's whole time, and the middle one of all rounds counts. Each round has
 * queries of its own, so that all of them are asked once; with more a round, they come again.
 */
export async function takeTurns(workers: Worker[], perRound = queriesOfColumn / rounds): Promise<Results> {
  const results: Results = new Map(workers.map((worker) => [worker, {} as Record<Column, Result>]))
  for (const column of columns) {
    for (const worker of workers) await worker.answer(column, queriesOfColumn, queriesOfColumn + warmUps)
    const times = new Map<Worker, number[][]>(workers.map((worker) => [worker, []]))
    const found = new Map<Worker, number[]>(workers.map((worker) => [worker, []]))
    for (let round = 0; round < rounds; round++) {
      const from = (round * perRound) % queriesOfColumn
      for (let turn = 0; turn < workers.length; turn++) {
        const worker = workers[(turn + round) % workers.length] as Worker
        const answer = await worker.answer(column, from, from + perRound)
        times.get(worker)?.push(answer.times)
        found.get(worker)?.push(...answer.found)
      }
    }
    const [first = []] = times.values()
    for (const [worker, taken] of times) {
      const all = taken.flat().sort((one, two) => one - two)
      const ratios = taken.map((round, at) => sum(round) / sum(first[at] ?? []))
      const result = { p50: quantile(all, 0.5), p99: quantile(all, 0.99), ratio: toRatio(ratios) }
      ;(results.get(worker) as Record<Column, Result>)[column] = { ...result, found: found.get(worker) ?? [] }
    }
  }
  return results
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
