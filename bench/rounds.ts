import autocannon from 'autocannon'
import type { Child } from './child.ts'
import { median } from './median.ts'

export type Contestant = {
  server: Child
  path: string
  headers?: Record<string, string>
  /** Where every request is to be another one. */
  nextPath?: () => string
}
export type Ratio = { middle: number; min: number; max: number }
/** `rate`: by answers a second. `work`: by answers a second of the server's own processor time, which neighbours disturb less. */
export type Comparison = { rate: Ratio; work: Ratio }
type Shot = { rate: number; work: number }

const connections = 20
// Short and many: the machine's other work comes in waves of seconds, which a pair of short shots meets together.
const rounds = 21
const seconds = 0.5

/**
 * How many times as many answers `ours` gives as each of the others. The contestants take turns, and each round is compared with
 * itself only: what else the machine does then weighs on all of them alike.
 */
export async function compare(ours: Contestant, others: Contestant[]): Promise<Comparison[]> {
  const all = [ours, ...others]
  for (const contestant of all) await warmUp(contestant)
  const shots: Shot[][] = []
  for (let round = 0; round < rounds; round++) {
    const taken: Shot[] = []
    for (const contestant of all) taken.push(await shoot(contestant))
    shots.push(taken)
  }
  const ratioOf = (kind: keyof Shot, other: number): Ratio =>
    toRatio(shots.map((round) => (round[0]?.[kind] ?? Number.NaN) / (round[other]?.[kind] ?? Number.NaN)))
  return others.map((_, index) => ({ rate: ratioOf('rate', index + 1), work: ratioOf('work', index + 1) }))
}

export const toRatio = (ratios: number[]): Ratio => ({
  middle: median(ratios),
  min: Math.min(...ratios),
  max: Math.max(...ratios),
})

export const formatRatio = ({ middle, min, max }: Ratio, digits = 2): string =>
  `${middle.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`

export const comparisonHeader = ['answers a second', 'answers a CPU second']
export const toCells = ({ rate, work }: Comparison): string[] => [formatRatio(rate), formatRatio(work)]

/** One request on its own first: twenty at once for a page that is not kept yet would all render it. Then until the machine code is the last one. */
async function warmUp(contestant: Contestant): Promise<void> {
  const { server, path, headers } = contestant
  await (await fetch(server.url + path, { headers })).arrayBuffer()
  for (let shot = 0; shot < 6; shot++) await shoot(contestant)
}

/**
 * autocannon decodes every body as UTF-8, which for Brotli's bytes costs it several times what sending them costs a server: it would
 * be the bottleneck, and every ratio near 1. There is no option against it, so the one method is replaced; its version is pinned.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests?: { addBody?: unknown } }
  if (typeof pipelinedRequests?.addBody !== 'function') throw new Error('autocannon has changed inside: see dropBodies')
  pipelinedRequests.addBody = () => {}
}

async function shoot(contestant: Contestant, tries = 3): Promise<Shot> {
  const { server, path, headers, nextPath } = contestant
  const before = await server.usedSeconds()
  const result = await autocannon({
    url: server.url + path,
    headers,
    connections,
    duration: seconds,
    // How often it looks whether it is time to stop, in milliseconds; a second unless told.
    sampleInt: 50,
    setupClient: dropBodies,
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  })
  const used = (await server.usedSeconds()) - before
  const good = result['2xx']
  // A problem is quicker than an answer; a rate that has some in it means nothing.
  if (result.errors || result.timeouts || result.non2xx)
    throw new Error(`${path} gave ${good} answers, ${result.non2xx} refusals and ${result.errors} errors`)
  // Not one answer in that time and no error: the machine was elsewhere.
  if (good === 0 && tries > 1) return shoot(contestant, tries - 1)
  if (good === 0) throw new Error(`${path} never answered in time`)
  const took = (result.finish.getTime() - result.start.getTime()) / 1000
  return { rate: good / took, work: good / used }
}
