import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountReviewPhotos } from './pictures.ts'

const app = fastify()
const photo = crypto.randomUUID()
const asked: unknown[] = []
beforeAll(() =>
  mountReviewPhotos(app, {
    async find(input) {
      asked.push(input)
      return input.photo === photo ? import.meta.filename : null
    },
    sweep: async () => {},
  }),
)
afterAll(() => app.close())

test('a photo is a picture, kept for minutes', async () => {
  const { statusCode, headers } = await app.inject(`/review-pictures/${photo}/320.webp`)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=600, must-revalidate',
  ])
  expect(asked).toEqual([{ photo, width: 320, format: 'webp' }])
})

test.each([`${photo}/321.webp`, `${photo}/320.svg`, `..%2f${photo}/320.webp`, `${crypto.randomUUID()}/320.webp`])(
  'there is no %s',
  async (address) => expect((await app.inject(`/review-pictures/${address}`)).statusCode).toBe(404),
)
