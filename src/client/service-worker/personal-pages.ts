import { openSealedStore } from '../device/sealed-store.ts'
import { forgetPictures } from './cached-files.ts'

export type SavedPage = { savedAt: number; headers: [string, string][]; html: string }

type PageFacts = {
  savedAt: number
  headers: [string, string][]
  /** The pages that it is taken along with: then it does not make room for what was seen later. */
  journeys?: string[]
  /** For a page that is taken along, those of its pictures that are stored for it. */
  pictures?: string[]
}
type TakenAlong = { journey: string; pictures?: string[] }

/** Pages with something of one person in them, encrypted, by their address. All of it goes when that person does. */
const store = openSealedStore<PageFacts>('safar-personal-pages')
const max = 40

let generation = 0

/** A request from before the deletion must not store its answer after it. */
export function watchForgetting(): () => boolean {
  const before = generation
  return () => before !== generation
}

export async function savePersonal(
  path: string,
  { savedAt, headers, html }: SavedPage,
  isForgotten: () => boolean,
  along?: TakenAlong,
): Promise<void> {
  await store.put(path, new TextEncoder().encode(html).buffer, (before) => {
    if (isForgotten()) return null
    const journeys = [...new Set([...(before?.journeys ?? []), ...(along ? [along.journey] : [])])]
    return { savedAt, headers, journeys, pictures: along?.pictures ?? before?.pictures }
  })
  const seen = (await store.list()).filter((row) => !row.journeys?.length)
  const oldest = seen.sort((one, other) => other.savedAt - one.savedAt).slice(max)
  for (const { name } of oldest) await store.forget(name)
}

export const listPersonal = store.list

/** Lets go of what was taken along with a page, unless it goes with another one too. */
export const dropAlong = (journey: string): Promise<void> =>
  store.revise((page) => {
    if (!page.journeys?.includes(journey)) return page
    const journeys = page.journeys.filter((one) => one !== journey)
    return journeys.length > 0 ? { ...page, journeys } : null
  })

export async function findSavedPage(path: string): Promise<SavedPage | null> {
  const page = await store.find(path)
  return page && { savedAt: page.savedAt, headers: page.headers, html: new TextDecoder().decode(page.bytes) }
}

/** After signing out, deleting the account, or signing in as another customer. */
export async function forgetPersonal(): Promise<void> {
  generation++
  await forgetPictures()
  await store.clear()
}
