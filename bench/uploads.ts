import { Agent, get } from 'node:http'
import { openDatabase } from '../src/db/database.ts'
import { addSignedIn } from '../src/server/processes/testing/customers.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'

const people = 20
const megabytes = 10
const path = '/properties'
const goal = 2
/** In milliseconds. */
const quietFor = 10_000
const pause = 10

/** What pages take while many hand in their papers at once, against the same server with nothing else to do. */
export async function benchUploads(safar: Child): Promise<string> {
  const { db, close } = openDatabase(safar.databaseUrl ?? '')
  const customers = await addSignedIn(db, people).finally(close)
  const tokens = customers.map(({ token }) => token)
  const uploaders = await startChild('baselines/uploaders.ts', [safar.url, String(megabytes), ...tokens])
  const quiet = await timePages(safar.url, new Promise((resolve) => setTimeout(resolve, quietFor)))
  const used = await safar.usedSeconds()
  const begun = performance.now()
  const busy = await timePages(safar.url, uploaders.usedSeconds())
  const seconds = (performance.now() - begun) / 1000
  const cost = (await safar.usedSeconds()) - used
  await uploaders.stop()
  const ratio = busy / quiet
  return toSection(
    'Pages while papers arrive',
    `The 95th percentile of \`${path}\` while ${people} people upload ${megabytes} MB each at once, in pieces, until all of it is sealed, kept and looked at: ${seconds.toFixed(0)} s, of which the server's own process worked ${cost.toFixed(1)} s.`,
    ['', 'quiet', 'meanwhile', 'ratio', 'goal'],
    [
      [
        'p95',
        `${quiet.toFixed(1)} ms`,
        `${busy.toFixed(1)} ms`,
        ratio.toFixed(2),
        `≤ ${goal}: ${ratio <= goal ? 'met' : '**missed**'}`,
      ],
    ],
  )
}

async function timePages(url: string, until: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const begun = performance.now()
    await fetchPage(url + path, agent)
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  agent.destroy()
  times.sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

const fetchPage = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) =>
      answer.resume().once('end', resolve).once('error', reject),
    ).once('error', reject)
  })
