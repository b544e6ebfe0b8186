import { defineConfig } from 'vite'
import { oldestBrowsers } from './scripts/browsers.ts'
import { evaluateAtBuild } from './scripts/evaluate-at-build.ts'

/** The service worker is one file of its own, at an address that never changes. */
export default defineConfig({
  publicDir: false,
  plugins: [evaluateAtBuild('site/screens/patterns.ts')],
  build: {
    target: oldestBrowsers,
    outDir: 'build/worker',
    lib: { entry: 'src/site/service-worker/worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
  },
})
