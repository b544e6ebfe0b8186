import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './scripts/browsers.ts'
import { withImports } from './scripts/chunk-groups.ts'
import { commonPasswords } from './scripts/common-passwords.ts'
import { leanRouter } from './scripts/lean-router.ts'
import { oldViewportHeights } from './scripts/old-viewport-heights.ts'

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
    'lists/section.tsx',
    'features/properties/property-card.tsx',
    'ui/field-look.ts',
  ]),
  withImports('lists', [
    'lists/paged-list.tsx',
    'lists/list-top.tsx',
    'lists/sort-menu.tsx',
    'features/advertisements/advertisement-row.tsx',
  ]),
  withImports('details', [
    'details/facts.tsx',
    'details/share-button.tsx',
    'details/detail-actions.tsx',
    'prose/prose.tsx',
    'details/photo-gallery.tsx',
    'ui/with-aside.tsx',
  ]),
  withImports('asides', ['ui/check-list.tsx', 'ui/contact-panel.tsx']),
  withImports('choice', [
    'choice/choice-panel.tsx',
    'choice/choice-bar.tsx',
    'choice/count-row.tsx',
    'choice/left-text.tsx',
    'choice/use-choice.ts',
  ]),
  withImports('journeys', ['journeys/journey-parts.tsx', 'ui/accordion.tsx', 'ui/itinerary.tsx']),
]

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    tailwindcss(),
    oldViewportHeights(),
    leanRouter(),
    commonPasswords(),
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: oldestBrowsers },
})
