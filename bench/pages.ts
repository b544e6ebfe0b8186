import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { compare, comparisonHeader, toCells } from './rounds.ts'

const path = '/properties'
const brotli = { 'accept-encoding': 'br' }
const goal = 0.6

/** The whole-page cache against files that need no program at all. */
export async function benchVisitorPages(safar: Child, folder: string): Promise<string> {
  const files = join(folder, 'files')
  mkdirSync(files)
  const compressed = join(files, 'page.html.br')
  writeFileSync(compressed, await fetchRaw(safar.url + path, brotli))
  writeFileSync(join(files, 'page.html'), await fetchRaw(safar.url + path, {}))
  const memory = await startChild('contestants/static-memory.ts', [compressed])
  const disk = await startChild('contestants/static-disk.ts', [files])
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

/** What a signed-in person gets: rendered for them, never kept. */
export async function benchRenderedPages(safar: Child, folder: string): Promise<string> {
  const list = join(folder, 'properties.json')
  writeFileSync(list, await fetchRaw(`${safar.url}/services/api/user/properties`, {}))
  const react = await startChild('contestants/bare-react.ts', [list])
  const session = { cookie: 'safar_session=x' }
  const [toText, toStream] = await compare({ server: safar, path, headers: session }, [
    { server: react, path: '/string' },
    { server: react, path: '/stream' },
  ])
  await react.stop()
  if (!toText || !toStream) throw new Error('A contestant is missing')
  return toSection(
    'A page rendered anew',
    `Answers to \`${path}\` with a session, which no cache answers. The opponent has the data in memory already and renders 20 cards without router, layout, messages or policy.`,
    ['opponent', ...comparisonHeader],
    [
      ['bare React, `renderToString`', ...toCells(toText)],
      ['bare React, `renderToPipeableStream`', ...toCells(toStream)],
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
