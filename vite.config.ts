import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './scripts/lean-router.ts'

/** What every page needs, in two files instead of thirty: they compress better together, and one changes seldom. */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  {
    name: 'frame',
    test: /src\/web\/(root\.|entry\.client|personal\.|private-paths|shell\/(?!alert-card|session-)|lists\/(list-query|page-query|paged-list|section)|forms\/get-form|journeys\/journey-data|details\/contact-panel-data|api\/alerts|text|root-data|head|reload-guard|sign-in-request|ui\/(badge|breadcrumb|button-link|card|classes|empty-state|girih|icon|icons|link-to|logo|page-window|pagination|picture|price|rating|search-box|stars|plain-(field|checkbox|radio)|field-look)\.|features\/(advertisements\/|properties\/property-card\.))|vite\/preload-helper|src\/i18n\/(format-price|locale-facts|plural|group-thousands)|src\/domain\/(?!search-|day|phone-number|profile|places|stay|problem-result|party)/,
  },
  // What only some pages need stays together too: many small files compress badly.
  { name: 'dates', test: /src\/i18n\/(format|calendar-names)\.|src\/domain\/day\./ },
  {
    name: 'details',
    test: /src\/web\/(prose\/prose|details\/(facts|share-button|photo-gallery)|ui\/(gallery|icons-detail|icons-share))\./,
  },
  { name: 'asides', test: /src\/web\/ui\/(with-aside|contact-panel|check-list)\./ },
  { name: 'journeys', test: /src\/web\/(journeys\/journey-parts|ui\/(accordion|itinerary))\./ },
]

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    tailwindcss(),
    leanRouter(),
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
