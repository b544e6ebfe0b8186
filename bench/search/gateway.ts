import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../child.ts'
import { toSection } from '../markdown.ts'
import { compare, comparisonHeader, toCells } from '../rounds.ts'

const service = '/services/search/indexes/property/search'
const q = 'hotel erbil'

/** What a search costs over HTTP: the service against the engine alone, and against an answer that is there already. */
export async function benchGateway(safar: Child): Promise<string> {
  const headers = { authorization: `Bearer ${await fetchKey(safar.url)}` }
  const bare = await startChild('baselines/bare-search.ts', [safar.databaseUrl ?? ''])
  const query = `?q=${encodeURIComponent(q)}`
  try {
    await requireSame(safar.url + service + query, `${bare.url}/${query}`, headers)
    const [toEngine, toBytes] = await compare({ server: safar, path: service + query, headers }, [
      { server: bare, path: `/${query}`, headers },
      { server: bare, path: `/bytes${query}`, headers },
    ])
    if (!toEngine || !toBytes) throw new Error('A contestant is missing')
    return toSection(
      'Searching over HTTP',
      `\`GET ${service}?q=${q}\` with the public key, in the demo content. The engine alone has the same documents and settings: what is missing to 1 there is the service’s own share, for its key, its routes and its rules.`,
      ['opponent', ...comparisonHeader],
      [
        ['bare `node:http`, the engine alone', ...toCells(toEngine)],
        ['bare `node:http`, the same bytes from memory', ...toCells(toBytes)],
      ],
    )
  } finally {
    await bare.stop()
  }
}

async function fetchKey(url: string): Promise<string> {
  const answer = await fetch(`${url}/services/api/public/meilisearch/key`)
  const { key } = (await answer.json()) as { key: { key: string } }
  return key.key
}

/** Both give back the same documents in the same order. */
async function requireSame(one: string, two: string, headers: Record<string, string>): Promise<void> {
  const [first, second] = await Promise.all(
    [one, two].map(async (url) => (await (await fetch(url, { headers })).json()) as { hits?: unknown[] }),
  )
  if (!first?.hits?.length || JSON.stringify(first.hits) !== JSON.stringify(second?.hits))
    throw new Error(`${one} and ${two} differ`)
}

// By itself, with a service of its own.
if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchGateway(safar))
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
