import type { Understood } from '../../contract/understood.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Context, listSpans, takeFirst } from './context.ts'
import type { Meaning } from './meaning.ts'
import type { PlaceIndex } from './place-index.ts'
import type { Places } from './travel.ts'
import { toNights } from './when.ts'
import type { FeatureWord } from './words/features.ts'

/** The subject of the sentence: its kind and its topic. Special words such as “villa” stay in the text. */
export function takeSubject(context: Context): { kind: Understood['kind']; topic: Understood['topic'] } {
  const { subject, read } = context
  for (const span of listSpans(context, 'kind'))
    if (span.meaning.word.kind === subject.kind && span.meaning.word.isPlain) read.add(span)
  if (!subject.topic) return { kind: subject.kind, topic: null }
  const { topic } = subject.topic
  for (const span of context.spans) {
    const { meaning } = span
    if (meaning.type === 'topic' && meaning.word.topic === topic) read.add(span)
    if (meaning.type === 'feature' && meaning.other?.topic === topic) read.add(span)
  }
  return { kind: subject.kind, topic }
}

/** Days, and the month of a trip by air or of an Umrah. */
export function takeDays(context: Context): { dates: Understood['dates']; month: string | null } {
  const { subject } = context
  const nights = listSpans(context, 'nights')[0]
  const days = takeFirst(context, 'days')
  if (!days) return { dates: null, month: null }
  if ((subject.isFlight || subject.kind === 'umrah') && days.shape === 'month')
    return { dates: null, month: days.to.slice(0, 7) }
  const isOfNights = subject.isStay || (subject.kind === null && (days.shape === 'night' || nights !== undefined))
  const isCounted = nights !== undefined && isOfNights && days.shape !== 'month' && days.shape !== 'period'
  if (isCounted) context.read.add(nights)
  const { from, to } = isOfNights ? toNights(days, isCounted ? nights.meaning.count : null) : days
  return { dates: { from, to }, month: null }
}

export function takeParty(context: Context): Pick<Understood, 'adults' | 'children' | 'rooms'> {
  const people = listSpans(context, 'people')
  const isParty = people.length > 0 || context.subject.isStay
  const children = listSpans(context, 'children').filter(({ meaning }) => meaning.isSure || isParty)
  const ages = children.flatMap(({ meaning }) => meaning.ages)
  const main =
    people.find(({ meaning }) => meaning.isAdults) ?? people.find(({ meaning }) => meaning.isFamily) ?? people[0]
  const adults = main?.meaning.isFamily ? Math.max(1, main.meaning.count - ages.length) : (main?.meaning.count ?? null)
  for (const span of [...people, ...children]) context.read.add(span)
  return { adults, children: ages, rooms: takeFirst(context, 'rooms')?.count ?? null }
}

export function takePrice(context: Context): Understood['price'] {
  const prices = listSpans(context, 'price')
  for (const span of prices) context.read.add(span)
  return prices.at(-1)?.meaning.bounds ?? null
}

export function takeQuality(context: Context): Pick<Understood, 'stars' | 'rating'> {
  const { kind } = context.subject
  const stars = kind === 'property' || kind === 'umrah' ? takeFirst(context, 'stars') : null
  return { stars: stars?.stars ?? [], rating: takeFirst(context, 'rating')?.rating ?? null }
}

/** “Best” says something of a kind or a topic only. */
export function takeSort(context: Context, hasNear: boolean): Understood['sort'] {
  const isAbout = context.subject.kind !== null || context.subject.topic !== null
  const [first] = listSpans(context, 'sort')
  if (first && (isAbout || first.meaning.sort === 'price-asc')) {
    const isAlone = context.read.size === 0
    if (!isAlone) context.read.add(first)
    return isAlone ? null : first.meaning.sort
  }
  const nearest = listSpans(context, 'nearest')[0]
  if (!nearest || !hasNear) return null
  context.read.add(nearest)
  return 'nearest'
}

const isWanted = ({ isSure, needsWith }: FeatureWord, isJoined: boolean, isStay: boolean): boolean =>
  isSure || (isStay && (!needsWith || isJoined))

export function takeFeatures(context: Context): Understood['features'] {
  const { isStay, kind } = context.subject
  const features = new Set<Understood['features'][number]>()
  for (const span of listSpans(context, 'feature')) {
    const { word, isJoined } = span.meaning
    if (context.read.has(span) || !isWanted(word, isJoined, isStay) || !(isStay || kind === null)) continue
    for (const code of word.codes) features.add(code)
    context.read.add(span)
  }
  if (isStay)
    for (const span of listSpans(context, 'family')) {
      features.add('family')
      context.read.add(span)
    }
  return [...features]
}

/** The landmark: after “near”, or a shrine beside a stay. */
export function takeNear(context: Context, places: Places, index: PlaceIndex, locale: Locale): Understood['near'] {
  const { kind } = context.subject
  const near = listSpans(context, 'near').find(({ meaning }) => meaning.isSure || kind === 'property')
  if (near) {
    context.read.add(near)
    return { key: near.meaning.key, title: near.meaning.title }
  }
  const [ofKind] = listSpans(context, 'near-kind')
  if (!ofKind || !places.place) return null
  const placeId = places.place.id
  const found = index.landmarks.filter(
    ({ kind: one, locationId }) => one === ofKind.meaning.kind && locationId === placeId,
  )
  const [only] = found
  if (!only || found.length > 1) return null
  context.read.add(ofKind)
  return { key: only.key, title: only.title[locale] }
}

export function takeWithout(context: Context): string[] {
  const codes = new Set<string>()
  for (const span of listSpans(context, 'without')) {
    const found = span.meaning.of.map((meaning) => toCodes(meaning, context))
    if (found.some((one) => one.length === 0)) continue
    for (const code of found.flat()) codes.add(code)
    context.read.add(span)
  }
  return [...codes]
}

/** Empty where no code says it: then nothing of the negation is read. */
function toCodes(meaning: Meaning, { subject }: Context): readonly string[] {
  switch (meaning.type) {
    case 'feature':
      return meaning.other && !subject.isStay && !meaning.word.isSure ? [meaning.other.topic] : meaning.word.codes
    case 'topic':
      return meaning.word.topic === subject.topic?.topic ? [] : [meaning.word.topic]
    case 'kind':
      return meaning.word.isPlain && meaning.word.kind !== subject.kind ? [meaning.word.kind] : []
    case 'place':
      return meaning.entry.location && !meaning.entry.isTown ? [meaning.entry.code] : []
    default:
      return []
  }
}

export function takeTravel(context: Context, { from, to }: Places, month: string | null): Understood['travel'] {
  const { kind, isFlight } = context.subject
  const isTrip = isFlight || kind === 'umrah' || kind === 'tourism' || from !== null || to !== null
  const way = isTrip ? takeFirst(context, 'way') : null
  const flight = kind === 'umrah' || kind === 'tourism' ? takeFlightWord(context) : null
  const by = way?.by ?? flight ?? (isFlight ? 'air' : null)
  return (from ?? to ?? by ?? month) ? { from, to, by, month } : null
}

/** An Umrah “with flights” goes by air. */
function takeFlightWord(context: Context): 'air' | null {
  const word = listSpans(context, 'kind').find(({ meaning }) => meaning.word.isFlight)
  if (!word) return null
  context.read.add(word)
  return 'air'
}
