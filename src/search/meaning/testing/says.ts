import { expect } from 'vitest'
import type { Understood } from '../../../contract/understood.ts'
import { readSentence } from '../read-sentence.ts'
import { sentenceNames } from './names.ts'

/** A Tuesday. */
export const today = '2026-11-17'

const nothing: Understood = {
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
  rest: '',
}

export const read = (q: string): Understood => readSentence(q, { locale: 'en', today, names: sentenceNames })

/** Places by their titles: what a sentence says, and nothing besides. */
export type Saying = Omit<Partial<Understood>, 'place' | 'near'> & { place?: string; near?: string }

const toTitles = ({ place, near, ...fields }: Understood) => ({
  ...fields,
  place: place?.title ?? null,
  near: near?.key ?? null,
})

export const expectSaid = (q: string, said: Saying): void =>
  expect(toTitles(read(q))).toEqual({ ...toTitles(nothing), ...said })

/** A sentence of which nothing is read stays as it is. */
export const expectUnread = (q: string): void => expect(read(q)).toEqual({ ...nothing, rest: q })
