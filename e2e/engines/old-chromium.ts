import { launch } from 'puppeteer-core'
import { chromiumFlags } from '../../scripts/find-chromium.ts'
import { newerGlobals, newerMethods, newerStatics } from '../../scripts/newer-built-ins.ts'
import type { Driver, Look } from './engine-page.ts'
import { openPuppet } from './puppet.ts'

type Options = Look & { path: string }
type Newer = { methods: string[]; statics: Record<string, string[]>; globals: string[] }

/** Today's Chromium without what the oldest browsers lack: no package has one as old as they are. */
export async function openOldChromium({ path, isDark = false, ...size }: Options): Promise<Driver> {
  const browser = await launch({ executablePath: path, headless: 'shell', args: chromiumFlags, timeout: 120_000 })
  const newer: Newer = { methods: [...newerMethods], statics: newerStatics, globals: [...newerGlobals] }
  return openPuppet(browser, size, async (page) => {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    await page.evaluateOnNewDocument(removeNewer, newer)
  })
}

/** Runs in the page before its own scripts. */
function removeNewer({ methods, statics, globals }: Newer): void {
  const all = window as unknown as Record<string, { prototype?: object } | undefined>
  const remove = (owner: object | null | undefined, name: string) => owner && Reflect.deleteProperty(owner, name)
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of Object.getOwnPropertyNames(iterators)) if (name !== 'constructor') remove(iterators, name)
  const prototypes = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => all[name]?.prototype)
  for (const prototype of [...prototypes, Object.getPrototypeOf(Uint8Array.prototype)])
    for (const name of methods) remove(prototype, name)
  for (const [name, properties] of Object.entries(statics))
    for (let owner: object | null = all[name] ?? null; owner; owner = Object.getPrototypeOf(owner))
      for (const property of properties) remove(owner, property)
  for (const name of globals) remove(window, name)
  remove(HTMLElement.prototype, 'popover')
  remove(URLSearchParams.prototype, 'size')
  remove(window, 'onscrollend')
}
