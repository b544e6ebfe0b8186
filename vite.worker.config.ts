import { defineConfig } from 'vite'

/** The service worker is one file of its own, at an address that never changes. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build/worker',
    lib: { entry: 'src/web/service-worker/worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
  },
})
