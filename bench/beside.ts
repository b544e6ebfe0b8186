import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/database.ts'
import { addDays, toDay } from '../src/domain/time/day.ts'
import { addSignedIn } from '../src/server/processes/testing/customers.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { makeDearPhoto } from './photos.ts'

const connections = 4
const rounds = 3
const seconds = 2
const goal = 3

type BenchRequest = {
  path: string
  body?: unknown
  /** Sent by PUT. */
  bytes?: Uint8Array
  /** The key of the search, or the token of a customer. */
  key?: string
  /** The request after this one, made of its answer. */
  next?: (answer: string) => BenchRequest
}

/** What the requests need of the server. */
type Means = {
  search: string
  customers: string[]
  /** Paths of pictures that nobody has asked for before. */
  pictures: string[]
  photo: Uint8Array
}

/** What other visitors ask for meanwhile, each from an address of their own: kept pages, and what the API reads. */
const othersPaths = [
  '/events/1',
  '/ar/properties',
  '/ku/offers',
  '/services/api/public/events?limit=20',
  '/services/api/locations',
]

const api = '/services/api'
const today = toDay(new Date())
const pick = (max: number): number => Math.floor(Math.random() * max)
const property = (): number => 1 + pick(120)

/** Never the same twice, so that nothing of it is kept. */
function toStay(nights: number, adults: number) {
  const checkIn = addDays(today, 1 + pick(300))
  return { checkIn, checkOut: addDays(checkIn, nights), adults }
}
const toQuery = (stay: object): string =>
  new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, String(value)])).toString()

/** What the search field asks for at each letter. */
const suggestions = () => ({
  queries: ['property', 'discount', 'tourism', 'activity', 'event', 'offer'].map((indexUid) => ({
    indexUid,
    q: `ba${pick(1e6).toString(36)}`,
    limit: 5,
  })),
})

/** A whole upload of one of the dearest photos. */
const toUpload = ({ customers, photo }: Means): BenchRequest => {
  const key = customers[pick(customers.length)] ?? ''
  return {
    path: `${api}/customer/uploads`,
    body: { field: 'photo', form: `form-${pick(1e9)}`, name: 'photo.jpg', bytes: photo.length },
    key,
    next: (answer) => ({
      path: `${api}/customer/uploads/${(JSON.parse(answer) as { id: string }).id}?offset=0`,
      bytes: photo,
      key,
    }),
  }
}

const twentySearches = () => ({
  queries: Array.from({ length: 20 }, (_, at) => ({
    indexUid: ['property', 'discount', 'tourism', 'activity'][at % 4],
    q: `hotel baghdad erbil river mountain family breakfast garden فندق هوتێل ${pick(1e6)}`,
    limit: 200,
    attributesToHighlight: ['*'],
    showRankingScoreDetails: true,
  })),
})

/** As dear as each may be. */
const attacks: Record<string, (means: Means) => BenchRequest> = {
  'twenty searches, all of it marked': ({ search }) => ({
    path: '/services/search/multi-search',
    body: twentySearches(),
    key: search,
  }),
  'what is free': () => ({ path: `${api}/user/properties/free?${toQuery(toStay(89, 16))}` }),
  'prices of what is free': () => ({
    path: `${api}/user/properties/free/prices?${toQuery({ ...toStay(60, 10), ids: Array.from({ length: 20 }, property).join() })}`,
  }),
  availability: () => ({
    path: `${api}/user/properties/availablility`,
    body: { ...toStay(20, 12), propertyId: property(), childrenAges: [3, 5, 9], rooms: 4 },
  }),
  'a calendar': () => ({ path: `${api}/user/properties/${property()}/calendar` }),
  'cheaper days': () => ({ path: `${api}/user/properties/${property()}/cheaper?${toQuery(toStay(7, 4))}` }),
  'split stays': () => ({ path: `${api}/user/properties/split?${toQuery({ ...toStay(14, 6), location: 1 })}` }),
  'a hundred properties': () => ({ path: `${api}/user/properties?limit=100&page=${1 + pick(2)}` }),
  'offers by a word': () => ({ path: `${api}/public/offers?limit=100&search=h${pick(1e6)}` }),
  landmarks: () => ({ path: `${api}/public/landmarks?search=b${pick(1e6)}` }),
  'a month of prayer times': () => ({
    path: `${api}/public/prayer-times/${1 + pick(18)}?date=${addDays(today, pick(300))}&days=31`,
  }),
  'the page of a search': () => ({ path: `/search?q=hotel+river+mountain+family+breakfast+${pick(1e6)}` }),
  'a list with days': () => ({ path: `/ar/properties?${toQuery(toStay(20, 16))}` }),
  'a stay with days': () => ({ path: `/ku/properties/${property()}?${toQuery(toStay(10, 8))}` }),
  'pages that are not there': () => ({ path: `/none-${pick(1e6)}` }),
  suggestions: ({ search }) => ({ path: '/services/search/multi-search', body: suggestions(), key: search }),
  'the description of the API': () => ({ path: `${api}/openapi.json?x=${pick(1e6)}` }),
  'the pages of the API': () => ({ path: `${api}/docs` }),
  'the data of a page': () => ({ path: `/properties/${property()}.data?${toQuery(toStay(3, 2))}` }),
  'pictures at their first request': ({ pictures }) => ({ path: pictures.pop() ?? '/pictures/1-0123456789/320.avif' }),
  uploads: toUpload,
  'passwords tried': () => ({
    path: '/services/auth/public/mfa-provider-password-otp/login',
    body: {
      provider: 'mfa-provider-password-otp',
      identifierId: `07701${pick(1e6)}`.padEnd(11, '0'),
      password: `wrong-${pick(1e6)}`,
    },
  }),
  'the session': () => ({ path: '/api/session' }),
  'sitemap of another part': () => ({ path: `/sitemap.ar.${2 + pick(100)}.xml` }),
  'bot checks begun': () => ({ path: '/services/auth/public/bot-check/challenge' }),
}

/** How long others wait while four connections of one address keep asking for the same dear thing. */
async function measure(safar: Child, only = ''): Promise<string> {
  const { url } = safar
  const means = await findMeans(safar)
  await askAsOthers(url, seconds)
  const rows: string[][] = []
  let worst = 0
  for (const [index, [name, toAsked]] of Object.entries(attacks)
    .filter(([name]) => name.includes(only))
    .entries()) {
    const quiet: number[] = []
    const beside: number[] = []
    for (let round = 0; round < rounds; round++) {
      quiet.push(...(await askAsOthers(url, seconds / 2)))
      const attack = keepAsking(url, `203.0.113.${1 + index}`, () => toAsked(means))
      beside.push(...(await askAsOthers(url, seconds)))
      await attack
    }
    const ratio = at(beside, 0.95) / at(quiet, 0.95)
    worst = Math.max(worst, ratio)
    rows.push([
      name,
      ...[at(quiet, 0.5), at(beside, 0.5), at(quiet, 0.95), at(beside, 0.95)].map((time) => time.toFixed(1)),
      ratio.toFixed(1),
    ])
  }
  return toSection(
    'Others beside four connections of one address',
    `Milliseconds of kept pages and API calls, one after another and each from an address of its own, quiet and while ${connections} connections of one address keep asking. The p95 is ${worst.toFixed(1)} times the quiet one at worst (goal: below ${goal}: ${worst < goal ? 'met' : '**missed**'}).`,
    ['asked for', 'p50 quiet', 'p50 beside', 'p95 quiet', 'p95 beside', 'ratio'],
    rows,
  )
}

const at = (times: number[], part: number): number =>
  [...times].sort((one, two) => one - two)[Math.floor(times.length * part)] ?? Number.NaN

async function fetchKey(url: string): Promise<string> {
  const { key } = (await (await fetch(`${url}${api}/public/meilisearch/key`)).json()) as { key: { key: string } }
  return key.key
}

async function findMeans({ url, databaseUrl = '' }: Child): Promise<Means> {
  const { db, close } = openDatabase(databaseUrl)
  const customers = await addSignedIn(db, 20).finally(close)
  const list = await (await fetch(`${url}/ar/activity`)).text()
  const pictures = [...new Set(list.match(/\/pictures\/[\w-]+\/\d+\.\w+/g))]
  return {
    search: await fetchKey(url),
    customers: customers.map(({ token }) => token),
    pictures: pictures.filter((path) => path.endsWith('.avif')),
    photo: await makeDearPhoto(),
  }
}

async function askAsOthers(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; )
    for (const path of othersPaths) {
      const begin = performance.now()
      const { status } = await send(url, agent, `198.51.100.${1 + pick(250)}`, { path })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - begin)
    }
  agent.destroy()
  return times
}

/** 401: a password that was tried; 409: as many uploads as one may have. */
const expected = [200, 401, 404, 409, 429]

/** For as long as the others ask, and a little longer. */
async function keepAsking(url: string, address: string, toAsked: () => BenchRequest): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + (seconds + 0.4) * 1000
  const keep = async () => {
    let following: BenchRequest | undefined
    while (performance.now() < end) {
      const asked = following ?? toAsked()
      const { status, text } = await send(url, agent, address, asked)
      if (!expected.includes(status)) throw new Error(`${asked.path} answered ${status}: ${text}`)
      following = status === 200 ? asked.next?.(text) : undefined
    }
  }
  await Promise.all(Array.from({ length: connections }, keep))
  agent.destroy()
}

/** The server trusts what comes from this machine to say for whom it asks, as it trusts a proxy beside it. */
const send = (
  url: string,
  agent: Agent,
  address: string,
  { path, body, bytes, key }: BenchRequest,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': body === undefined ? 'gzip' : 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...(key && { authorization: `Bearer ${key}` }),
    }
    const method = bytes ? 'PUT' : body === undefined ? 'GET' : 'POST'
    request(url + path, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
      .once('error', reject)
      .end(bytes ?? (body === undefined ? undefined : JSON.stringify(body)))
  })

/** With limits by address: without them the most active caller gets most. */
export async function benchBeside(only = ''): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir, 'on'])
  try {
    return await measure(safar, only)
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// By itself, or one row of it: `bench/beside.ts uploads`.
if (import.meta.main) console.log(await benchBeside(process.argv[2]))
