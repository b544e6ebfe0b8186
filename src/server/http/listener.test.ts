import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { watchActiveAddresses } from '../../http/fair-use/active-addresses.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { createFront, toPath } from './listener.ts'

test.each([
  ['/events?page=2', '/events?page=2'],
  ['/?fbclid=abc', '/'],
  ['/events?utm_source=x&page=2&gclid=y', '/events?page=2'],
  ['/events?page=2?x', '/events?page=2?x'],
  ['http://localhost:3000/about', '/about'],
  ['http://localhost:3000', '/'],
  ['//evil.example/x', '//evil.example/x'],
  ['/%D8%A8', '/%D8%A8'],
  ['/%zz', '/%25zz'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s is the path %s', (address, path) => expect(toPath(address)).toBe(path))

test('a request that names two hosts is refused, before anything answers it', async () => {
  const front = createFront(createPageCache())
  let handled = 0
  const server = front.create((_, response) => {
    handled++
    response.writeHead(204).end()
  }, {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const ask = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)
    return (await text(socket)).split('\r\n', 1)[0]
  }
  expect(await ask('Host: safar.example\r\nHOST: evil.example')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('host: safar.example\r\nhost: safar.example')).toBe('HTTP/1.1 400 Bad Request')
  expect(handled).toBe(0)
  expect(await ask('Host: safar.example')).toBe('HTTP/1.1 204 No Content')
  await front.drain()
})

test('a client that floods cached pages waits while others are served', async () => {
  const cache = createPageCache()
  const rendering = { locale: 'en' as const, version: cache.version(), headers: {}, body: Buffer.from('<p>About</p>') }
  cache.keep({ url: '/about', isFiltered: false, isDated: false }, rendering)
  const charged: string[] = []
  const share = {
    waitOf: (owner: string) => (owner.endsWith(' 203.0.113.1') ? 60 : 0),
    charge: (owner: string) => void charged.push(owner.split(' ')[1] ?? ''),
  }
  const front = createFront(cache, { neighbours: watchActiveAddresses(), share })
  const server = front.create((_, response) => response.writeHead(404).end(), {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const ask = async (from: string, path = '/about') => {
    const begun = performance.now()
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'identity' }
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { status, took: performance.now() - begun }
  }
  expect(await ask('203.0.113.1')).toMatchObject({ status: 200 })
  expect(charged).toEqual([])
  await ask('198.51.100.1')
  const { status, took } = await ask('invented, 203.0.113.1')
  expect(status).toBe(200)
  expect(took).toBeGreaterThan(55)
  expect((await ask('203.0.113.1', '/about?z=1')).took).toBeGreaterThan(55)
  // Answers that are not cached have limits of their own.
  expect(await ask('203.0.113.1', '/none')).toMatchObject({ status: 404 })
  expect(charged).toEqual(['198.51.100.1', '203.0.113.1', '203.0.113.1'])
  await front.drain()
})

test('a request that waits while others are there is answered before the server has closed', async () => {
  const cache = createPageCache()
  const rendering = { locale: 'en' as const, version: cache.version(), headers: {}, body: Buffer.from('<p>About</p>') }
  cache.keep({ url: '/about', isFiltered: false, isDated: false }, rendering)
  const waits: string[] = []
  const share = { waitOf: (owner: string) => waits.push(owner) && 60, charge: () => {} }
  const front = createFront(cache, { neighbours: watchActiveAddresses(), share })
  const server = front.create((_, response) => response.writeHead(404).end(), {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const ask = (from: string) =>
    fetch(`http://127.0.0.1:${port}/about`, {
      headers: { 'x-forwarded-for': from, 'accept-encoding': 'identity' },
    }).then((answer) => answer.text())
  await ask('203.0.113.1')
  const answer = ask('198.51.100.1')
  await expect.poll(() => waits).toHaveLength(1)
  await front.drain()
  expect(await answer).toBe('<p>About</p>')
})
