import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxArriving, maxPieceBytes, pieceBytes } from '../../domain/files/file.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { createApi } from '../service.ts'
import { makePdf, toPieces } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'

/** Over real sockets: requests as an attacker writes them. */
const database = openTestDatabase()
const files = openTestFiles()
/** Counts pieces that are being received, and wakes those who wait for so many. */
let [inside, onInside] = [0, () => {}]
const context: typeof files = {
  ...files,
  arriving: (...request) => {
    const leave = files.arriving(...request)
    const count = (more: number) => {
      inside += more
      onInside()
    }
    count(1)
    return () => {
      leave()
      count(-1)
    }
  },
}
const app: FastifyInstance = fastify({ bodyLimit: maxPieceBytes })
let [owner, stranger] = [{} as TestMember, {} as TestMember]
const sockets: Socket[] = []
beforeAll(async () => {
  const api = createApi({ db: database.db, accounts: testAccounts, files: context })
  await mountApi(app, { api, origins: [], publicUrl: '' })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  owner = await addMember(database.db)
  stranger = await addMember(database.db)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const hearInside = (count: number): Promise<void> =>
  new Promise((resolve) => {
    onInside = () => {
      if (inside === count) resolve()
    }
    onInside()
  })

const begin = async (bytes: number, form = '', as = owner): Promise<string> => {
  const body = { field: 'passport', form, name: 'a.pdf', bytes }
  const headers = { authorization: `Bearer ${as.token}` }
  return (await app.inject({ method: 'POST', url: '/customer/uploads', headers, payload: body })).json().id
}

type Sent = { id: string; token?: string; offset?: number; head?: string; body?: Buffer | string }

/** The head of a piece, and as much of its body as wanted. */
function send({
  id,
  token = owner.token,
  offset = 0,
  head = `content-length: ${pieceBytes}`,
  body = '',
}: Sent): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  socket.write(
    `PUT /customer/uploads/${id}?offset=${offset} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\n${head}\r\n\r\n`,
  )
  if (body.length > 0) socket.write(body)
  return socket
}

async function hear(socket: Socket): Promise<string> {
  const [bytes] = await once(socket, 'data')
  const [, status = '', code = ''] = /^HTTP\/1\.1 (\d+)[\s\S]*?"code":"(\w+)"/.exec(String(bytes)) ?? []
  return `${status} ${code}`
}

describe('before a byte of it has come, a piece is refused', () => {
  test.each([
    ['of nobody', async () => send({ id: await begin(1_000_000), token: 'nobody' }), '401 UNAUTHORIZED'],
    ['of a stranger', async () => send({ id: await begin(1_000_000), token: stranger.token }), '404 NOT_FOUND'],
    ['of a file that nobody knows', async () => send({ id: crypto.randomUUID() }), '404 NOT_FOUND'],
    ['of no file', async () => send({ id: '..%2f..%2fetc%2fpasswd' }), '404 NOT_FOUND'],
    ['that is not the next one', async () => send({ id: await begin(1_000_000), offset: 5 }), '409 UPLOAD_OFFSET'],
    [
      'that would be too long',
      async () => send({ id: await begin(9_000_000), head: `content-length: ${maxPieceBytes + 1}` }),
      '413 BODY_TOO_LARGE',
    ],
    [
      'that does not say how long it is, so that it could come byte by byte',
      async () => send({ id: await begin(1_000_000), head: 'transfer-encoding: chunked' }),
      '400 INVALID_INPUT',
    ],
  ])('%s', async (_name, attack, answer) => {
    expect(await hear(await attack())).toBe(answer)
    expect(inside).toBe(0)
  })
})

test('unfinished pieces of one client fill a small part of the memory, and other clients are served', async () => {
  const max = maxArriving.ofOne / maxPieceBytes
  const head = `content-length: ${maxPieceBytes}`
  const slow: Socket[] = []
  for (let n = 0; n < max; n += 1) slow.push(send({ id: await begin(9_000_000, `slow-${n}`), head, body: '%PDF-1.4' }))
  await hearInside(max)
  const another = { id: await begin(9_000_000, 'another'), head }
  expect(await hear(send(another))).toBe('429 TOO_MANY_REQUESTS')

  const content = makePdf(1000)
  const [id, token] = [await begin(content.length, '', stranger), stranger.token]
  const sent = send({ id, token, head: `content-length: ${content.length}`, body: content })
  expect(String(await once(sent, 'data'))).toContain('"state":"ready"')

  for (const socket of slow) socket.destroy()
  await hearInside(0)
  expect(files.contents().filter(({ bytes }) => bytes.includes('%PDF'))).toEqual([])
  const first = toPieces(makePdf(9_000_000), maxPieceBytes)[0]?.bytes
  expect(String(await once(send({ ...another, body: first }), 'data'))).toContain(`"received":${maxPieceBytes}`)
})

test('a disk that is full takes nothing, leaves nothing, and is tried again', async () => {
  const content = makePdf(pieceBytes)
  const id = await begin(content.length)
  const url = `/customer/uploads/${id}?offset=0`
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' }
  const put = () => app.inject({ method: 'PUT', url, headers, payload: content.subarray(0, pieceBytes) })
  const { put: keep } = context.store
  context.store.put = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  const refused = await put()
  context.store.put = keep
  expect([refused.statusCode, refused.json().code]).toEqual([500, 'INTERNAL'])
  expect(refused.body).not.toContain('ENOSPC')
  expect((await put()).json()).toMatchObject({ received: pieceBytes })
})
