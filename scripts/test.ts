import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, sites } from './build.ts'
import { requireChromium } from './find-chromium.ts'
import { readFileTimes, slowestOf } from './slowest-files.ts'

type Step = { name: string; isQuick: boolean; begin?: () => void; run: () => void | Promise<void> }

const say = (line: string): void => console.log(`safar · ${line}`)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
const notes = mkdtempSync(join(tmpdir(), 'safar-test-times-'))
process.on('exit', () => rmSync(notes, { recursive: true, force: true }))

function tool(path: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (result.status !== 0) throw new Error(`${path} ended with ${result.status ?? result.signal}`)
}

const vitest = (project: string, ...options: string[]): void =>
  tool(
    'vitest/vitest.mjs',
    'run',
    ...['--project', project, '--reporter=default', '--reporter=json', ...options],
    `--outputFile.json=${join(notes, `${project}.json`)}`,
  )

/** Processes of their own, kills, races and the demo content: half of the time of all units, for what few changes touch. */
const slowUnits = ['**/*killed.test.ts', '**/*race.test.ts', '**/backup.test.ts', 'src/server/processes/**', 'demo/**']

/** Needs nothing of the steps before it and only one core: it runs beside them, which wait now and then. */
function beside(...args: string[]): Pick<Step, 'begin' | 'run'> {
  let ended: Promise<unknown[]> | undefined
  return {
    begin() {
      const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
      process.on('exit', () => child.kill())
      ended = once(child, 'exit')
    },
    async run() {
      const [code, signal] = (await ended) ?? []
      if (code !== 0) throw new Error(`it ended with ${code ?? signal}`)
    },
  }
}

const build = `import { buildIfStale } from './scripts/build.ts'; buildIfStale((line) => console.log('safar · ' + line))`

/** The server and its tests, and each site with the types of its own routes. */
const types = `import { spawnSync } from 'node:child_process'
for (const project of ['.', 'src/site', 'src/office']) {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project, '--checkers', '1'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}`

/** A part of the checks for a quick loop: `npm test -- --quick`. */
const isQuick = process.argv.includes('--quick')

const steps: Step[] = [
  { name: 'Format and lint', isQuick: true, run: () => tool('@biomejs/biome/bin/biome', 'ci', '.') },
  {
    name: 'Import directions, units and integration on a real PostgreSQL',
    isQuick: true,
    run: () => vitest('unit', ...(isQuick ? slowUnits.map((files) => `--exclude=${files}`) : [])),
  },
  // Several checkers each find out what the others know already.
  {
    name: 'Types',
    isQuick: true,
    ...beside('--input-type=module', '--eval', types),
  },
  { name: 'Build', isQuick: false, ...beside('--input-type=module', '--eval', build) },
  {
    name: 'Bytes and browser journeys',
    isQuick: false,
    run() {
      process.env.CHROME_PATH = requireChromium(say)
      vitest('e2e')
    },
  },
]

// By number: `npm test 1 2`.
const numbers = process.argv.slice(2).map(Number).filter(Number.isInteger)
const isWanted = (step: Step, number: number): boolean =>
  (!isQuick || step.isQuick) && (numbers.length === 0 || numbers.includes(number))

// The types of route modules are made from the tables of screens.
for (const site of sites) tool('@react-router/dev/bin.cjs', 'typegen', `src/${site}`)
for (const [index, step] of steps.entries()) if (isWanted(step, index + 1)) step.begin?.()

const times: string[] = []
for (const [index, step] of steps.entries()) {
  const { name, run } = step
  if (!isWanted(step, index + 1)) continue
  say(`${index + 1}/${steps.length} ${name}`)
  const start = performance.now()
  try {
    await run()
  } catch (error) {
    console.error(`safar · ${name} failed: ${(error as Error).message}`)
    console.log(`${times.length} passed, 1 failed`)
    process.exit(1)
  }
  times.push(`${seconds(performance.now() - start).padStart(9)}  ${name}`)
}

const slowest = slowestOf(readFileTimes(notes), 10)
if (slowest.length > 0) say('The slowest files')
for (const { file, time } of slowest) console.log(`${seconds(time).padStart(9)}  ${file}`)
say('The steps')
for (const line of times) console.log(line)
console.log(`${times.length} passed, 0 failed`)
