import { buildIfStale } from './build.ts'

// React reads it when it is loaded, so it must be set before anything else is imported.
process.env.NODE_ENV ??= 'production'

try {
  buildIfStale((line) => console.log(`safar · ${line}`))
} catch (error) {
  console.error(`safar · ${(error as Error).message}`)
  process.exit(1)
}
const { main } = await import('../src/server/main.ts')
const { demo } = await import('../demo/demo.ts')
await main({ demo })
