import type { SearchMany } from '../../contract/search.ts'
import type { SearchFrame, SearchGroup, SearchSite, SiteQuery, SiteSearch } from '../../contract/site-search.ts'
import type { Understood } from '../../contract/understood.ts'
import { isMeant, toLandmarkName } from '../../domain/map/meant-landmark.ts'
import { findNearPhrase } from '../../domain/map/near-phrase.ts'
import { saysSomething } from '../../domain/reviews/says-something.ts'
import { sections } from '../../domain/search/sections.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toDay } from '../../domain/time/day.ts'
import { readSentence } from '../meaning/read-sentence.ts'
import type { ContentNames } from './content-names.ts'
import { toFullListPath, toStaysPath } from './full-list-path.ts'
import type { RankedGroup, RankedGroups } from './rank-groups.ts'
import { endsInLetter } from './said.ts'
import { searchSentence } from './search-sentence.ts'
import { searchWords } from './search-words.ts'
import { findSentenceKinds } from './sentence-kinds.ts'
import { findFreeIds, withStays } from './stays.ts'
import { toUnderstoodChips } from './to-understood-chips.ts'
import { nothingUnderstood, saysMore, withoutAspects } from './understanding.ts'

type Landmark = {
  key: string
  title: string
  kind: string
  isNamed: boolean
  location: { id: number; title: string } | null
}

export type SiteSearchDeps = {
  many: SearchMany
  /** Landmarks by their names, the best known first. */
  findLandmarks(locale: Locale, name: string): Promise<readonly Landmark[]>
  findNames(): Promise<ContentNames>
}

const nothing = (q: string): SiteSearch => ({
  total: 0,
  understood: nothingUnderstood(q),
  chips: [],
  relaxed: [],
  near: null,
  sections: [],
  list: null,
  groups: [],
})

type SearchOutcome = RankedGroups & Pick<SiteSearch, 'understood' | 'relaxed'>

/**
 * Finds what a query asks for, in all kinds, in one order for everybody. An exact name comes first. What a sentence says is a filter; where nothing
 * fulfils it, the nearest things are found; where nothing comes near it, the query is only text.
 */
export const createSiteSearch =
  (deps: SiteSearchDeps): SearchSite =>
  async (query, frame) => {
    if (!saysSomething(query.q)) return nothing(query.q)
    const names = await deps.findNames()
    const plain = readQuery(query, frame, names)
    const landmark = query.kind === null ? await findLandmark(deps, frame.locale, query.q, plain) : null
    const read = landmark && findNearPhrase(query.q) !== null ? withNear(plain, landmark, query) : plain
    const found = await find(deps.many, query, frame, { read, names })
    const isForStays = findSentenceKinds(found.understood).join() === 'property'
    return {
      total: found.total,
      understood: found.understood,
      chips: toUnderstoodChips({ understood: found.understood, locale: frame.locale, names }),
      relaxed: found.relaxed,
      near: toNear(landmark, found, { q: query.q, read, names }),
      sections: found.sections.map((key) => ({ key, path: sections[key].path ?? '/' })),
      list: saysMore(found.understood) ? toFullListPath(found.understood, names, isForStays) : null,
      groups: await withStays(found.groups.map(toGroup), found, frame),
    }
  }

function readQuery({ q, not }: SiteQuery, { locale, now }: SearchFrame, names: ContentNames): Understood {
  return withoutAspects(readSentence(q, { locale, today: toDay(now), names }), not)
}

type Reading = { read: Understood; names: ContentNames }

/** A landmark that the words name after “near”: they are read, then. */
function withNear(read: Understood, { key, title }: Landmark, { not }: SiteQuery): Understood {
  if (read.near || not.includes('near')) return read
  return { ...read, near: { key, title }, place: null, rest: '' }
}

async function find(
  many: SearchMany,
  query: SiteQuery,
  frame: SearchFrame,
  { read, names }: Reading,
): Promise<SearchOutcome> {
  const isSentence = saysMore(read) && !isTyping(query.q, read)
  const asText = async (): Promise<SearchOutcome> => ({
    ...(await searchWords(many, query, frame)),
    understood: nothingUnderstood(query.q),
    relaxed: [],
  })
  if (!isSentence) return asText()
  // An exact name is meant, whatever it says.
  const text = query.not.length === 0 ? await asText() : null
  if (text?.isNamed) return text
  const free = await findFreeIds(read, frame)
  const search = { understood: read, names, free, relaxed: [], now: frame.now }
  const found = await searchSentence(many, { query, search, locale: frame.locale })
  if (found) return { ...found, sections: text?.sections ?? [], understood: read }
  // Nothing of this kind goes there: things that speak of the place help more.
  const goal = read.travel?.to?.replaceAll('-', ' ')
  const words = goal ? await searchWords(many, { ...query, q: goal }, frame) : (text ?? (await asText()))
  return { ...words, understood: read, relaxed: ['filters'] }
}

/** The last word has just begun, and is no word that was read: `هوتێلی ب`, but not `50 الف`. */
function isTyping(q: string, { rest }: Understood): boolean {
  const last = q.trim().split(/\s+/).at(-1) ?? ''
  return endsInLetter(q) && (/^\p{L}$/u.test(last) || rest.endsWith(last))
}

/** A search without its landmark is still a search. */
async function findLandmark(
  { findLandmarks }: Pick<SiteSearchDeps, 'findLandmarks'>,
  locale: Locale,
  q: string,
  { near, price, rest }: Understood,
): Promise<Landmark | null> {
  const words = near?.title ?? (price ? rest : q)
  const name = toLandmarkName(words)
  const [landmark] = name ? await findLandmarks(locale, name).catch(() => []) : []
  const isRead = near !== null && landmark?.key === near.key
  return landmark && (isRead || isMeant(landmark, near ? q : words)) ? landmark : null
}

/** A town that is called just so is no landmark, unless the query says “near”. */
function toNear(
  landmark: Landmark | null,
  { isTown }: RankedGroups,
  { q, read, names }: Reading & { q: string },
): SiteSearch['near'] {
  const isAsked = findNearPhrase(q) !== null
  if (!landmark || (isTown && !isAsked)) return null
  const { key, title, location } = landmark
  return { key, title, location, isAsked, path: toStaysPath({ ...read, near: { key, title } }, names) }
}

const toGroup = ({ kind, total, hits }: RankedGroup): SearchGroup =>
  ({
    kind,
    total,
    hits: hits.map(({ hit: { _formatted, _rankingScoreDetails, _geoDistance, ...hit }, row: { texts } }) => ({
      ...hit,
      texts,
    })),
  }) as SearchGroup
