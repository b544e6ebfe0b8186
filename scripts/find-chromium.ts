import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

type Environment = Record<string, string | undefined>
export type Look = { environment: Environment; runs: (path: string) => boolean; own: () => string }
export type Install = { find: () => string | null; run: (command: string[]) => boolean; isRootOnDebian: boolean }

/** The same browser without a window: without tabs and an address bar a page costs a third less. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/opt/homebrew/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]
const namesOfMac = ['Chromium', 'Google Chrome']

// Ubuntu ships a `chromium-browser` that only says where the real one would be, so being there is not enough.
const runs = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const system: Look = { environment: process.env, runs, own: () => chromium.executablePath() }

const unwanted = [
  // Two more pages in every window, hidden behind its address bar: they cost more than the page that is tested.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // The list replaces Playwright's own, so what that is about is said here again.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Root cannot have a sandbox; the other flags keep the browser from calling home during a measurement. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unwanted.join()}`,
]

const whole = [...names, ...namesOfMac]

/** The one that CHROME_PATH names, the system's, without a window rather than with one, or Playwright's own. */
export const findChromium = (look: Look = system): string | null => findAmong([shells, whole], look)

/** One that could open a window: only those show notifications. */
export const findWholeChromium = (look: Look = system): string | null => findAmong([whole], look)

function findAmong(kinds: string[][], { environment, runs, own }: Look): string | null {
  const folders = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), ...usualPlaces]
  const installed = kinds.flatMap((kind) => folders.flatMap((folder) => kind.map((name) => join(folder, name))))
  const input = environment.CHROME_PATH ? [environment.CHROME_PATH] : []
  return [...input, ...new Set(installed), own()].find(runs) ?? null
}

const apt = [
  ['apt-get', 'update'],
  // An older Debian has no shell.
  ['sh', '-c', 'apt-get install -y chromium-headless-shell || apt-get install -y chromium'],
]
const playwright = () => [
  [process.execPath, join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js')].concat([
    'install',
    'chromium',
  ]),
]

const thisMachine: Install = {
  find: findChromium,
  run: ([program = '', ...options]) =>
    spawnSync(program, options, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0,
  isRootOnDebian: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
}

/** Finds one, or installs one. */
export function requireChromium(say: (line: string) => void, install: Install = thisMachine): string {
  const found = install.find()
  if (found) return found
  say('Installing Chromium, which the tests in the browser need')
  const hasRun = (install.isRootOnDebian ? apt : playwright()).map(install.run).every(Boolean)
  const installed = hasRun ? install.find() : null
  if (installed) return installed
  throw new Error(
    'The tests in the browser need Chromium or Chrome, and none could be found or installed. ' +
      'Either set CHROME_PATH to the program, or install it: `apt-get install chromium` (Debian, Ubuntu), ' +
      '`npx playwright-core install chromium` (elsewhere).',
  )
}
