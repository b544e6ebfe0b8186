import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from '../src/db/embedded/cluster.ts'

const memory = '/dev/shm'
const nameOf = (pid: number): string => `safar-of-process-${pid}`
const gibibyte = 1024 ** 3

const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * gibibyte && process.availableMemory() > 6 * gibibyte
}

/**
 * Temporary files of tests lie in memory where there is room: every file with a database makes a thousand files, which takes ten times as
 * long on a disk. They go with the process, or with the next run if it was killed.
 */
export function keepTestsInMemory(): void {
  if (!hasRoom()) return
  for (const name of readdirSync(memory)) {
    const pid = Number(name.split('-').at(-1))
    if (name === nameOf(pid) && !isProcessAlive(pid)) remove(join(memory, name))
  }
  const folder = join(memory, nameOf(process.pid))
  // The database of root runs as another user, who has to pass through.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Another process owns it, and will delete it.
  }
}
