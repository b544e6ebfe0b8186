import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import * as ofOffice from '../src/office/screens/patterns.ts'
import * as ofSite from '../src/site/screens/patterns.ts'
import { evaluateAtBuild } from './evaluate-at-build.ts'

test.each([
  ['site', ofSite],
  ['office', ofOffice],
])('a bundle has what the screens of the %s mean without their table', async (site, values) => {
  const file = `${site}/screens/patterns.ts`
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [evaluateAtBuild(file)],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(`../src/${file}`, import.meta.url)), formats: ['es'], fileName: 'patterns' },
    },
  })
  const { code } = [output].flat().flatMap((one) => ('output' in one ? one.output : []))[0] as { code: string }
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object
  expect({ ...built }).toEqual({ ...values })
  expect(code).not.toContain('audience')
})
