import type { Understood } from '../../contract/understood.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Day } from '../../domain/time/day.ts'
import { chooseSubject } from './choose-kind.ts'
import { type Context, hasRead, listMentions } from './context.ts'
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
import { findMentions } from './mentions.ts'
import { indexOf, type SentenceNames } from './place-index.ts'
import { toRest } from './rest.ts'
import { toTokens } from './token.ts'
import { choosePlaces } from './travel.ts'

export type SentenceSetting = {
  locale: Locale
  /** In Baghdad. */
  today: Day
  names: SentenceNames
}

/** What a sentence says, by rules over the words of its language. Words that are not certain stay in `rest`. */
export function readSentence(q: string, { locale, today, names }: SentenceSetting): Understood {
  const tokens = toTokens(q)
  const index = indexOf(names)
  const mentions = findMentions(tokens, { locale, today, index })
  const subject = chooseSubject(mentions)
  const context: Context = { mentions, subject, read: new Set() }
  const { kind, topic } = takeSubject(context)
  const places = choosePlaces(mentions, subject, locale)
  for (const mention of places.read) context.read.add(mention)
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
  const rest = context.read.size === 0 ? q : toRest(q, tokens, context, places.searched)
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

/** Politeness is dropped where something was understood, and so is the name of the country. */
function takeAsking(context: Context): void {
  if (!hasRead(context)) return
  for (const mention of listMentions(context, 'asking')) context.read.add(mention)
  if (context.subject.kind !== null) for (const mention of listMentions(context, 'home')) context.read.add(mention)
}
