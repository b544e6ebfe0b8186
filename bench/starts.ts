import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, toRatio } from './rounds.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const coldStarts = 3
const warmStarts = 4

type Start = { safar: number; node: number }

export async function benchStarts(): Promise<string> {
  const cold: Start[] = []
  const warm: Start[] = []
  for (let i = 0; i < coldStarts; i++) {
    // Directly below the temporary folder: PostgreSQL runs as another user, who cannot go deeper.
    const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
    try {
      cold.push(await measureStart(dataDir))
      if (i === 0) for (let j = 0; j < warmStarts; j++) warm.push(await measureStart(dataDir))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return toSection(
    'Starting',
    'From the start of the process to the line that says it is ready, built already. The ratio is to `node -e 0`; the seconds are this machine’s.',
    ['start', 'ratio (least–most)', 'seconds'],
    [toRow('cold: creates the database and its content', cold), toRow('warm: the data are there', warm)],
  )
}

const toRow = (name: string, starts: Start[]): string[] => [
  name,
  formatRatio(toRatio(starts.map(({ safar, node }) => safar / node)), 1),
  median(starts.map(({ safar }) => safar)).toFixed(2),
]

async function measureStart(dataDir: string): Promise<Start> {
  return { node: await measureNode(), safar: await measureSafar(dataDir) }
}

async function measureNode(): Promise<number> {
  const begin = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
  return (performance.now() - begin) / 1000
}

async function measureSafar(dataDir: string): Promise<number> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '' },
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += chunk
    if (said.includes('ready at')) break
  }
  const seconds = (performance.now() - begin) / 1000
  if (!said.includes('ready at')) throw new Error(`Safar did not start:\n${said}`)
  child.kill('SIGTERM')
  await ended
  return seconds
}
