import type { OfflineBundleInput, StoredBundle } from '../../client/device/worker-message.ts'
import {
  cacheFiles,
  cachePictures,
  dropPictures,
  filesIn,
  forgetPictures,
  partsIn,
} from '../../client/service-worker/cached-files.ts'
import { dropAlong, listPersonal, savePersonal, watchForgetting } from '../../client/service-worker/personal-pages.ts'

/** More than anybody travels in a year; the oldest goes. */
const max = 12
const maxParts = 4
const maxPictures = 30

/** Null where the page itself could not be loaded: a trip without it would be useless. */
export async function storeBundle({ path, parts, pictures }: OfflineBundleInput): Promise<StoredBundle | null> {
  const isForgotten = watchForgetting()
  const pages = [...new Set([path, ...parts.slice(0, maxParts)])]
  const answers = await Promise.all(pages.map((address) => fetchPage(address)))
  if (!answers[0]) return null
  const cached = await cachePictures(pictures.slice(0, maxPictures))
  for (const [place, answer] of answers.entries()) {
    if (!answer) continue
    await cacheFiles([...filesIn(answer.html), ...partsIn(answer.html)])
    await savePersonal(pages[place] as string, answer, isForgotten, {
      journey: path,
      pictures: place === 0 ? cached : undefined,
    })
  }
  // A customer who signed out meanwhile leaves no pictures either.
  if (isForgotten()) await forgetPictures()
  await dropOldest()
  return findBundle(path)
}

/** Personal pages only: saving a trip requires a session. */
async function fetchPage(address: string) {
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
  if (response?.status !== 200 || response.redirected) return null
  if (!response.headers.get('cache-control')?.includes('no-store')) return null
  const headers = [...response.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
  return { savedAt: Date.now(), headers, html: await response.text() }
}

export async function findBundle(path: string): Promise<StoredBundle | null> {
  const pages = (await listPersonal()).filter(({ journeys }) => journeys?.includes(path))
  const own = pages.find(({ name }) => name === path)
  if (!own) return null
  return { savedAt: own.savedAt, pages: pages.map(({ name }) => name), pictures: own.pictures?.length ?? 0 }
}

export async function dropBundle(path: string): Promise<null> {
  const pages = await listPersonal()
  await dropAlong(path)
  const left = new Set(pages.filter(({ name }) => name !== path).flatMap(({ pictures = [] }) => pictures))
  const own = pages.find(({ name }) => name === path)?.pictures ?? []
  await dropPictures(own.filter((address) => !left.has(address)))
  return null
}

async function dropOldest(): Promise<void> {
  const own = (await listPersonal()).filter(({ name, journeys }) => journeys?.includes(name))
  const oldest = own.sort((one, other) => other.savedAt - one.savedAt).slice(max)
  for (const { name } of oldest) await dropBundle(name)
}
