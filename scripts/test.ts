import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale, root } from './build.ts'
import { requireChromium } from './find-chromium.ts'

type Step = { name: string; run: () => void }

const say = (line: string): void => console.log(`safar · ${line}`)

function tool(path: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (result.status !== 0) throw new Error(`${path} ended with ${result.status ?? result.signal}`)
}

const steps: Step[] = [
  { name: 'Format and lint', run: () => tool('@biomejs/biome/bin/biome', 'ci', '.') },
  {
    name: 'Types',
    run() {
      // Those of the route modules are made from the route table.
      tool('@react-router/dev/bin.cjs', 'typegen')
      tool('typescript/bin/tsc', '-p', '.')
    },
  },
  {
    name: 'Import directions, units and integration on a real PostgreSQL',
    run: () => tool('vitest/vitest.mjs', 'run', '--project', 'unit'),
  },
  { name: 'Build', run: () => buildIfStale(say) },
  {
    name: 'Browser journeys',
    run() {
      process.env.CHROME_PATH = requireChromium(say)
      tool('vitest/vitest.mjs', 'run', '--project', 'e2e')
    },
  },
]

// A part of the checks by number, for a quick loop: `npm test 1 2`.
const wanted = process.argv.slice(2).map(Number)
let passed = 0
for (const [index, { name, run }] of steps.entries()) {
  if (wanted.length > 0 && !wanted.includes(index + 1)) continue
  say(`${index + 1}/${steps.length} ${name}`)
  const start = performance.now()
  try {
    run()
  } catch (error) {
    console.error(`safar · ${name} failed: ${(error as Error).message}`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  say(`${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
console.log(`${passed} passed, 0 failed`)
