import autocannon from 'autocannon'
import { median } from './median.ts'

export type Contestant = { url: string; headers?: Record<string, string> }
export type Ratio = { middle: number; least: number; most: number }

const connections = 20
const rounds = 5
const seconds = 2
const warmUp = 1

/**
 * How many times as many answers a second `ours` gives as each of the others. The contestants take turns, and each round is compared
 * with itself only: what else the machine does then weighs on all of them alike.
 */
export async function compare(ours: Contestant, others: Contestant[]): Promise<Ratio[]> {
  const all = [ours, ...others]
  for (const contestant of all) await measureRate(contestant, warmUp)
  const ratios: number[][] = others.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const rates: number[] = []
    for (const contestant of all) rates.push(await measureRate(contestant, seconds))
    const [mine = 0, ...theirs] = rates
    theirs.forEach((rate, index) => {
      ratios[index]?.push(mine / rate)
    })
  }
  return ratios.map(toRatio)
}

export const toRatio = (ratios: number[]): Ratio => ({
  middle: median(ratios),
  least: Math.min(...ratios),
  most: Math.max(...ratios),
})

export const formatRatio = ({ middle, least, most }: Ratio, digits = 2): string =>
  `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

async function measureRate({ url, headers }: Contestant, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration })
  const good = result['2xx']
  // A refusal is quicker than an answer; a rate that has some in it means nothing.
  if (result.errors || result.timeouts || result.non2xx || good === 0)
    throw new Error(`${url} gave ${good} answers, ${result.non2xx} refusals and ${result.errors} errors`)
  return good / result.duration
}
