import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type EngineName, engineNames } from './engine-page.ts'
import { findEngine } from './find-engines.ts'

const screen = ['xvfb', 'xauth', 'dbus-x11', 'dbus']
const sound = ['gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good']
const packages: Record<EngineName, string[]> = {
  'old-chromium': ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkitgtk: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', ...screen, ...sound],
  wpe: ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'dbus', ...sound],
}

const apt = (...options: string[]): boolean =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...options], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs what Debian has of the engines, and says which of them are left out. */
export function installEngines(say: (line: string) => void): void {
  const missing = engineNames.filter((name) => !findEngine[name]())
  if (missing.length === 0) return
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (canInstall) {
    say(`Installing ${missing.join(', ')}`)
    apt('update')
    for (const name of missing) apt('install', '-y', '--no-install-recommends', ...packages[name])
  }
  for (const name of missing)
    if (!findEngine[name]()) say(`${name} is left out: it needs the Debian packages ${packages[name].join(' ')}`)
}
