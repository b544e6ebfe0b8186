import fastify, { type FastifyInstance } from 'fastify'
import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { createIndex } from '../../engine/create-index.ts'
import { plain } from '../../language/plain.ts'
import { makeDefaultKeys } from '../keys/key.ts'
import { createMemoryKeyStore } from '../keys/key-store.ts'
import { mountSearch } from '../mount.ts'
import { createStore, type Store } from '../store.ts'
import { createTasks, type Tasks } from '../tasks.ts'

export type TestService = { app: FastifyInstance; store: Store; tasks: Tasks; errors: unknown[] }

export const masterKey = 'masterKey'
export const prefix = '/services/search'
export const bearer = (key = masterKey) => ({ authorization: `Bearer ${key}` })

type Mounting = { app?: FastifyInstance; before?: (scope: FastifyInstance) => void }

/** The whole service, mounted as on the site, with one index of the site's own. Internal failures are collected in `errors`. */
export async function openTestService({
  app = fastify({ routerOptions: { maxParamLength: 600 } }),
  before = () => {},
}: Mounting = {}): Promise<TestService> {
  const errors: unknown[] = []
  app.addHook('onError', async (_request, _reply, error) => {
    if (!('code' in error)) errors.push(error)
  })
  const store = createStore({ createIndex, language: plain })
  const own = store.own('property', plain, { filterableAttributes: ['stars'], sortableAttributes: ['stars'] }, 'id')
  own.index.put([{ id: '1', document: { id: 1, titleEn: 'Citadel Hotel', stars: 4 } }])
  const tasks = createTasks({ onError: (error) => errors.push(error) })
  const keys = createMemoryKeyStore(makeDefaultKeys(masterKey, new Date('2026-01-01')))
  await app.register(
    (scope) => {
      before(scope)
      return mountSearch(scope, { store, keys, tasks, masterKey, origins: ['https://safar.test'] })
    },
    {
      prefix,
    },
  )
  return { app, store, tasks, errors }
}

export type TestClient = TestService & {
  /** With the master key. */
  client: Meilisearch
  open(apiKey?: string): Meilisearch
  keyNamed(name: string): Promise<string>
  /** Takes every index away that was made from outside. */
  clear(): Promise<void>
  /** Makes an index of hotels. */
  fill(uid: string): Promise<void>
  close(): Promise<void>
}

/** The official client, talking to the service over the network. */
export async function openTestClient(): Promise<TestClient> {
  const service = await openTestService()
  const host = (await service.app.listen({ port: 0, host: '127.0.0.1' })) + prefix
  const open = (apiKey?: string) => new Meilisearch({ host, apiKey, defaultWaitOptions: { interval: 5 } })
  const client = open(masterKey)
  return {
    ...service,
    client,
    open,
    keyNamed: async (name) => (await client.getKeys()).results.find((key) => key.name === name)?.key ?? '',
    clear: async () => {
      const { results } = await client.getRawIndexes({ limit: 1000 })
      for (const { uid } of results) await client.index(uid).delete().waitTask()
    },
    fill: async (uid) => {
      await client.index(uid).updateSettings({
        filterableAttributes: ['city', 'stars', 'tags', 'id', '_geo'],
        sortableAttributes: ['stars', 'name', '_geo'],
      })
      await client.index(uid).addDocuments(hotels).waitTask()
    },
    close: () => service.app.close(),
  }
}

/** The code of the problem that a call ends with. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason) => reason,
  )
  return error instanceof MeilisearchApiError ? (error.cause?.code ?? 'no body') : String(error)
}

export const hotels = [
  {
    id: 10,
    name: 'Divan Erbil',
    city: 'Erbil',
    stars: 5,
    tags: ['pool', 'spa'],
    about: 'A tall house near Sami Abdulrahman Park, with a spa and a pool on the roof',
    _geo: { lat: 36.2, lng: 44.0 },
  },
  {
    id: 20,
    name: 'Babylon Rotana',
    city: 'Baghdad',
    stars: 5,
    tags: ['pool'],
    about: null,
    isOpen: true,
    _geo: { lat: 33.3, lng: 44.4 },
  },
  { id: 30, name: 'Grand Millennium', city: 'Sulaymaniyah', stars: 5, tags: ['spa'], _geo: { lat: 35.5, lng: 45.4 } },
  { id: 40, name: 'Park House', city: 'Erbil', stars: 3, tags: [], _geo: { lat: 36.19, lng: 44.01 } },
]
