import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }, tailwindcss(), reactRouter()],
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
