import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeFolder, type Runner } from './place.ts'

// A Unix socket's path has at most 107 bytes; the file in the folder is called `.s.PGSQL.5432`.
const maxSocketFolder = 107 - '/.s.PGSQL.5432'.length

export type PostgresCluster = { binaries: string; folder: string; runner: Runner; settings: string[] }
export type Postmaster = { pid: number; socketFolder: string }

/** `initdb` goes into a folder aside that is renamed when it is whole: an interrupted one leaves nothing half-made. */
export async function createCluster({ binaries, folder, runner }: PostgresCluster): Promise<void> {
  const aside = `${folder}.new-${process.pid}`
  rmSync(aside, { recursive: true, force: true })
  makeFolder(aside, runner)
  // PostgreSQL's own collation: the same on every system, with any locales.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const options = ['--username=safar', '--auth=trust', ...locale, '--no-instructions', '--no-sync']
  await promisify(execFile)(join(binaries, 'bin/initdb'), ['-D', aside, ...options], { ...runner, cwd: '/' })
  if (existsSync(folder)) rmSync(aside, { recursive: true, force: true })
  else renameSync(aside, folder)
}

export function startPostmaster({ binaries, folder, runner, settings }: PostgresCluster): ChildProcess {
  const log = openSync(join(folder, 'postgres.log'), 'a')
  const options = ['listen_addresses=', `unix_socket_directories=${chooseSocketFolder(folder, runner)}`, ...settings]
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', folder, ...options.flatMap((option) => ['-c', option])], {
    ...runner,
    cwd: '/',
    // A Ctrl-C in the terminal is for Safar: it stops the database last, when no request needs it any more.
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  return child
}

function chooseSocketFolder(folder: string, runner: Runner): string {
  if (Buffer.byteLength(folder) <= maxSocketFolder) return folder
  const short = mkdtempSync(join(tmpdir(), 'safar-'))
  if (runner) chownSync(short, runner.uid, runner.gid)
  return short
}

/** The cluster's own pid file, whichever process started it. */
export function readPostmaster(folder: string): Postmaster | null {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[4] ? { pid: Number(lines[0]), socketFolder: lines[4] } : null
}

export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function ping(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketFolder,
    user: 'safar',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A fast shutdown; an immediate one where that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!isProcessAlive(pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < patience && isProcessAlive(pid); waited += 20) await sleep(20)
  }
}
