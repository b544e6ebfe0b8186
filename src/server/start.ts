import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { mountApi } from '../api/http.ts'
import { type Api, createApi } from '../api/service.ts'
import { followContent } from '../db/content-changes.ts'
import { createRenditions } from '../gateways/pictures/renditions.ts'
import { createApp } from './app.ts'
import { findMessages, importBuild, mountAssets } from './assets.ts'
import type { Config } from './config.ts'
import { openStorage, type Say, type Storage } from './database.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { mountPictures } from './pictures.ts'
import { overHttp } from './remote-transport.ts'
import { createSite, inProcess } from './site.ts'

/** In development the build comes from Vite, module by module. */
export type Development = { build: () => Promise<ServerBuild>; mount(app: FastifyInstance): Promise<void> }

export type Running = { app: FastifyInstance; url: string; storage: Storage; stop(): Promise<void> }

export async function startServer(config: Config, say: Say = () => {}, development?: Development): Promise<Running> {
  const storage = await openStorage(config, say)
  try {
    const cache = createPageCache()
    const app = await createApp({
      cache,
      logLevel: config.LOG_LEVEL,
      publicUrl: config.PUBLIC_URL,
      isReady: storage.isReady,
    })
    await mountServices(app, { config, storage, cache, development })
    const changes = followContent(storage.url, cache.clear)
    await app.listen({ port: config.PORT, host: config.HOST }).catch(async (error) => {
      await changes.stop()
      throw error
    })
    const stop = async () => {
      await app.close()
      await changes.stop()
      await storage.close()
    }
    return { app, storage, url: addressOf(app), stop }
  } catch (error) {
    await storage.close()
    throw error
  }
}

type Parts = { config: Config; storage: Storage; cache: PageCache; development?: Development }

async function mountServices(app: FastifyInstance, { config, storage, cache, development }: Parts): Promise<void> {
  const api = createApi({ db: storage.db })
  mountPictures(app, createRenditions({ db: storage.db, folder: join(config.DATA_DIR, 'pictures') }))
  if (config.SERVICES.includes('api')) {
    const publicUrl = `${config.PUBLIC_URL}/services/api`
    await app.register((scope) => mountApi(scope, { api, origins: config.CORS_ORIGINS, publicUrl }), {
      prefix: '/services/api',
    })
  }
  if (config.SERVICES.includes('site')) await mountSite(app, { config, api, cache, development })
}

async function mountSite(
  app: FastifyInstance,
  { config, api, cache, development }: Omit<Parts, 'storage'> & { api: Api },
): Promise<void> {
  const remote = [config.API_URL, config.AUTH_URL, config.SEARCH_URL].filter((url) => url !== undefined)
  const site = await createSite({
    build: development?.build ?? importBuild,
    mode: development ? 'development' : 'production',
    transport: config.API_URL ? overHttp(config.API_URL) : inProcess(api),
    cache,
    messagesUrl: development ? {} : findMessages(),
    publicUrl: config.PUBLIC_URL,
    apiUrl: config.API_URL ?? '/services/api',
    connect: remote.map((url) => new URL(url).origin),
    devPages: config.DEV_PAGES,
  })
  if (development) await development.mount(app)
  else await mountAssets(app)
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    return site(request.raw, reply.raw, request).catch((error) => {
      request.log.error({ err: error, url: request.url }, 'a page failed')
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain' })
      reply.raw.end(`Internal Server Error (${request.id})`)
    })
  })
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://localhost:${port}`
}
