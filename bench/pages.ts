import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { type Child, startChild } from './child.ts'
import { addCustomer } from './customer.ts'
import { toSection } from './markdown.ts'
import { compare, comparisonHeader, toCells } from './rounds.ts'

const path = '/properties'
const brotli = { 'accept-encoding': 'br' }
const goal = 0.6
const personalGoal = 0.5
const renderedGoal = 0.3

/** The whole-page cache against files that need no program at all. */
export async function benchVisitorPages(safar: Child, folder: string): Promise<string> {
  const files = join(folder, 'files')
  mkdirSync(files)
  const compressed = join(files, 'page.html.br')
  writeFileSync(compressed, await fetchRaw(safar.url + path, brotli))
  writeFileSync(join(files, 'page.html'), await fetchRaw(safar.url + path, {}))
  const memory = await startChild('baselines/static-memory.ts', [compressed])
  const disk = await startChild('baselines/static-disk.ts', [files])
  const [toMemory, toDisk] = await compare({ server: safar, path, headers: brotli }, [
    { server: memory, path, headers: brotli },
    { server: disk, path: '/page.html', headers: brotli },
  ])
  await Promise.all([memory.stop(), disk.stop()])
  if (!toMemory || !toDisk) throw new Error('A contestant is missing')
  const verdict = toMemory.rate.middle >= goal ? 'met' : '**missed**'
  return toSection(
    'A page for a visitor',
    `Answers to \`${path}\` in Brotli, from the page cache.`,
    ['opponent', ...comparisonHeader, 'goal'],
    [
      [
        'the same bytes from memory, bare `node:http`',
        ...toCells(toMemory),
        `≥ ${goal.toFixed(2)} a second: ${verdict}`,
      ],
      ['the same bytes from disk, `@fastify/static`', ...toCells(toDisk), ''],
    ],
  )
}

/** The same kept page with one person's own part in it. */
export async function benchPersonalPages(safar: Child, folder: string): Promise<string> {
  const { refreshToken } = await addCustomer(safar.databaseUrl ?? '')
  const headers = { ...brotli, cookie: `safar_session=${refreshToken}` }
  // The first request waits for the page to be rendered.
  await fetchRaw(safar.url + path, headers)
  const page = await fetchRaw(safar.url + path, headers)
  if (!brotliDecompressSync(page).includes('Sara Ahmed')) throw new Error('The page is not theirs')
  const file = join(folder, 'personal.html.br')
  writeFileSync(file, page)
  const memory = await startChild('baselines/static-memory.ts', [file])
  const [toMemory] = await compare({ server: safar, path, headers }, [{ server: memory, path, headers: brotli }])
  await memory.stop()
  if (!toMemory) throw new Error('A contestant is missing')
  const verdict = toMemory.rate.middle >= personalGoal ? 'met' : '**missed**'
  return toSection(
    'A page for a customer',
    `Answers to \`${path}\` in Brotli for somebody who is signed in: the kept page, with their own part put in.`,
    ['opponent', ...comparisonHeader, 'goal'],
    [
      [
        'the same bytes from memory, bare `node:http`',
        ...toCells(toMemory),
        `≥ ${personalGoal.toFixed(2)} a second: ${verdict}`,
      ],
    ],
  )
}

/** Pages that are rendered for their first request. */
export async function benchRenderedPages(safar: Child, folder: string): Promise<string> {
  const list = join(folder, 'properties.json')
  writeFileSync(list, await fetchRaw(`${safar.url}/services/api/user/properties`, {}))
  const react = await startChild('baselines/bare-react.ts', [list])
  let min = 1_000
  const nextPath = () => `${path}?stars=4&minPrice=${min++}`
  const [toText, toStream] = await compare({ server: safar, path, nextPath }, [
    { server: react, path: '/string' },
    { server: react, path: '/stream' },
  ])
  await react.stop()
  if (!toText || !toStream) throw new Error('A contestant is missing')
  const verdict = toStream.rate.middle >= renderedGoal ? 'met' : '**missed**'
  return toSection(
    'A page rendered anew',
    `Answers to \`${path}?stars=4&minPrice=…\`, each time with another price, so that no cache answers: search, filters, prices and all. The opponent has the data in memory already and renders 20 cards without router, layout, messages or policy.`,
    ['opponent', ...comparisonHeader, 'goal'],
    [
      ['bare React, `renderToString`', ...toCells(toText), ''],
      [
        'bare React, `renderToPipeableStream`',
        ...toCells(toStream),
        `≥ ${renderedGoal.toFixed(2)} a second: ${verdict}`,
      ],
    ],
  )
}

// `fetch` would unpack the body on the way.
const fetchRaw = (url: string, headers: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject)
      else reject(new Error(`${url} answered ${response.statusCode}`))
    }).on('error', reject)
  })

// By itself, with a service of its own.
if (import.meta.main) {
  const [dataDir, folder] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'safar-bench-'))) as [string, string]
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchVisitorPages(safar, folder))
    console.log(await benchPersonalPages(safar, folder))
    console.log(await benchRenderedPages(safar, folder))
  } finally {
    await safar.stop()
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
  }
}
