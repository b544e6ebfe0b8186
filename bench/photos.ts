import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { openDatabase } from '../src/db/database.ts'
import { maxOpenUploads } from '../src/domain/files/file.ts'
import { addSignedIn } from '../src/server/processes/testing/customers.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'

const rounds = 9
const goal = 2
/** In milliseconds between two questions whether a photo is ready. The answer to its last piece waits for that, too. */
const pause = 500
/** Under the largest piece, so that each photo is one request. */
const [width, height, quality] = [4_000, 3_000, 40]
/** Four times the processor time of the photo: as many pixels as are allowed, and on its side. */
const dear = { side: 7_000, orientation: 6, quality: 20 }

type Uploader = { url: string; token: string; content: Buffer }
type Upload = { id: string; state: string }

/**
 * How long the photo of one customer takes until it is ready: quiet, and while another customer has as many files on their way as one may have.
 * Both in each round, so that what else the machine does weighs on both.
 */
export async function benchPhotos(safar: Child): Promise<string> {
  const [photo, dearPhoto] = [await makePhoto(), await makeDearPhoto()]
  const rows = [
    ['of the same', await measure(safar, photo, photo)],
    ['of the dearest photos', await measure(safar, photo, dearPhoto)],
  ] as const
  return toSection(
    'A photo behind the uploads of another customer',
    `From the beginning of a photo of ${width} × ${height} pixels until it is ready, the median of ${rounds} rounds, alone and behind ${maxOpenUploads} uploads of one other customer: no more may be on their way. The dearest have ${dear.side} × ${dear.side} pixels and lie on their side.`,
    ['behind uploads', 'quiet', 'behind them', 'ratio', 'goal'],
    rows.map(([name, { quiet, beside }]) => {
      const ratio = beside / quiet
      return [
        name,
        `${quiet.toFixed(0)} ms`,
        `${beside.toFixed(0)} ms`,
        ratio.toFixed(2),
        `≤ ${goal}: ${ratio <= goal ? 'met' : '**missed**'}`,
      ]
    }),
  )
}

/** Medians in milliseconds. */
async function measure(safar: Child, photo: Buffer, crowdPhoto: Buffer): Promise<{ quiet: number; beside: number }> {
  const { db, close } = openDatabase(safar.databaseUrl ?? '')
  const [one, ...crowds] = await addSignedIn(db, 1 + rounds).finally(close)
  const toUploader = (token = '', content = photo): Uploader => ({ url: safar.url, token, content })
  const own = toUploader(one?.token)
  const [quiet, beside]: [number[], number[]] = [[], []]
  await time(() => upload(own, 'first'))
  for (const [round, { token }] of crowds.entries()) {
    quiet.push(await time(() => upload(own, `quiet-${round}`)))
    const crowd = toUploader(token, crowdPhoto)
    const many = await sendMany(crowd)
    beside.push(await time(() => upload(own, `beside-${round}`)))
    // Removed files are not inspected any more.
    for (const id of many) await ask(crowd, `/${id}`, { method: 'DELETE' })
  }
  return { quiet: median(quiet), beside: median(beside) }
}

const makePhoto = (): Promise<Buffer> => toNoise(width, height).jpeg({ quality }).toBuffer()

export const makeDearPhoto = ({ side, orientation, quality } = dear): Promise<Buffer> =>
  toNoise(side, side).withMetadata({ orientation }).jpeg({ quality }).toBuffer()

const toNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 8 } },
  })

async function time(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

/** Answers when all of them have arrived: the first one may be looked at by then. */
async function sendMany(uploader: Uploader): Promise<string[]> {
  const begun = await Promise.all(Array.from({ length: maxOpenUploads }, (_, n) => begin(uploader, `many-${n}`)))
  for (const { id } of begun) send(uploader, id).catch(() => {})
  const isHere = async (id: string) => (await ask(uploader, `/${id}`)).state !== 'receiving'
  for (const { id } of begun) while (!(await isHere(id))) await sleep(pause / 10)
  return begun.map(({ id }) => id)
}

async function upload(uploader: Uploader, form: string): Promise<void> {
  const { id } = await begin(uploader, form)
  let { state } = await send(uploader, id)
  while (state === 'checking') {
    await sleep(pause)
    state = (await ask(uploader, `/${id}`)).state
  }
  if (state !== 'ready') throw new Error(`A photo is ${state}`)
}

const begin = (uploader: Uploader, form: string): Promise<Upload> =>
  ask(uploader, '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ field: 'photo', form, name: 'photo.jpg', bytes: uploader.content.length }),
  })

const send = (uploader: Uploader, id: string): Promise<Upload> =>
  ask(uploader, `/${id}?offset=0`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(uploader.content),
  })

async function ask({ url, token }: Uploader, path: string, init: RequestInit = {}): Promise<Upload> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/services/api/customer/uploads${path}`, { ...init, headers })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Upload
}

// By itself, with a service of its own.
if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchPhotos(safar))
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
