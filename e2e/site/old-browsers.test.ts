import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/build.ts'
import { checkBundle } from '../../scripts/check-bundle.ts'
import { checkStyles } from '../../scripts/check-styles.ts'
import { builtIns, staticBuiltIns } from '../../src/client/old-browsers/add-built-ins.ts'

/** The exempt files, and why no old browser runs them. */
const harmless: Record<string, string> = {
  'framework startViewTransition': 'React calls it for its ViewTransition alone, which this site does not use',
  'framework scrollend': 'React listens for it where an element has `onScrollEnd`, which none has',
  'push-device Notification': 'asked for by a switch that is there where the browser has it',
  'street-canvas DecompressionStream': 'streets that cannot be opened are left out of the map',
}

const sites = [
  { site: 'site', assets: join(root, 'build/site/client/assets'), minFiles: 100 },
  { site: 'office', assets: join(root, 'build/office/client/assets/office'), minFiles: 20 },
]
const added = Object.values({ ...builtIns, ...staticBuiltIns }).flatMap(Object.keys)
const polyfilled = new Set([...added, 'showPopover', 'hidePopover'])

test.each(sites)('the oldest browsers can read each script of the $site', ({ assets, minFiles }) => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(minFiles)
})

test('the oldest browsers have what the scripts call', () => {
  const found = sites.flatMap(({ assets }) =>
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .flatMap((file) =>
        checkBundle(readFileSync(join(assets, file), 'utf8'), { polyfilled }).map(
          (line) => `${file.replace(/-.{8}\.js$/, '')} ${line}`,
        ),
      ),
  )
  const known = Object.keys(harmless)
  expect(found.filter((line) => !known.some((one) => line.startsWith(`${one}:`)))).toEqual([])
  expect(known.filter((one) => !found.some((line) => line.startsWith(`${one}:`)))).toEqual([])
})

test.each(sites)('so does the service worker of the $site, to which nothing is added', ({ site }) => {
  const code = readFileSync(join(root, 'build', site, 'worker/service-worker.js'), 'utf8')
  expect(checkBundle(code, { polyfilled: new Set() })).toEqual([])
})

test.each(sites)('what the $site has for pages without script is hidden where nobody can ask for one', ({ assets }) => {
  const [file = ''] = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const styles = readFileSync(join(assets, file), 'utf8')
  const hidden = '\\{\\.scripted\\\\\\:hidden\\{display:none'
  const conditions = [
    '@media not (all and )?\\(scripting:\\s?none\\)',
    '@supports \\(?not selector\\(:dir\\(ltr\\)\\)[^{]*',
  ]
  expect(conditions.filter((condition) => !new RegExp(condition + hidden).test(styles))).toEqual([])
})

test.each(sites)('they drop nothing of the styles that a page of the $site is laid out by', ({ assets }) => {
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .flatMap((file) => checkStyles(readFileSync(join(assets, file), 'utf8')))
  // Tailwind's own, for the text of an empty date field.
  const [harmlessLine, ...rest] = found.sort(
    (one, other) => Number(other.includes('1lh')) - Number(one.includes('1lh')),
  )
  expect(harmlessLine).toMatch(/min-height:1lh.*::-webkit-date-and-time-value$/)
  expect(rest).toEqual([])
})
