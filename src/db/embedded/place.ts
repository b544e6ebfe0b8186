import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The user that PostgreSQL runs as: it refuses to run as root, so root uses `nobody`. */
export type Runner = { uid: number; gid: number } | undefined

export function findRunner(): Runner {
  if (process.getuid?.() !== 0) return undefined
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (!nobody)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no user "nobody". Start Safar as another user.',
    )
  return { uid: Number(nobody[1]), gid: Number(nobody[2]) }
}

/** Whether anybody may walk down to the folder. */
export function isReachable(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** The folder itself, or, below a folder that is root's alone, a place of the same identity that `runner` can reach. */
export const placeData = (dataDir: string, runner: Runner): string =>
  runner && !isReachable(dirname(dataDir)) ? join('/var/tmp', `safar-data-${shortHash(dataDir)}`) : dataDir

export function placeBinaries(native: string, runner: Runner): string {
  if (!runner || isReachable(native)) return native
  const copy = join('/var/tmp', `safar-postgres-${shortHash(native + statSync(native).mtimeMs)}`)
  if (existsSync(copy)) return copy
  // Copied aside, then renamed: a copy that was interrupted is never taken for a whole one.
  const aside = `${copy}.${process.pid}`
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true })
  renameSync(aside, copy)
  return copy
}

export function makeFolder(folder: string, runner: Runner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (runner) chownSync(folder, runner.uid, runner.gid)
}

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
