import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs, in two files instead of thirty: they compress better together, and one changes seldom. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  {
    name: 'frame',
    test: /src\/web\/(shell\/(?!share-button)|api\/(?!search)|text|root-data|head|reload-guard|ui\/(badge|breadcrumb|button-link|card|classes|empty-state|girih|icon|icons|link-to|logo|page-window|pagination|picture|price|rating|search-box|stars)\.)|src\/i18n\/(format|calendar-names|locale-facts|plural|group-thousands)|src\/domain\/(?!search-)/,
  },
]

export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }, tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
