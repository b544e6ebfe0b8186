import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.ts'
import type { Driver, EngineName, Look } from './engine-page.ts'
import { openFirefox } from './firefox.ts'
import { openOldChromium } from './old-chromium.ts'
import { gtkWindow, openWebKit } from './webkit.ts'

export type Engine = { name: EngineName; open(look: Look): Promise<Driver> }

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(
  Boolean,
)
const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)

const wpeFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/wpe-webkit-1.1`)

const canOpenGtk = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'], { stdio: 'ignore' })
    .status === 0

/** The engines of this machine; null where their programs are not installed. */
export const findEngine: Record<EngineName, () => Engine | null> = {
  'old-chromium'() {
    const path = findChromium()
    return path ? { name: 'old-chromium', open: (look) => openOldChromium({ ...look, path }) } : null
  },
  firefox() {
    const path = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox', 'Firefox')
    return path ? { name: 'firefox', open: (look) => openFirefox({ ...look, path }) } : null
  },
  webkitgtk() {
    const driver = findProgram('WebKitWebDriver')
    const isWhole = driver && findProgram('xvfb-run') && findProgram('dbus-run-session') && canOpenGtk()
    const programs = { driver: driver ?? '', browser: gtkWindow }
    return isWhole ? { name: 'webkitgtk', open: (look) => openWebKit('webkitgtk', programs, look) } : null
  },
  wpe() {
    const driver = findProgram('WPEWebDriver')
    const browser = wpeFolders.map((folder) => join(folder, 'MiniBrowser')).find(existsSync)
    const isWhole = driver && browser && findProgram('dbus-run-session')
    return isWhole ? { name: 'wpe', open: (look) => openWebKit('wpe', { driver, browser }, look) } : null
  },
}
