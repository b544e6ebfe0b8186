import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import * as patterns from '../src/site/screens/patterns.ts'
import { evaluateAtBuild } from './evaluate-at-build.ts'

test('a bundle has the patterns of the screens without their table', async () => {
  const file = 'site/screens/patterns.ts'
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
  const code = JSON.stringify(output)
  for (const pattern of Object.values(patterns)) expect(code).toContain(JSON.stringify(String(pattern)).slice(1, -1))
  expect(code).not.toContain('audience')
})
