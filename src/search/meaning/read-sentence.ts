import type { Understood } from '../../contract/understood.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Day } from '../../domain/time/day.ts'
import { chooseSubject } from './choose-kind.ts'
import { type Context, hasRead, listSpans } from './context.ts'
import {
  takeDays,
  takeFeatures,
  takeNear,
  takeParty,
  takePrice,
  takeQuality,
  takeSort,
  takeSubject,
  takeTravel,
  takeWithout,
} from './fields.ts'
import { findSpans } from './find-spans.ts'
import type { Meaning } from './meaning.ts'
import { indexOf, type SentenceNames } from './place-index.ts'
import { toUnreadText } from './rest.ts'
import { toSentenceTokens } from './token.ts'
import { choosePlaces } from './travel.ts'

export type SentenceSetting = {
  locale: Locale
  /** In Baghdad. */
  today: Day
  names: SentenceNames
}

/** What a sentence says, by rules over the words of its language. Words that are not certain stay in `rest`. */
export function readSentence(q: string, { locale, today, names }: SentenceSetting): Understood {
  const tokens = toSentenceTokens(q)
  const index = indexOf(names)
  const spans = findSpans(tokens, { locale, today, index })
  const subject = chooseSubject(spans)
  const context: Context = { spans, subject, read: new Set() }
  const { kind, topic } = takeSubject(context)
  const places = choosePlaces(spans, subject, locale)
  for (const span of places.read) context.read.add(span)
  const near = takeNear(context, places, index, locale)
  const { dates, month } = takeDays(context)
  const party = takeParty(context)
  const price = takePrice(context)
  const quality = takeQuality(context)
  const features = takeFeatures(context)
  const without = takeWithout(context)
  const travel = takeTravel(context, places, month)
  const sort = takeSort(context, near !== null)
  takeAsking(context)
  const rest = context.read.size === 0 ? q : toUnreadText(q, tokens, context, places.searched)
  if (isLikeName(context, rest)) return { ...nothingRead, rest: q }
  return {
    kind,
    place: places.place,
    near,
    dates,
    ...party,
    price,
    ...quality,
    features,
    without,
    sort,
    travel,
    country: places.country,
    topic,
    rest,
  }
}

const nothingRead = {
  kind: null,
  place: null,
  near: null,
  dates: null,
  adults: null,
  children: [],
  rooms: null,
  price: null,
  stars: [],
  rating: null,
  features: [],
  without: [],
  sort: null,
  travel: null,
  country: null,
  topic: null,
} satisfies Omit<Understood, 'rest'>

const inNames: readonly Meaning['type'][] = ['days', 'people', 'rating', 'stars']

/** A day or a number beside unread words alone is part of a name: `Book Days Friday`, `Rice Terraces for Two`. */
function isLikeName(context: Context, rest: string): boolean {
  const said = [...context.read].filter(({ meaning }) => meaning.type !== 'asking')
  const [only] = said
  return rest !== '' && said.length === 1 && only !== undefined && inNames.includes(only.meaning.type)
}

/** Politeness is dropped where something was understood, and so is the name of the country. */
function takeAsking(context: Context): void {
  if (!hasRead(context)) return
  for (const span of listSpans(context, 'asking')) context.read.add(span)
  if (context.subject.kind !== null) for (const span of listSpans(context, 'home')) context.read.add(span)
}
