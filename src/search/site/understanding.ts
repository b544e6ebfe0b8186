import type { Understood } from '../../contract/understood.ts'

/** What can be taken away of an understanding: `dates`, `price`, `feature-pool`, `without-parking`. */
export type Aspect = string

export const nothingUnderstood = (rest: string): Understood => ({
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
  rest,
})

/** Whether a sentence says more than words and where: else it is searched as text. */
export const saysMore = ({ place: _place, rest: _rest, ...more }: Understood): boolean =>
  Object.values(more).some(isSet)

/** Whether it says what kind of thing, and nothing else that was read. */
export const saysOnlyKind = ({ kind, rest: _rest, ...more }: Understood): boolean =>
  kind !== null && !Object.values(more).some(isSet)

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null)

/** The understanding without what a person has taken away: its words are not searched either. */
export function withoutAspects(understood: Understood, taken: readonly Aspect[]): Understood {
  const none = nothingUnderstood(understood.rest)
  const left = { ...understood }
  const clear = <Name extends keyof Understood>(...names: Name[]) => {
    for (const name of names) left[name] = none[name]
  }
  for (const aspect of taken) {
    if (aspect === 'guests') clear('adults', 'children')
    else if (isSingle(aspect)) clear(aspect)
  }
  return {
    ...left,
    features: left.features.filter((code) => !taken.includes(`feature-${code}`)),
    without: left.without.filter((code) => !taken.includes(`without-${code}`)),
  }
}

const singles = [
  'kind',
  'place',
  'near',
  'dates',
  'rooms',
  'price',
  'stars',
  'rating',
  'sort',
  'travel',
  'country',
  'topic',
] as const

const isSingle = (aspect: string): aspect is (typeof singles)[number] => singles.some((name) => name === aspect)
