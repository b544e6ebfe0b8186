import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Understood } from '../../contract/understood.ts'
import type { Relaxed, SentenceSearch } from './sentence-filter.ts'
import { saysOnlyKind } from './understanding.ts'
import { dropOpinions } from './without-opinions.ts'

/**
 * One way in which a sentence is searched. `words`: those that were not read and count. `isByNames`: only the short texts are searched. `isName`: the whole
 * query is the name of something of its kind, and any of its words may be wrong.
 */
export type Attempt = { relaxed: readonly Relaxed[]; words: string; isByNames: boolean; isName: boolean }

const maxDropped = 4

/** The ways in which a sentence is searched, one after another: names before long texts, and then without what nothing fulfils. */
export function toAttempts({ understood }: SentenceSearch, kinds: readonly SearchIndexName[]): Attempt[] {
  const words = kinds.join() === 'property' ? dropOpinions(understood.rest) : understood.rest
  const plain = { words, isByNames: false, isName: false }
  const names = { ...plain, isByNames: true }
  if (saysOnlyKind(understood) && words !== '') return [{ ...plain, relaxed: [], isName: true }]
  const both = (relaxed: readonly Relaxed[], some = words): Attempt[] => [
    { ...names, relaxed, words: some },
    { ...plain, relaxed, words: some },
  ]
  const exact = toRelaxations(understood)
  if (understood.topic && !understood.travel?.to) return toTopicAttempts(understood, { names, plain })
  const fewer = toFewerWords(words).flatMap((some) => both(['text'], some))
  const wordless = words === '' ? [] : exact.flatMap((relaxed) => both([...relaxed, 'text'], ''))
  const anyOfKind =
    understood.kind && !understood.travel?.to ? [{ ...plain, relaxed: ['filters' as const], words: '' }] : []
  return [...exact.flatMap((relaxed) => both(relaxed)), ...fewer, ...wordless, ...anyOfKind]
}

type Ways = Record<'names' | 'plain', Omit<Attempt, 'relaxed'>>

/** A name in another place helps more than a long text that mentions the topic in this one. */
function toTopicAttempts(understood: Understood, { names, plain }: Ways): Attempt[] {
  const exact = toRelaxations(understood)
  const elsewhere: Relaxed[][] = understood.place ? [['place']] : []
  const wordless = names.words === '' ? [] : [{ ...names, relaxed: ['text' as const], words: '' }]
  const later: Relaxed[][] = understood.place && understood.dates ? [['place', 'dates']] : []
  const anyOfKind: Relaxed[][] = understood.kind ? [['filters'], ['filters', 'place']] : []
  return [
    ...exact.map((relaxed) => ({ ...names, relaxed })),
    ...elsewhere.map((relaxed) => ({ ...names, relaxed })),
    ...wordless,
    ...[...exact, ...elsewhere, ...later].map((relaxed) => ({ ...plain, relaxed })),
    ...anyOfKind.map((relaxed) => ({ ...plain, relaxed, words: '' })),
  ]
}

/** The conditions that are given up: none, the price, the dates, both. */
function toRelaxations({ price, dates, travel }: Understood): Relaxed[][] {
  const hasDates = dates !== null || Boolean(travel?.month)
  return [
    [],
    ...(price ? [['price' as const]] : []),
    ...(hasDates ? [['dates' as const]] : []),
    ...(price && hasDates ? [['price' as const, 'dates' as const]] : []),
  ]
}

/** Several words without one of them. */
function toFewerWords(words: string): string[] {
  const all = words.split(' ')
  if (all.length < 2) return []
  return all.slice(0, maxDropped).map((_, dropped) => all.filter((_, at) => at !== dropped).join(' '))
}
