import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { type Locale, locales } from '../../domain/text/locale.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const clientFolder = join(root, 'build/client')

export const importBuild = (): Promise<ServerBuild> => import(join(root, 'build/server/index.js'))

/** Built files carry a hash in their name; those of `public/` do not. */
export const mountAssets = (app: FastifyInstance): Promise<void> =>
  app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  }) as unknown as Promise<void>

/** Where the messages of each locale lie after the build, so that a page can ask for its own at once. */
export function findMessages(): Partial<Record<Locale, string>> {
  const file = join(clientFolder, '.vite/manifest.json')
  if (!existsSync(file)) return {}
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const entry = manifest[`src/i18n/messages/${locale}.ts`]
      return entry ? [[locale, `/${entry.file}`]] : []
    }),
  )
}
