import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build.ts'
import { repeatTests } from './repeat.ts'

const typed = process.argv.slice(2)
const isRepeat = typed[0] === 'repeat'
const named = isRepeat ? typed.slice(2) : typed
const isJourney = (path: string): boolean => /^(\.\/)?e2e\b/.test(path)

const parts = [
  ['unit', named.filter((path) => !isJourney(path))],
  ['e2e', named.filter(isJourney)],
] as const
const isWanted = ([project, paths]: (typeof parts)[number]): boolean =>
  named.length > 0 ? paths.length > 0 : project === 'unit' || !isRepeat

if (isRepeat) repeat(Number(typed[1]))
else if (typed[0] === 'engines') await soakEngines()
else for (const part of parts.filter(isWanted)) soak(part)

/** Random cases, kills and crowds in full take hours, and journeys in every language half an hour. Folders can be named. */
function soak([project, paths]: (typeof parts)[number]): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, '--test-timeout=3600000', ...paths],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: 'true' } },
  )
  // The other half is worth its hours all the same.
  if (status !== 0) process.exitCode = status ?? 1
}

/** `npm run soak -- engines`: what customers do, in Firefox and in two ages of WebKit, as far as this machine can have them. */
async function soakEngines(): Promise<void> {
  const { installEngines } = await import('../e2e/engines/install-engines.ts')
  installEngines((line) => console.log(`safar · ${line}`))
  soak(['e2e', ['e2e/engines']])
}

/** `npm run soak -- repeat 20`: the units. Paths choose a folder, and `e2e` the journeys. */
function repeat(times: number): void {
  if (!Number.isInteger(times) || times < 1) {
    console.error('safar · Say how often: npm run soak -- repeat 20 [paths]')
    process.exitCode = 1
    return
  }
  for (const [project, paths] of parts.filter(isWanted)) {
    const failures = repeatTests({ times, project, paths })
    if (failures.size === 0) console.log(`safar · ${project}: green ${times} times`)
    for (const [name, count] of failures) console.log(`safar · failed ${count} of ${times} times: ${name}`)
    if (failures.size > 0) process.exitCode = 1
  }
}
