import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/build.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import type { Driver, Look } from './engine-page.ts'
import { openSession } from './webdriver.ts'

type Kind = 'webkitgtk' | 'wpe'
type Programs = { driver: string; browser: string }

const screen = ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24']

/** A driver, a screen and a browser of its own for each look. */
export async function openWebKit(kind: Kind, { driver, browser }: Programs, look: Look): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), `safar-${kind}-`))
  const port = await findFreePort()
  const output = join(folder, 'console.txt')
  writeFileSync(output, '')
  const runtime = join(folder, 'runtime')
  mkdirSync(runtime, { mode: 0o700 })
  const shown = kind === 'wpe' ? sizeOfWpe(browser, folder, look) : browser
  // The browser's output is the console of its pages; the driver does not pass it on.
  const binary = writeProgram(join(folder, 'browser'), `exec stdbuf -oL -eL ${shown} "$@" >>${output} 2>&1`)
  const [program = '', ...rest] = [
    'dbus-run-session',
    '--',
    ...(kind === 'wpe' ? [] : screen),
    driver,
    `--port=${port}`,
  ]
  const child = spawn(program, rest, {
    // A group, which ends together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_RUNTIME_DIR: runtime,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WINDOW: `${look.width}x${look.height}${look.isDark ? 'dark' : ''}`,
    },
  })
  const end = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  let read = 0
  const takeErrors = () => {
    const errors = readFileSync(output, 'utf8')
      .split('\n')
      .filter((line) => /CONSOLE (\w+ )?ERROR/.test(line))
      .slice(read)
    read += errors.length
    return errors
  }
  const options = { binary, args: kind === 'wpe' ? ['--automation', '--headless'] : ['--automation'] }
  const session = openSession({
    ...look,
    address: `http://127.0.0.1:${port}`,
    capabilities: { [kind === 'wpe' ? 'wpe:browserOptions' : 'webkitgtk:browserOptions']: options },
    takeErrors,
    end,
  })
  return session.then(kind === 'wpe' ? withOwnConsole : (same) => same).catch(async (error) => {
    await end()
    throw error
  })
}

declare global {
  interface Window {
    complaints?: string[]
  }
}

/** Errors of a page since this first ran in it. */
function readComplaints(): string[] {
  if (!window.complaints) {
    const complaints: string[] = []
    window.complaints = complaints
    const log = console.error
    console.error = (...values: unknown[]) => {
      complaints.push(`console: ${values.map(String).join(' ')}`)
      log(...values)
    }
    addEventListener('error', ({ message }) => complaints.push(`error in the page: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push(`policy ${violatedDirective}: ${blockedURI}`),
    )
  }
  return window.complaints.splice(0)
}

/** WPE's test browser does not expose its console: each page is observed from the end of its loading on. */
const withOwnConsole = (driver: Driver): Driver => ({
  ...driver,
  async open(url) {
    await driver.open(url)
    await driver.run(readComplaints)
  },
  takeErrors: () => driver.run(readComplaints),
})

function writeProgram(path: string, line: string): string {
  writeFileSync(path, `#!/bin/sh\n${line}\n`)
  chmodSync(path, 0o755)
  return path
}

/** A window without a toolbar: with one, none is as narrow as a phone. */
export const gtkWindow = join(root, 'e2e/engines/gtk-window.py')

const word = (value: number) => Buffer.from([value & 255, value >> 8, 0, 0])
const [setHeight, setWidth] = [Buffer.from([0xba]), Buffer.from([0xbe])]

/** The size of WPE's test browser is a constant of the program: a copy of it gets another one. */
function sizeOfWpe(browser: string, folder: string, { width, height }: Look): string {
  const code = readFileSync(browser)
  const sizeBytes = (w: number, h: number) => Buffer.concat([setHeight, word(h), setWidth, word(w)])
  const at = code.indexOf(sizeBytes(1280, 720))
  if (at < 0) throw new Error('The size of this WPE browser cannot be set')
  sizeBytes(width, height).copy(code, at)
  const path = join(folder, 'wpe-browser')
  writeFileSync(path, code, { mode: 0o755 })
  return path
}
