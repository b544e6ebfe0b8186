import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Understood } from '../../contract/understood.ts'
import { hasPrice } from './price.ts'
import { kindNames } from './searched-kinds.ts'

/** The path of the governorate of a kind's documents; null where they are everywhere. */
export const placePaths: Record<SearchIndexName, string | null> = {
  property: 'location.id',
  discount: 'location.id',
  business_type: null,
  location: 'id',
  visa: 'location.id',
  tourism: 'location.id',
  umrah: 'location.id',
  activity: 'location.id',
  event: 'location.id',
  article: 'places.id',
  offer: 'location.id',
  discount_package: null,
}

const rated: readonly SearchIndexName[] = ['property', 'tourism', 'activity']
const dated: readonly SearchIndexName[] = ['event', 'tourism', 'umrah']
const travelled: readonly SearchIndexName[] = ['offer', 'umrah', 'tourism']

const isForStays = ({ adults, children, rooms, stars, features, near }: Understood): boolean =>
  adults !== null || children.length > 0 || rooms !== null || stars.length > 0 || features.length > 0 || near !== null

/** The kinds that a sentence asks for: the one that it names, else those that have everything it speaks of. */
export function findSentenceKinds(understood: Understood): readonly SearchIndexName[] {
  const { kind, place, price, rating, dates, travel, country } = understood
  if (kind) return [kind]
  if (isForStays(understood)) return ['property']
  const found = kindNames.filter(
    (name) =>
      (!place || placePaths[name] !== null) &&
      (!price || hasPrice(name)) &&
      (rating === null || rated.includes(name)) &&
      (!dates || dated.includes(name)) &&
      (!travel || travelled.includes(name)) &&
      (!country || name === 'visa' || name === 'tourism'),
  )
  return found.length > 0 ? found : kindNames
}
