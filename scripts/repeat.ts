import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './build.ts'

export type Report = {
  testResults: { name: string; message?: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** The tests that failed in a run, and the files that could not be run at all. */
export function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${file} · ${fullName}`)
    return message ? [`${file} · ${message.split('\n')[0]}`] : []
  })
}

type Options = { times: number; project: 'unit' | 'e2e'; paths: string[] }

/**
 * Runs the same tests so many times while another process keeps a core busy, and counts how often each of them failed. A run that left no report
 * counts under its own name.
 */
export function repeatTests({ times, project, paths }: Options): Map<string, number> {
  const failures = new Map<string, number>()
  const folder = mkdtempSync(join(tmpdir(), 'safar-repeat-'))
  const neighbour = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  const stop = (): void => {
    neighbour.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  for (let run = 1; run <= times; run++) {
    const began = performance.now()
    const found = runOnce(join(folder, `${run}.json`), project, paths)
    for (const name of found) failures.set(name, (failures.get(name) ?? 0) + 1)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`safar · Run ${run} of ${times}: ${found.length} failed, ${seconds} s`)
    for (const name of found) console.log(`        ${name}`)
  }
  process.off('exit', stop)
  stop()
  return failures
}

function runOnce(file: string, project: string, paths: string[]): string[] {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...['--project', project, '--reporter=json', `--outputFile=${file}`, ...paths],
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  try {
    const failures = failuresOf(JSON.parse(readFileSync(file, 'utf8')))
    return failures.length > 0 || status === 0 ? failures : [`the ${project} tests · ended with ${status}`]
  } catch {
    return [`the ${project} tests · ended with ${status} and without a report`]
  }
}
