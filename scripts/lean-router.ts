import type { Plugin } from 'vite'

/**
 * What of the router this site never uses in a browser: hooks for tracing, and learning the routes bit by bit (they come whole). A
 * tenth of it; each is replaced by the least that the rest asks for. An upgrade that asks for more fails the build.
 */
const unused: Record<string, string> = {
  'router/instrumentation.js': `
    const never = () => undefined
    export {
      never as consumeInstrumentationClientResultMetaReceiver, never as getRouteInstrumentationUpdates, never as instrumentClientSideRouter,
      never as instrumentHandler, never as instrumentationResultMetaContext
    }`,
  'dom/ssr/fog-of-war.js': `
    const never = () => undefined
    const isFogOfWarEnabled = () => false
    const getPartialManifest = (manifest) => manifest
    export {
      isFogOfWarEnabled, getPartialManifest, never as getPatchRoutesOnNavigationFunction, never as useFogOFWarDiscovery,
      never as URL_LIMIT, never as getManifestPath, never as getPathsWithAncestors, never as handleClientVersionMismatch
    }`,
}

export const leanRouter = (): Plugin => ({
  name: 'safar:lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => Object.entries(unused).find(([file]) => id.endsWith(`react-router/dist/production/lib/${file}`))?.[1],
})
