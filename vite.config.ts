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
    test: /src\/web\/(shell\/(?!alert-card|session-)|lists\/(list-query|page-query|paged-list|section)|forms\/get-form|journeys\/journey-data|details\/contact-panel-data|api\/alerts|text|root-data|head|reload-guard|sign-in-request|ui\/(badge|breadcrumb|button-link|card|classes|empty-state|girih|icon|icons|link-to|logo|page-window|pagination|picture|price|rating|search-box|stars)\.)|vite\/preload-helper|src\/i18n\/(format-price|locale-facts|plural|group-thousands)|src\/domain\/(?!search-|day|phone-number|profile|places|stay|problem-result|party)/,
  },
  // What only some pages need stays together too: many small files compress badly.
  { name: 'fields', test: /src\/web\/ui\/(plain-(field|checkbox|radio)|field-look)\./ },
  { name: 'dates', test: /src\/i18n\/(format|calendar-names)\.|src\/domain\/day\./ },
  {
    name: 'details',
    test: /src\/web\/(prose\/prose|details\/(facts|share-button)|ui\/(gallery|icons-detail|icons-share))\./,
  },
  { name: 'cards', test: /src\/web\/features\/(advertisements\/|properties\/property-card\.)/ },
  { name: 'asides', test: /src\/web\/ui\/(with-aside|contact-panel|check-list)\./ },
  { name: 'journeys', test: /src\/web\/(journeys\/journey-parts|ui\/(accordion|itinerary))\./ },
]

export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }, tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
