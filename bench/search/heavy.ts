import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../child.ts'
import { toSection } from '../markdown.ts'

const connections = 4
const seconds = 8
const goal = 3
/** What other visitors ask for meanwhile. */
const paths = ['/events/1', '/properties', '/services/api/public/events?limit=20']

/** The most that a browser's key may ask at once: twenty searches of ten words, two hundred hits each, all of it marked and scored. */
const body = JSON.stringify({
  queries: Array.from({ length: 20 }, (_, at) => ({
    indexUid: ['property', 'discount', 'tourism', 'activity'][at % 4],
    q: `hotel baghdad erbil river mountain family breakfast garden فندق هوتێل ${at}`,
    limit: 200,
    attributesToHighlight: ['*'],
    attributesToCrop: ['*'],
    showMatchesPosition: true,
    showRankingScoreDetails: true,
  })),
})

/** How long others wait while four connections ask for the costliest search there is, one after another. */
export async function benchHeavySearch({ url }: Child): Promise<string> {
  const key = await fetchKey(url)
  await ask(url, 2)
  const quiet = await ask(url, seconds)
  const end = performance.now() + (seconds + 1) * 1000
  const busy = Array.from({ length: connections }, () => keepSearching(url, key, end))
  const loaded = await ask(url, seconds)
  const answered = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0)
  const row = (name: string, times: number[]) => [name, at(times, 0.5).toFixed(1), at(times, 0.95).toFixed(1)]
  const ratio = at(loaded, 0.95) / at(quiet, 0.95)
  return toSection(
    'Others beside large searches',
    `Milliseconds of pages and API calls, one after another, quiet and while ${connections} connections keep asking for the costliest search that a browser’s key allows (${answered} answered). The p95 is ${ratio.toFixed(1)} times the quiet one (goal: below ${goal}: ${ratio < goal ? 'met' : '**missed**'}).`,
    ['', 'p50', 'p95'],
    [row('quiet', quiet), row('beside the searches', loaded)],
  )
}

const at = (times: number[], part: number): number =>
  [...times].sort((one, two) => one - two)[Math.floor(times.length * part)] ?? Number.NaN

async function fetchKey(url: string): Promise<string> {
  const { key } = (await (await fetch(`${url}/services/api/public/meilisearch/key`)).json()) as { key: { key: string } }
  return key.key
}

async function ask(url: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end)
    for (const path of paths) {
      const begin = performance.now()
      await (await fetch(url + path)).arrayBuffer()
      times.push(performance.now() - begin)
    }
  return times
}

async function keepSearching(url: string, key: string, end: number): Promise<number> {
  let count = 0
  while (performance.now() < end) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const answer = await fetch(`${url}/services/search/multi-search`, { method: 'POST', headers, body })
    if (!answer.ok && answer.status !== 429) throw new Error(`The search answered ${answer.status}`)
    await answer.arrayBuffer()
    count++
  }
  return count
}

// By itself, with a service of its own.
if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchHeavySearch(safar))
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
