import { hash, type Options } from '@node-rs/argon2'
import { hashing } from '../src/auth/passwords/hashing.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, type Ratio, toRatio } from './rounds.ts'

type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>
type Taken = { alone: number; together: number }

const rounds = 7
const crowd = 4

/** The first two are the least that OWASP lets pass, the last is the lighter one of RFC 9106. `memoryCost` in KiB. */
const others: Cost[] = [
  { memoryCost: 12_288, timeCost: 3, parallelism: 1 },
  { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
  { memoryCost: 32_768, timeCost: 3, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 2, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 3, parallelism: 4 },
]

/** What guessing one password costs, and what a crowd that signs in at once costs us. */
export async function benchPasswordHashing(): Promise<string> {
  const chosen = nameOf(hashing)
  const costs: Cost[] = [hashing, ...others.filter((cost) => nameOf(cost) !== chosen)]
  const taken = costs.map((): Taken[] => [])
  // In turns, so that what else the machine does weighs on all of them alike; the first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [index, cost] of costs.entries()) {
      const times = await measure(cost)
      if (round > 0) taken[index]?.push(times)
    }
  const rows = costs.map((cost, index) => [
    `${nameOf(cost)}${index === 0 ? ' (**chosen**)' : ''}`,
    `${toMebibytes(cost)} MiB`,
    ...toCells(taken[index] ?? [], taken[0] ?? [], 'alone'),
    ...toCells(taken[index] ?? [], taken[0] ?? [], 'together'),
  ])
  return toSection(
    'Hashing a password',
    `argon2id, until the last is done. Ratios are to the parameters in use: how many times as long. Milliseconds are this machine’s.`,
    ['parameters', 'memory each', 'one', 'ratio', `${crowd} at once`, 'ratio'],
    rows,
  )
}

async function measure(cost: Cost): Promise<Taken> {
  const alone = await timeOf(1, cost)
  return { alone, together: await timeOf(crowd, cost) }
}

async function timeOf(count: number, cost: Cost): Promise<number> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: count }, () => hash('correct horse battery', { ...hashing, ...cost })))
  return performance.now() - begun
}

const nameOf = ({ memoryCost, timeCost, parallelism }: Cost): string =>
  `m=${memoryCost}, t=${timeCost}, p=${parallelism}`
const toMebibytes = ({ memoryCost }: Cost): string => (memoryCost / 1024).toFixed(0)

function toCells(ours: Taken[], chosen: Taken[], kind: keyof Taken): string[] {
  const ratio: Ratio = toRatio(ours.map((times, round) => times[kind] / (chosen[round]?.[kind] ?? Number.NaN)))
  return [`${median(ours.map((times) => times[kind])).toFixed(0)} ms`, formatRatio(ratio, 1)]
}

if (import.meta.main) console.log(await benchPasswordHashing())
