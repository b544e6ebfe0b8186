import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build.ts'

const named = process.argv.slice(2)
const isJourney = (path: string): boolean => /^(\.\/)?e2e\b/.test(path)

/** What random cases, kills and crowds find takes hours, and journeys in every language half an hour: here they are in full, of some folders if they are named. */
for (const [project, paths] of [
  ['unit', named.filter((path) => !isJourney(path))],
  ['e2e', named.filter(isJourney)],
] as const) {
  if (named.length > 0 && paths.length === 0) continue
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, '--test-timeout=3600000', ...paths],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: 'true' } },
  )
  // The other half is worth its hours all the same.
  if (status !== 0) process.exitCode = status ?? 1
}
