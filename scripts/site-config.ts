import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { CodeSplittingGroup } from 'rolldown'
import { defineConfig, type PluginOption } from 'vite'
import { oldestBrowsers } from './browsers.ts'
import { evaluateAtBuild } from './evaluate-at-build.ts'
import { oldViewportHeights } from './old-viewport-heights.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type SiteConfig = {
  site: 'site' | 'office'
  /** The files that its pages share. */
  groups: CodeSplittingGroup[]
  plugins?: PluginOption[]
}

/** Files to preload with a part that is loaded later: none that every page has, and none for parts that load in an idle moment. */
function findMissing(part: string, files: string[]): string[] {
  const missing = files.filter((file) => !/\/(framework|rolldown-runtime|entry\.client)-/.test(file))
  return missing.length > 1 && !part.includes('/start-when-idle-') ? missing : []
}

/** How one of the two sites is built. Each is the root of a build of its own: the router finds its configuration and its types there. */
export const toSiteConfig = ({ site, groups, plugins = [] }: SiteConfig) => {
  const assets = site === 'site' ? 'assets' : 'assets/office'
  return defineConfig(({ command }) => ({
    root: `${root}src/${site}`,
    // In development both are served by one process, which tells their files apart by this.
    base: command === 'serve' && site === 'office' ? '/_office/' : '/',
    cacheDir: `${root}node_modules/.vite-${site}`,
    publicDir: site === 'site' ? `${root}public` : false,
    envDir: false,
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
      tailwindcss(),
      oldViewportHeights(),
      ...plugins,
      evaluateAtBuild(`${site}/screens/patterns.ts`),
      reactRouter(),
    ],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    // The code that both sites share lies outside of the root.
    server: { fs: { allow: [root] } },
    build: {
      manifest: true,
      assetsDir: assets,
      modulePreload: { resolveDependencies: findMissing },
      assetsInlineLimit: 0,
      target: oldestBrowsers,
    },
  }))
}

/** The service worker of a site is one file of its own, at an address that never changes. */
export const toWorkerConfig = (site: 'site' | 'office') =>
  defineConfig({
    root: `${root}src/${site}`,
    publicDir: false,
    envDir: false,
    plugins: [evaluateAtBuild(`${site}/screens/patterns.ts`)],
    build: {
      target: oldestBrowsers,
      outDir: `${root}build/${site}/worker`,
      emptyOutDir: true,
      lib: { entry: 'service-worker/worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
    },
  })
