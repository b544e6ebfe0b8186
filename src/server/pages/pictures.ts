import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { isPhotoId, type ReviewPhotos } from '../../api/reviews/review-photos.ts'
import { formats, type InTurn, type Rendition, type Renditions, widths } from '../../gateways/pictures/renditions.ts'
import { createFairQueue } from '../../http/fair-use/fair-queue.ts'
import { toLimitedAddress } from '../../http/limited-address.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/**
 * Encoding keeps a core busy. One core is left for pages, and addresses take turns: a client who asks for every new picture at once delays
 * other clients by one picture.
 */
export function openPictureTurns(cores = availableParallelism()): InTurn {
  const atOnce = Math.min(2, Math.max(1, cores - 1))
  const turns = createFairQueue({ atOnce, atOnceEach: atOnce, waiting: 500, waitingEach: 250 })
  return (whose, task) => turns.run(whose, task)
}

/** `/pictures/12-ab34cd/640.avif`: the version in the address makes it good for ever. */
export function mountPictures(app: FastifyInstance, renditions: Renditions): void {
  app.get<{ Params: { picture: string; file: string } }>('/pictures/:picture/:file', async (request, reply) => {
    const input = parseRendition(request.params.picture, request.params.file)
    const file = input && (await renditions.find(input, toLimitedAddress(request.ip)))
    if (!input || !file) return reply.callNotFound()
    return reply
      .type(types[input.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(createReadStream(file))
  })
}

/**
 * `/review-pictures/…/640.avif`: cached for minutes, since a hidden or withdrawn photo must disappear soon. Its content is never shown as a page of
 * its own.
 */
export function mountReviewPhotos(app: FastifyInstance, photos: ReviewPhotos): void {
  app.get<{ Params: { photo: string; file: string } }>('/review-pictures/:photo/:file', async (request, reply) => {
    const { photo, file } = request.params
    const size = isPhotoId.test(photo) ? parseSize(file) : null
    const path = size && (await photos.find({ photo, ...size }))
    if (!size || !path) return reply.callNotFound()
    return reply
      .type(types[size.format])
      .header('cache-control', 'public, max-age=600, must-revalidate')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(createReadStream(path))
  })
}

/** Pictures live with the API. */
export function mountRemotePictures(app: FastifyInstance, origin: string): void {
  for (const path of ['/pictures/*', '/review-pictures/*'])
    app.get(path, (request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').redirect(origin + request.url),
    )
}

function parseRendition(picture: string, file: string): Rendition | null {
  const [, id, version] = picture.match(/^(\d{1,9})-([0-9a-f]{10})$/) ?? []
  const size = parseSize(file)
  return id && version && size ? { id: Number(id), version, ...size } : null
}

function parseSize(file: string): Pick<Rendition, 'width' | 'format'> | null {
  const [, width, format] = file.match(/^(\d{3,4})\.(\w+)$/) ?? []
  const known = widths.find((one) => one === Number(width))
  const coding = formats.find((one) => one === format)
  return known && coding ? { width: known, format: coding } : null
}
