import middie from '@fastify/middie'
import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type { SiteName } from '../src/server/pages/site-names.ts'

// React reads it when it is loaded, so it must be set before the server is imported.
process.env.NODE_ENV ??= 'development'
process.env.DEV_PAGES ??= 'true'
const { main } = await import('../src/server/main.ts')
const { demo } = await import('../demo/demo.ts')

type Sites = Record<SiteName, ViteDevServer>
let vites: Sites
process.once('exit', () => Object.values(vites ?? {}).forEach((vite) => void vite.close()))

await main({
  demo,
  development: {
    build: (site) => vites[site].ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    async mount(app) {
      const start = (site: SiteName) =>
        createServer({
          root: `src/${site}`,
          configFile: `src/${site}/vite.config.ts`,
          // Both find changed files over this one server: with ports of their own, the second finds that of the first taken.
          server: { middlewareMode: true, ws: { server: app.server } },
          appType: 'custom',
        })
      vites = { site: await start('site'), office: await start('office') }
      await app.register(middie)
      // Each would also answer the addresses of the other.
      app.use((request, response, next) => {
        const site = request.url?.startsWith('/_office/') ? 'office' : 'site'
        vites[site].middlewares(request, response, next)
      })
    },
  },
})
