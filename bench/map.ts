import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { compare, comparisonHeader, toCells } from './rounds.ts'

const path = '/map/iraq-ku.svg'
const goal = 0.5
const maxBytes = 30_000

/** The drawn map against the same bytes that need no program at all. */
export async function benchMap(safar: Child, folder: string): Promise<string> {
  const headers = { 'accept-encoding': 'br' }
  const drawn = Buffer.from(await (await fetch(safar.url + path)).arrayBuffer())
  const compressed = brotliCompressSync(drawn)
  const file = join(folder, 'map.svg.br')
  writeFileSync(file, compressed)
  const memory = await startChild('baselines/static-memory.ts', [file])
  const [toMemory] = await compare({ server: safar, path, headers }, [{ server: memory, path, headers }])
  await memory.stop()
  if (!toMemory) throw new Error('A contestant is missing')
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  return toSection(
    'The drawn map',
    `Answers to \`${path}\` in Brotli, from the page cache: ${(compressed.length / 1000).toFixed(1)} KB of at most ${maxBytes / 1000} (${verdict(compressed.length <= maxBytes)}).`,
    ['opponent', ...comparisonHeader, 'goal'],
    [
      [
        'the same bytes from memory, bare `node:http`',
        ...toCells(toMemory),
        `≥ ${goal.toFixed(2)} a second: ${verdict(toMemory.rate.middle >= goal)}`,
      ],
    ],
  )
}
