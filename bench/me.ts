import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { addCustomer } from './customer.ts'
import { toSection } from './markdown.ts'
import { compare, comparisonHeader, toCells } from './rounds.ts'

const path = '/services/api/customer/auth/me'
const goal = 0.75

/** What it costs to know who calls: the token, the live session and the profile. */
export async function benchMe(safar: Child): Promise<string> {
  const { account, session, refreshToken } = await addCustomer(safar.databaseUrl ?? '')
  const headers = { authorization: `Bearer ${await fetchToken(safar.url, refreshToken)}` }
  const bare = await startChild('baselines/bare-me.ts', [safar.databaseUrl ?? '', account, session])
  try {
    await requireSame(safar.url + path, bare.url + path, headers)
    const [comparison] = await compare({ server: safar, path, headers }, [{ server: bare, path, headers }])
    if (!comparison) throw new Error('A contestant is missing')
    const verdict = comparison.rate.middle >= goal ? 'met' : '**missed**'
    return toSection(
      'Who is signed in',
      `\`GET ${path}\` with a valid token. The opponent reads no token and runs the same one statement by node-postgres, through a pool of the same size.`,
      ['opponent', ...comparisonHeader, 'goal'],
      [['bare `node:http`, the statement alone', ...toCells(comparison), `≥ ${goal.toFixed(2)} a second: ${verdict}`]],
    )
  } finally {
    await bare.stop()
  }
}

async function fetchToken(url: string, refreshToken: string): Promise<string> {
  const answer = await fetch(`${url}/services/auth/public/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  if (!answer.ok) throw new Error(`No access token: ${answer.status}`)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return accessToken
}

async function requireSame(one: string, two: string, headers: Record<string, string>): Promise<void> {
  const [first, second] = await Promise.all([one, two].map(async (url) => (await fetch(url, { headers })).text()))
  if (!first?.includes('Sara Ahmed') || first !== second) throw new Error(`${one} and ${two} differ`)
}

// By itself, with a service of its own.
if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchMe(safar))
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
