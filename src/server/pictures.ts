import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { formats, type Rendition, type Renditions, widths } from '../gateways/pictures/renditions.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** `/pictures/12-ab34cd/640.avif`: the version in the address makes it good for ever. */
export function mountPictures(app: FastifyInstance, renditions: Renditions): void {
  app.get<{ Params: { picture: string; file: string } }>('/pictures/:picture/:file', async (request, reply) => {
    const input = parseRendition(request.params.picture, request.params.file)
    const file = input && (await renditions.find(input))
    if (!input || !file) return reply.callNotFound()
    return reply
      .type(types[input.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(createReadStream(file))
  })
}

/** Pictures live with the API. */
export function mountRemotePictures(app: FastifyInstance, origin: string): void {
  app.get('/pictures/*', (request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(origin + request.url),
  )
}

function parseRendition(picture: string, file: string): Rendition | null {
  const [, id, version] = picture.match(/^(\d{1,9})-([0-9a-f]{10})$/) ?? []
  const [, width, format] = file.match(/^(\d{3,4})\.(\w+)$/) ?? []
  const known = widths.find((one) => one === Number(width))
  const coding = formats.find((one) => one === format)
  return id && version && known && coding ? { id: Number(id), version, width: known, format: coding } : null
}
