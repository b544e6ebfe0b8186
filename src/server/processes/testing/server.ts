import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { requireProgram } from '../../../api/testing/run-until-killed.ts'

export type TestServer = {
  url: string
  /** Its whole output. */
  said: () => string
  signal(name: NodeJS.Signals): void
  ended: Promise<unknown>
}

type ServerInput = { databaseUrl?: string; port: number; settings?: Record<string, string> }

const main = new URL('../../main.ts', import.meta.url)
const children = new Set<ReturnType<typeof spawn>>()
let folder: string | undefined

/** The real server without the site, in a process of its own: its links and its bank are its own, too. Without an address it has the embedded database. */
export async function startTestServer({ databaseUrl, port, settings = {} }: ServerInput): Promise<TestServer> {
  folder ??= mkdtempSync(join(tmpdir(), 'safar-processes-'))
  // A killed process leaves no compile cache for the next one, unless it writes it at once.
  const program = `import { flushCompileCache } from 'node:module'; import { main } from '${requireProgram(main)}'; await main(); flushCompileCache()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: inject('compiled'),
      PORT: String(port),
      SERVICES: 'api',
      DEMO_CONTENT: 'false',
      LOG_LEVEL: 'warn',
      // All of them come from this machine, and a busy one is late.
      LIMITS_BY_ADDRESS: 'off',
      SHED_LOAD_AFTER: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const ended = once(child, 'close').finally(() => children.delete(child))
  let output = ''
  const isReady = new Promise<boolean>((resolve) => {
    const hear = (text: string) => {
      output += text
      if (output.includes('Safar is ready')) resolve(true)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    void ended.then(() => resolve(false))
  })
  if (!(await isReady)) throw new Error(`The server did not start:\n${output}`)
  return { url: `http://localhost:${port}`, said: () => output, signal: (name) => void child.kill(name), ended }
}

/** For the end of a test file: stops everything, also after failures. */
export function dropTestServers(): void {
  afterAll(async () => {
    const all = [...children]
    for (const child of all) child.kill('SIGKILL')
    await Promise.all(all.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'close')))
    if (folder) rmSync(folder, { recursive: true, force: true })
    folder = undefined
  })
}
