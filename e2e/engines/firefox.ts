import { launch } from 'puppeteer-core'
import type { Driver, Look } from './engine-page.ts'
import { openPuppet } from './puppet.ts'

type Options = Look & { path: string }

/** Firefox as it is, over WebDriver BiDi. */
export async function openFirefox({ path, isDark = false, ...size }: Options): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: 120_000,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      // Its scroll bar would take some of the width.
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
    },
  })
  return openPuppet(browser, size)
}
