import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { type SiteName, siteNames } from './site-names.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The output of a site's build: pages for the server, files for browsers, its service worker. */
const folderOf = (site: SiteName): string => join(root, 'build', site)
const clientFolderOf = (site: SiteName): string => join(folderOf(site), 'client')

export const importBuild = (site: SiteName): Promise<ServerBuild> => import(join(folderOf(site), 'server/index.js'))

/** Null before the first build. */
export function readWorker(site: SiteName): string | null {
  const file = join(folderOf(site), 'worker/service-worker.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Built files carry a hash in their name; those of `public/` do not. */
export async function mountAssets(app: FastifyInstance): Promise<void> {
  for (const site of siteNames) await mountAssetsOf(app, site)
}

const mountAssetsOf = (app: FastifyInstance, site: SiteName): Promise<void> =>
  app.register(fastifyStatic, {
    root: clientFolderOf(site),
    // Fastify takes these methods once.
    decorateReply: site === 'site',
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolderOf(site), 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  }) as unknown as Promise<void>

/** The file of each locale's messages after the build, so that a page can request its own at once. */
export function findMessageFiles(site: SiteName): Partial<Record<Locale, string>> {
  const file = join(clientFolderOf(site), '.vite/manifest.json')
  if (!existsSync(file)) return {}
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const entry = manifest[`../i18n/messages/${locale}.ts`]
      return entry ? [[locale, `/${entry.file}`]] : []
    }),
  )
}
