import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { compare, comparisonHeader, toCells } from './rounds.ts'

const brotli = { 'accept-encoding': 'br' }
const calls: { path: string; headers?: Record<string, string> }[] = [
  { path: '/services/api/public/events' },
  { path: '/services/api/user/properties' },
  { path: '/services/api/locations' },
  { path: '/services/api/user/properties', headers: brotli },
]

export async function benchLists(safar: Child): Promise<string> {
  const bare = await startChild('baselines/bare-lists.ts', [safar.databaseUrl ?? ''])
  const rows: string[][] = []
  for (const { path, headers } of calls) {
    const [comparison] = await compare({ server: safar, path, headers }, [{ server: bare, path, headers }])
    if (comparison) rows.push([`\`${path}\``, headers ? 'Brotli' : 'none', ...toCells(comparison)])
  }
  await bare.stop()
  return toSection(
    'Lists of the API',
    'Against bare `node:http` that runs the same statements by node-postgres, through a pool of the same size, and sends `JSON.stringify`.',
    ['call', 'compression', ...comparisonHeader],
    rows,
  )
}
