import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '../../scripts/build.ts'

export type SafarProcess = {
  url: string
  errors: () => string[]
  hasSaid: (text: string) => boolean
  /** Resolves when a line with these words is written; throws where the process ends without it. */
  said(text: string): Promise<void>
  signal(name: NodeJS.Signals): void
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** All browsers come from this machine, and a busy one is late. */
export const oneMachine = {
  LIMITS_BY_ADDRESS: 'off',
  SHED_LOAD_AFTER: '0',
  SMS_PER_HOUR: '100000',
  SMS_PER_DAY: '100000',
  // The way through the check is the same, without the seconds of work.
  BOT_CHECK_ATTEMPTS: '10',
  // Several of them have one database and folders of their own: with keys of their own, one could not read what another has sealed.
  PERSONAL_DATA_KEY: 'the one key of all processes of the browser tests',
  FILES_KEY: 'the one key of all papers of the browser tests',
}

const children = new Set<ReturnType<typeof spawn>>()

type Start = {
  dataDir: string
  port: number
  settings?: Record<string, string>
  /** From the sources, as a person starts it: reading a thousand modules takes two thirds of the start. */
  fromSources?: boolean
}

/** A process of its own. */
export function startSafar({ dataDir, port, settings = {}, fromSources = false }: Start): SafarProcess {
  const { NODE_ENV: _, ...environment } = process.env
  const child = spawn(process.execPath, [fromSources ? 'scripts/start.ts' : inject('startProgram')], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...oneMachine, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  let errors = ''
  const listeners = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    for (const listener of listeners) listener()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  // Not 'exit': what it wrote last must have arrived.
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => {
      children.delete(child)
      resolve(code ?? signal ?? 'unknown')
    }),
  )
  return {
    url: `http://localhost:${port}`,
    errors: () => errors.split('\n').filter(Boolean),
    hasSaid: (text) => output.includes(text),
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
        void ended.then((end) => reject(new Error(`It ended (${end}) without saying "${text}":\n${output}\n${errors}`)))
      }),
    signal: (name) => void child.kill(name),
    ended,
  }
}

/** The process of the folder's database, whether it still runs or not. */
export const databaseOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Stops processes that a failed test has left. */
export function sweep(dataDir: string): void {
  for (const child of children) child.kill('SIGKILL')
  try {
    process.kill(databaseOf(dataDir), 'SIGQUIT')
  } catch {
    // It is gone, as it should be.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
