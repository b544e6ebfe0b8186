import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { locales } from '../../domain/text/locale.ts'
import { mapText } from '../../i18n/messages/map.ts'
import { createCachedAnswer } from '../cache/cached-answer.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { drawGround, drawLines, drawMap, mapStyles } from './draw-map.ts'

/** `/map/iraq.svg` without names, `/map/iraq-lines.svg` to lie on the relief, `/map/iraq-ku.svg` with names: drawn here, so that no map needs anybody else's server. */
export function mountMap(app: FastifyInstance, { cache, publicUrl }: { cache: PageCache; publicUrl: string }): void {
  const styles = mapStyles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`).join(' ')
  const answer = createCachedAnswer(cache, publicUrl, {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': `default-src 'none'; style-src ${styles}; frame-ancestors 'none'`,
  })
  app.get(
    '/map/iraq.svg',
    answer('image/svg+xml', async () => drawGround()),
  )
  app.get(
    '/map/iraq-lines.svg',
    answer('image/svg+xml', async () => drawLines()),
  )
  for (const locale of locales)
    app.get(
      `/map/iraq-${locale}.svg`,
      answer('image/svg+xml', async () => drawMap(locale, mapText[locale].mapOfIraq)),
    )
}
