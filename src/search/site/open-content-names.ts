import type { Db } from '../../db/database.ts'
import { findSentenceNames } from '../../db/queries/catalogue/sentence-names.ts'
import { minuteMs } from '../../domain/time/units.ts'
import type { ContentNames } from './content-names.ts'

/** Names of places change seldom. */
const freshFor = minuteMs

/** The names of the content, read anew at most once a minute; a failed reading is not remembered. */
export function openContentNames(db: Db, now = Date.now): () => Promise<ContentNames> {
  let remembered: Promise<ContentNames> | null = null
  let until = 0
  return () => {
    if (remembered && now() < until) return remembered
    until = now() + freshFor
    const reading = read(db)
    remembered = reading
    reading.catch(() => {
      remembered = null
    })
    return reading
  }
}

async function read(db: Db): Promise<ContentNames> {
  const { locations, landmarks, features } = await findSentenceNames(db)
  return {
    locations,
    landmarks,
    features: new Map(features.map(({ key, ...feature }) => [key, feature])),
    codes: new Map(
      locations.flatMap(({ id, title, city }) => [city, title].map(({ en }) => [toCode(en), id] as const)),
    ),
  }
}

/** As the reading of sentences writes cities and governorates. */
const toCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^al-/, '')
    .replace(/[^a-z]+/g, '-')
