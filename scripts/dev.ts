import middie from '@fastify/middie'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'

// React reads it when it is loaded, so it must be set before the server is imported.
process.env.NODE_ENV ??= 'development'
process.env.DEV_PAGES ??= 'true'
const { main } = await import('../src/server/main.ts')
const { demo } = await import('../demo/demo.ts')

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
process.once('exit', () => void vite.close())

await main({
  demo,
  development: {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    async mount(app) {
      await app.register(middie)
      app.use(vite.middlewares)
    },
  },
})
