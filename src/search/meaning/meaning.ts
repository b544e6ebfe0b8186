import type { Understood } from '../../contract/understood.ts'
import type { PriceBounds } from '../../domain/money/price-phrase.ts'
import type { Day } from '../../domain/time/day.ts'
import type { PlaceEntry } from './place-index.ts'
import type { FeatureWord } from './words/features.ts'
import type { KindWord } from './words/kinds.ts'
import type { TopicWord } from './words/topics.ts'

/** `night`: tonight. `period`: a week or a month, within which the days are open. */
export type DaysShape = 'days' | 'night' | 'month' | 'period'

/** `way`: how the place is joined to the sentence. `isUnsure`: the name is another word, too. */
export type PlaceWay = 'from' | 'to' | 'in' | 'near' | 'plain'

/** Something that a part of a sentence says. Whether it is read depends on the rest of the sentence. */
export type Meaning =
  | { type: 'asking' }
  | { type: 'text' }
  | { type: 'kind'; word: KindWord }
  | { type: 'topic'; word: TopicWord }
  | { type: 'feature'; word: FeatureWord; isJoined: boolean; other: TopicWord | null }
  | { type: 'price'; bounds: PriceBounds }
  | { type: 'sort'; sort: NonNullable<Understood['sort']> }
  | { type: 'nearest' }
  | { type: 'stars'; stars: number[] }
  | { type: 'rating'; rating: number }
  | { type: 'days'; from: Day; to: Day; shape: DaysShape }
  | { type: 'nights'; count: number }
  | { type: 'people'; count: number; isFamily: boolean; isAdults: boolean }
  | { type: 'children'; ages: (number | null)[]; isSure: boolean }
  | { type: 'family' }
  | { type: 'rooms'; count: number }
  /** `nameAt`: the first token of its name. */
  | { type: 'place'; entry: PlaceEntry; way: PlaceWay; nameAt: number }
  /** It needs the position of the device: it stays in the text. */
  | { type: 'near-me' }
  | { type: 'near'; key: string; title: string; isSure: boolean }
  | { type: 'near-kind'; kind: string }
  | { type: 'way'; by: 'air' | 'land' }
  | { type: 'home' }
  | { type: 'without'; of: readonly Meaning[] }

/** A meaning and the tokens that say it: from `from` to before `to`. */
export type MeaningSpan = { meaning: Meaning; from: number; to: number }

/** What begins at a token, and the index of the first token after it. */
export type Reading = { meaning: Meaning; next: number }
