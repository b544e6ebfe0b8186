import type { FileStore } from './file-store.ts'
import { type S3Credentials, signS3 } from './sign-s3.ts'

/** `url`: the bucket, and where in it. */
export type S3Options = S3Credentials & { url: string }

/** In milliseconds. */
const patience = 20_000

/** A bucket of S3, or of what speaks like it. It gets sealed bytes, and is asked for nothing without a signature. */
export function createS3Store({ url, ...credentials }: S3Options): FileStore {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const [, bucket = '', ...below] = base.pathname.split('/')
  const prefix = below.join('/')

  async function ask(method: string, address: URL, body?: Buffer): Promise<Response> {
    const headers = signS3(credentials, { method, url: address, body: body ?? '', now: new Date() })
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(address, { method, headers, body: body && new Uint8Array(body), signal })
    if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer
    await answer.body?.cancel()
    throw new Error(`The store of files answered ${method} with ${answer.status}`)
  }

  /** Every key of the bucket that begins so, as many requests as that takes. */
  async function* list(start: string): AsyncGenerator<string> {
    for (let after = ''; ; ) {
      const address = new URL(`/${bucket}`, base)
      address.search = new URLSearchParams({
        'list-type': '2',
        prefix: prefix + start,
        ...(after && { 'start-after': after }),
      }).toString()
      const xml = await (await ask('GET', address)).text()
      const found = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
      for (const key of found) yield key.slice(prefix.length)
      const last = found.at(-1)
      if (last === undefined || !xml.includes('<IsTruncated>true</IsTruncated>')) return
      after = last
    }
  }

  return {
    async put(key, name, parts) {
      const answer = await ask('PUT', new URL(`${key}/${name}`, base), Buffer.concat(parts))
      await answer.body?.cancel()
    },
    get: async (key, name) => Buffer.from(await (await ask('GET', new URL(`${key}/${name}`, base))).arrayBuffer()),
    async list(key) {
      const names: string[] = []
      for await (const path of list(`${key}/`)) names.push(path.slice(key.length + 1))
      return names
    },
    async delete(key, names) {
      for (const name of names) {
        const answer = await ask('DELETE', new URL(`${key}/${name}`, base))
        await answer.body?.cancel()
      }
    },
    async *keys() {
      let last = ''
      for await (const path of list('')) {
        const [key = ''] = path.split('/')
        if (key !== last) yield key
        last = key
      }
    },
  }
}
