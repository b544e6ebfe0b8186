// Runs on any Node (20 or newer) before anything is installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.safar-installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(process.platform + process.arch)
  .digest('hex')

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`safar · Node 20 or newer is needed; this is ${process.version}`)
  process.exit(1)
}

const isInstalled =
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(`${root}node_modules/.bin/node`)
if (!isInstalled) {
  console.log('safar · Installing dependencies')
  rmSync(stamp, { force: true })
  const npm = process.env.npm_execpath
  // Not `npm ci`: a lock file made where the registry lacks another platform's optional packages would stop that platform.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // An `npm start` in progress exports its own settings; the install must not mistake them for its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|command)/.test(name)),
  )
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env })
  if (result.status !== 0) {
    console.error('safar · The dependencies could not be installed')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
