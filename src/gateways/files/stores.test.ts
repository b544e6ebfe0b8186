import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'
import { signS3 } from './sign-s3.ts'

const credentials = {
  region: 'me-south-1',
  accessKey: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}

/** A bucket that refuses signatures that it cannot make itself, and lists three keys at a time. */
const stored = new Map<string, Buffer>()
const refused: string[] = []
const bucket: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  if (!isSigned(request.method ?? '', url, request.headers as Record<string, string>, body)) {
    refused.push(`${request.method} ${url.pathname}`)
    return void response.writeHead(403).end()
  }
  const key = url.pathname.replace('/papers/', '')
  if (url.pathname === '/papers') return void response.end(toListing(url.searchParams))
  if (request.method === 'PUT') stored.set(key, body)
  if (request.method === 'DELETE') stored.delete(key)
  const found = stored.get(key)
  if (request.method === 'GET') return void (found ? response.end(found) : response.writeHead(404).end())
  response.writeHead(200).end()
})

function toListing(query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? '']
  const all = [...stored.keys()].sort().filter((key) => key.startsWith(prefix) && key > after)
  const keys = all.slice(0, 3).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<ListBucketResult><IsTruncated>${all.length > 3}</IsTruncated>${keys.join('')}</ListBucketResult>`
}

/** By the description of the algorithm, step by step, and by nothing of ours. */
function isSigned(method: string, url: URL, headers: Record<string, string>, body: Buffer): boolean {
  const sent =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!sent) return false
  const [, id, day = '', region = '', names = '', signature = ''] = sent
  const content = createHash('sha256').update(body).digest('hex')
  if (id !== credentials.accessKey || region !== credentials.region || content !== headers['x-amz-content-sha256'])
    return false
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`)
  const canonical = `${method}\n${url.pathname}\n${query.join('&')}\n${lines.join('\n')}\n\n${names}\n${content}`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${digest}`
  let key = Buffer.from(`AWS4${credentials.secret}`)
  for (const part of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest()
  return timingSafeEqual(Buffer.from(signature), Buffer.from(createHmac('sha256', key).update(text).digest('hex')))
}

const folder = mkdtempSync(join(tmpdir(), 'safar-store-'))
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/papers`
})
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, () => FileStore][] = [
  ['a disk', () => createDiskStore(folder)],
  ['a bucket', () => createS3Store({ url, ...credentials })],
  ['a part of a bucket', () => createS3Store({ url: `${url}/some/where`, ...credentials })],
]

describe.each(stores)('%s', (_name, open) => {
  const keysOf = async (store: FileStore) => {
    const keys: string[] = []
    for await (const key of store.keys()) keys.push(key)
    return keys.sort()
  }

  test('gives back what was put, and has nothing left of what was deleted', async () => {
    const store = open()
    const bytes = Buffer.from([0, 1, 2, 255])
    for (const name of ['0-a', '4-b', '8-c', '12-d'])
      await store.put('key_1', name, [bytes.subarray(0, 1), bytes.subarray(1)])
    await store.put('key_2', '0-a', [Buffer.from('another')])
    expect((await store.get('key_1', '4-b')).equals(bytes)).toBe(true)
    expect((await store.list('key_1')).sort()).toEqual(['0-a', '12-d', '4-b', '8-c'])
    expect(await keysOf(store)).toEqual(['key_1', 'key_2'])
    await store.delete('key_1', ['0-a', '4-b', '8-c', '12-d', 'never'])
    expect(await store.list('key_1')).toEqual([])
    expect(await keysOf(store)).toEqual(['key_2'])
    await expect(store.get('key_1', '0-a')).rejects.toThrow()
    await store.delete('key_2', ['0-a'])
    expect(await keysOf(store)).toEqual([])
  })
})

describe('a disk', () => {
  test.each(['../escape', 'a/b', '', '..', 'a\0b', 'a'.repeat(65)])('makes no path of %j', async (name) => {
    const store = createDiskStore(folder)
    await expect(store.put('key', name, [Buffer.from('x')])).rejects.toThrow()
    await expect(store.put(name, 'name', [Buffer.from('x')])).rejects.toThrow()
  })

  test('is for its owner’s eyes, and never writes over anything', async () => {
    const store = createDiskStore(folder)
    await store.put('mode', 'one', [Buffer.from('x')])
    expect(statSync(join(folder, 'mo', 'mode', 'one')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'mo', 'mode')).mode & 0o777).toBe(0o700)
    await expect(store.put('mode', 'one', [Buffer.from('y')])).rejects.toThrow()
    expect(String(await store.get('mode', 'one'))).toBe('x')
  })

  test('has no key for a file that lies beside its folders', async () => {
    const own = mkdtempSync(join(tmpdir(), 'safar-store-'))
    const store = createDiskStore(own)
    await store.put('key', 'one', [Buffer.from('x')])
    writeFileSync(join(own, '.mark'), 'mine')
    const keys: string[] = []
    for await (const key of store.keys()) keys.push(key)
    rmSync(own, { recursive: true })
    expect(keys).toEqual(['key'])
  })

  test('that cannot take all of a piece keeps nothing of it', async () => {
    const store = createDiskStore(folder)
    const broken = store.put('half', 'one', [Buffer.from('x'), {} as Buffer])
    await expect(broken).rejects.toThrow()
    expect(await store.list('half')).toEqual([])
  })
})

describe('a bucket', () => {
  test('answers nobody else', async () => {
    await createS3Store({ url, ...credentials }).put('secret', 'one', [Buffer.from('x')])
    expect((await fetch(`${url}/secret/one`)).status).toBe(403)
    const wrong = createS3Store({ url, ...credentials, secret: 'another' })
    await expect(wrong.get('secret', 'one')).rejects.toThrow('403')
    await expect(wrong.list('secret')).rejects.toThrow('403')
    const headers = signS3(credentials, { method: 'GET', url: new URL(`${url}/secret/one`), body: '', now: new Date() })
    expect((await fetch(`${url}/secret/two`, { headers })).status).toBe(403)
    expect(refused).toHaveLength(4)
  })
})
