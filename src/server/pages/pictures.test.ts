import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountReviewPhotos, openPictureTurns } from './pictures.ts'

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

test('a client who asks for many new pictures delays another by one, and leaves a core to the pages', async () => {
  const inTurn = openPictureTurns(2)
  const order: string[] = []
  let running = 0
  const encode = (name: string) => async () => {
    expect(++running).toBe(1)
    order.push(name)
    await new Promise(setImmediate)
    running--
  }
  const many = ['many 1', 'many 2', 'many 3'].map((name) => inTurn('203.0.113.1', encode(name)))
  await Promise.all([...many, inTurn('203.0.113.2', encode('one'))])
  expect(order).toEqual(['many 1', 'one', 'many 2', 'many 3'])
})
