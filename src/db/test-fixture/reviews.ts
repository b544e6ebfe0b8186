import { addDays, type Day, toInstant } from '../../domain/day.ts'
import { type ReviewKind, reviewKinds } from '../../domain/review.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertRows } from '../insert-rows.ts'
import { at, times } from './texts.ts'

const said = [
  {
    language: 'ku',
    guest: 'دلێر عومەر',
    text: 'شوێنێکی خاوێن و ئارامە و نانی بەیانییەکەی زۆر خۆش بوو.',
    topics: ['breakfast', 'clean', 'quiet'],
  },
  {
    language: 'ar',
    guest: 'سارة الجبوري',
    text: 'المكان نظيف والموظفون لطفاء والفطور لذيذ.',
    topics: ['breakfast', 'staff', 'clean'],
  },
  {
    language: 'ku',
    guest: 'هێڤی ڕەسوڵ',
    text: 'کارەبا هەبوو و ئاوی گەرم بەردەوام بوو، بەڵام دەنگەدەنگ زۆر بوو.',
    topics: ['electricity', 'hotWater', 'quiet'],
  },
]
const parties = ['family', 'couple', 'friends', 'alone']

/** Of eleven of the twelve of each kind: of the last nobody has said anything. */
const count = 11
const keyOf: Record<ReviewKind, string> = { property: 'stay', tourism: 'tourism', umrah: 'umrah', activity: 'activity' }

/** One to three of each. */
export async function loadReviews(tx: Tx, today: Day, idsOf: Record<ReviewKind, IdOf>): Promise<void> {
  const rows = reviewKinds.flatMap((kind) =>
    times(count, (index) => {
      const item = idsOf[kind](`${keyOf[kind]}-${index + 1}`)
      return times(1 + (index % 3), (place) => toRow({ kind, item, index, place, today }))
    }).flat(),
  )
  await insertRows(tx, 'reviews', rows)
}

type Place = { kind: ReviewKind; item: number; index: number; place: number; today: Day }

function toRow({ kind, item, index, place, today }: Place) {
  const rating = 1 + ((index + 2 * place) % 5)
  const { guest, text, language, topics } = at(said, index + place)
  const day = addDays(today, -10 - index - place)
  return {
    source: 'demo',
    guest,
    kind,
    item_id: item,
    rating,
    place: rating,
    staff: 4,
    worth: 3,
    text,
    language,
    topics,
    party: at(parties, index),
    ended_on: addDays(day, -2),
    status: 'shown',
    written_at: toInstant(day, '12:00'),
  }
}
