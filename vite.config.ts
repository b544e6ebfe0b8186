import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { withImports } from './scripts/chunk-groups.ts'
import { leanRouter } from './scripts/lean-router.ts'

/** Many small files compress badly: what most pages need is one, what kinds of pages share are a few more. */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  withImports('frame', [
    'entry.client.tsx',
    'root.tsx',
    'head.ts',
    'shell/page.tsx',
    'lists/paged-list.tsx',
    'lists/section.tsx',
    'features/advertisements/advertisement-row.tsx',
    'features/properties/filter-form.tsx',
    'features/properties/property-card.tsx',
  ]),
  withImports('details', [
    'details/facts.tsx',
    'details/share-button.tsx',
    'prose/prose.tsx',
    'details/photo-gallery.tsx',
  ]),
  withImports('asides', ['ui/check-list.tsx', 'ui/contact-panel.tsx', 'ui/with-aside.tsx']),
  withImports('journeys', ['journeys/journey-parts.tsx', 'ui/accordion.tsx', 'ui/itinerary.tsx']),
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
