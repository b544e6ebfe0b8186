import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Outcome } from '../call/outcome.ts'
import type { Upload } from './send-pieces.ts'
import { createUploadList, type UploadItem, type UploadNetwork } from './upload-list.ts'

const place = { form: 'visa-1.a', field: 'passport' }
const limits = { megabytes: 10, files: 5, piece: 4, minPiece: 1, maxPiece: 8 }
const offline: Outcome<never> = { ok: false, status: 0, body: null }

const refused = (status: number, code: 'UPLOAD_OFFSET' | 'FILE_TOO_LARGE'): Outcome<never> => ({
  ok: false,
  status,
  body: { statusCode: status, code, message: code },
})

/** A server that remembers, behind a network that can be cut: `cut` says of each call whether it gets through, or its answer is lost. */
function openNetwork() {
  const uploads = new Map<string, Upload & { content: string }>()
  const done: string[] = []
  let cut: (call: string) => 'through' | 'lost' | 'unheard' = () => 'through'
  let count = 0
  let [clock, callTakes] = [0, 10_000]
  const ok = <T>(body: T): Outcome<T> => ({ ok: true, status: 200, body })
  async function pass<T>(call: string, act: () => Outcome<T> | Promise<Outcome<T>>): Promise<Outcome<T>> {
    done.push(call)
    const way = cut(call)
    if (way === 'unheard') return offline
    const outcome = await act()
    return way === 'lost' ? offline : outcome
  }
  const find = (id: string) => uploads.get(id) as Upload & { content: string }
  const network: UploadNetwork = {
    list: () => pass('list', () => ok({ data: [...uploads.values()], limits })),
    begin: ({ form, field }, { name, bytes }) =>
      pass('begin', (): Outcome<Upload & { limits: typeof limits }> => {
        if (bytes > 20) return refused(413, 'FILE_TOO_LARGE')
        const id = `u${++count}`
        const upload = { id, form, field, name, bytes, received: 0, state: 'receiving', content: '' } as const
        uploads.set(id, { ...upload, mediaType: null, problem: null, expiresAt: null })
        return ok({ ...find(id), limits })
      }),
    look: (id) =>
      pass('look', () => {
        const upload = find(id)
        if (upload.state === 'checking') uploads.set(id, { ...upload, state: 'ready' })
        return ok(find(id))
      }),
    put: (id, offset, piece) =>
      pass(`put ${offset}`, async (): Promise<Outcome<Upload>> => {
        const upload = find(id)
        if (offset !== upload.received) return refused(409, 'UPLOAD_OFFSET')
        const content = upload.content + (await piece.text())
        const state = content.length === upload.bytes ? 'checking' : 'receiving'
        uploads.set(id, { ...upload, content, received: content.length, state })
        return ok(find(id))
      }),
    remove: (id) => pass('remove', () => ok(uploads.delete(id))),
    now: () => {
      clock += callTakes
      return clock
    },
    rest: () => Promise.resolve(),
  }
  const setCut = (next: typeof cut) => {
    cut = next
  }
  const setQuick = () => {
    callTakes = 100
  }
  return { network, uploads, done, find, setCut, setQuick }
}

function openDevice() {
  const files = new Map<string, Blob>()
  return {
    files,
    storedFiles: {
      keep: async (id: string, file: Blob) => void files.set(id, file),
      find: async (id: string) => files.get(id) ?? null,
      forget: async (id: string) => void files.delete(id),
      list: async () => [...files.keys()],
    },
  }
}

let keys = 0
const open = (server = openNetwork(), device = openDevice()) => ({
  ...server,
  ...device,
  list: createUploadList(server.network, device.storedFiles, () => `k${++keys}`),
})

/** Waits for the shown state. */
const until = (list: ReturnType<typeof createUploadList>, isSo: (items: readonly UploadItem[]) => boolean) =>
  new Promise<readonly UploadItem[]>((resolve) => {
    const look = () => {
      if (isSo(list.read())) resolve(list.read())
    }
    list.subscribe(look)
    look()
  })
const isReady = (items: readonly UploadItem[]) => items.length > 0 && items.every(({ state }) => state === 'ready')
const paper = (content = 'a paper of 20 bytes.', name = 'paper.pdf') => new File([content], name)

test('a file goes in pieces, and stays on the device no longer than it has to', async () => {
  const { list, find, files, done } = open()
  const keys = list.add(place, [paper()])
  const [item] = await until(list, isReady)
  expect(keys).toEqual([item?.key])
  expect(find(item?.id ?? '').content).toBe('a paper of 20 bytes.')
  expect(done.filter((call) => call.startsWith('put'))).toEqual(['put 0', 'put 4', 'put 8', 'put 12', 'put 16'])
  expect(files.size).toBe(0)
})

test('a quick network gets larger pieces, as large as the server takes', async () => {
  const { list, setQuick, done } = open()
  setQuick()
  list.add(place, [paper()])
  await until(list, isReady)
  expect(done.filter((call) => call.startsWith('put'))).toEqual(['put 0', 'put 4', 'put 12'])
})

test('one on which pieces are given up gets smaller ones, until they come through', async () => {
  const { list, network, find, done } = open()
  const { put } = network
  network.put = (id, offset, piece) => (piece.size > 1 ? Promise.resolve(offline) : put(id, offset, piece))
  list.add(place, [paper('abc')])
  const [item] = await until(list, isReady)
  expect(find(item?.id ?? '').content).toBe('abc')
  expect(done.filter((call) => call.startsWith('put'))).toEqual(['put 0', 'put 1', 'put 2'])
})

test('a network that loses pieces and answers costs nothing that has arrived', async () => {
  const { list, find, setCut, done } = open()
  const ways = ['through', 'through', 'unheard', 'unheard', 'through', 'lost', 'through', 'lost'] as const
  let turn = 0
  setCut(() => ways[turn++] ?? 'through')
  list.add(place, [paper()])
  const [item] = await until(list, isReady)
  expect(find(item?.id ?? '').content).toBe('a paper of 20 bytes.')
  // The state is asked after each failure, so that no piece is sent twice.
  expect(done.filter((call) => call === 'put 8')).toHaveLength(1)
})

test('one that is added while the list is on its way is there once', async () => {
  const { list, network, done } = open()
  const [ask, begin] = [network.list, network.begin]
  network.list = () => sleep(10).then(ask)
  // Its answer comes after the list, which has it already.
  network.begin = (...asked) => begin(...asked).finally(() => sleep(50))
  const loaded = list.load()
  list.add(place, [paper()])
  await loaded
  expect(await until(list, isReady)).toHaveLength(1)
  expect(done.slice(0, 2)).toEqual(['list', 'begin'])
})

test('one that begins without a network waits for it', async () => {
  const { list, setCut } = open()
  let isCut = true
  setCut(() => (isCut ? 'unheard' : 'through'))
  list.add(place, [paper()])
  await until(list, ([item]) => item?.state === 'waiting')
  isCut = false
  await until(list, isReady)
})

test('a page that is loaded anew goes on where the last one stood', async () => {
  const first = open()
  const { setCut, find, storedFiles, files } = first
  setCut((call) => (call === 'put 8' || call === 'look' ? 'unheard' : 'through'))
  first.list.add(place, [paper()])
  await until(first.list, ([item]) => item?.state === 'waiting')
  first.list.close()
  setCut(() => 'through')
  const second = createUploadList(first.network, storedFiles, () => 'k')
  await second.load()
  const [item] = await until(second, isReady)
  expect(find(item?.id ?? '').content).toBe('a paper of 20 bytes.')
  expect(first.done.filter((call) => call === 'put 0' || call === 'begin')).toHaveLength(2)
  expect(files.size).toBe(0)
})

test('a device that has not kept the file asks for it, and goes on with the same one', async () => {
  const first = open()
  first.setCut((call) => (call === 'put 8' || call === 'look' ? 'unheard' : 'through'))
  first.list.add(place, [paper()])
  await until(first.list, ([item]) => item?.state === 'waiting')
  first.list.close()
  first.setCut(() => 'through')
  const { list } = open(first, openDevice())
  await list.load()
  expect(list.read()).toMatchObject([{ state: 'stopped', received: 8 }])
  const keys = list.add(place, [paper()])
  const [item] = await until(list, isReady)
  expect(keys).toEqual([item?.key])
  expect(list.read()).toHaveLength(1)
  expect(first.find(item?.id ?? '').content).toBe('a paper of 20 bytes.')
})

test('what the server refuses says so in its words, and can be removed', async () => {
  const { list } = open()
  list.add(place, [paper('more than twenty bytes of paper')])
  const [item] = await until(list, ([one]) => one?.state === 'refused')
  expect(item).toMatchObject({ id: null, message: 'FILE_TOO_LARGE' })
  expect(await list.remove(item?.key ?? '')).toBe(true)
  expect(list.read()).toEqual([])
})

test('what is removed while it is on its way leaves nothing behind', async () => {
  const { list, uploads, setCut, files } = open()
  setCut((call) => (call.startsWith('put') || call === 'look' ? 'unheard' : 'through'))
  list.add(place, [paper()])
  const [item] = await until(list, ([one]) => one?.state === 'waiting' && one.id !== null)
  await list.remove(item?.key ?? '')
  expect([uploads.size, files.size, list.read().length]).toEqual([0, 0, 0])
})

test('a file that the server has given up does not stay on the device', async () => {
  const { list, files } = open()
  files.set('gone', new Blob(['a passport']))
  await list.load()
  expect(files.size).toBe(0)
})
