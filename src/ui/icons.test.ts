import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const web = join(here, '..')

const drawn = (file: string) =>
  [...readFileSync(join(here, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(web, name), 'utf8'))
  .join('\n')

const named = (make: string) =>
  [...sources.matchAll(new RegExp(`\\b${make}\\('([\\w-]+)'`, 'g'))].map(([, name]) => name)

test.each([
  ['icons-frame.svg', [...named('frameIcon'), ...named('frameHref')].map((name) => `i-${name}`)],
  ['icons.svg', [...named('icon'), ...named('spriteHref')]],
  ['icons-more.svg', named('moreIcon')],
])('%s has just the drawings that are shown, once each', (file, names) => {
  expect(drawn(file).sort()).toEqual([...new Set(names)].sort())
})
