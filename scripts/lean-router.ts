import type { Plugin } from 'vite'
import { replaceBodies } from './replace-bodies.ts'

const folder = 'react-router/dist/production/lib/'

/**
 * What of the router this site never uses in a browser: hooks for tracing, and learning the routes bit by bit (they come whole). A
 * tenth of it; each is replaced by the least that the rest asks for. An upgrade that asks for more fails the build.
 */
const unusedFiles: Record<string, string> = {
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

const never = 'throw Error("left out of the router")'

/**
 * Functions of its other files that only actions, fetchers, links that are fetched ahead, view transitions and server components come to:
 * there are none here (docs/decisions/no-actions-no-fetchers.md). What must never be called throws; what is called on every way gets
 * the answer that it gives where nothing of the kind is under way. A name that an upgrade no longer has fails the build.
 */
const unusedFunctions: Record<string, Record<string, string>> = {
  'router/router.js': {
    handleAction: never,
    fetch: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    getFetcher: never,
    resetFetcher: never,
    queueFetcherForDeletion: never,
    deleteFetcher: never,
    abortFetcher: never,
    getUpdatedRevalidatingFetchers: never,
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
    defaultDataStrategyWithMiddleware: never,
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    checkFogOfWar: 'return { active: false, matches: null }',
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    getUpdatedActionData: '',
    getInstrumentationNavigateMeta: '',
    isMutationMethod: 'return false',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  },
  // As it is, but for the reload: the page may be being left (src/client/device/reload-guard.ts).
  'dom/ssr/routeModules.js': {
    loadRouteModule: `
      if (route.id in routeModulesCache) return routeModulesCache[route.id]
      try {
        return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module))
      } catch (error) {
        console.error('Could not load ' + route.module, error)
        dispatchEvent(new Event('safar:reload'))
        return new Promise(() => {})
      }`,
  },
  'dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: never,
    singleFetchLoaderFetcherStrategy: never,
    nonSsrStrategy: never,
  },
  'dom/ssr/components.js': {
    usePrefetchBehavior: 'return [false, null, {}]',
    PrefetchPageLinks: never,
  },
  'dom/ssr/links.js': { prefetchRouteCss: '', prefetchStyleLinks: '' },
  'dom/ssr/routes.js': { createClientRoutesWithHMRRevalidationOptOut: never },
  'hooks.js': { RSCErrorHandler: never },
}

/** A name for developer tools keeps a component in the build that nobody renders. */
const withoutNames = (code: string): string =>
  code.replace(/^\w+\.displayName = ".*";$/gm, '').replace(/ = (React\$1\.forwardRef\()/g, ' = /* @__PURE__ */ $1')

export const leanRouter = (): Plugin => ({
  name: 'safar:lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => Object.entries(unusedFiles).find(([file]) => id.endsWith(folder + file))?.[1],
  transform(code, id) {
    if (!id.includes(folder)) return
    const bodies = Object.entries(unusedFunctions).find(([file]) => id.endsWith(folder + file))?.[1] ?? {}
    return { code: withoutNames(replaceBodies(code, bodies, this.parse(code))), map: null }
  },
})
