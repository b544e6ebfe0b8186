import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build.ts'

/** What random cases, kills and crowds find takes hours: here they are in full, of some folders if they are named. */
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--test-timeout=3600000'].concat(
    process.argv.slice(2),
  ),
  { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: 'true' } },
)
process.exit(status ?? 1)
