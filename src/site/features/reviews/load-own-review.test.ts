import { expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { en } from '../../../i18n/messages/en.ts'
import { loadOwnReview } from './load-own-review.ts'

registerMessages('en', en)

const load = (state: string, review: object | null = null) => {
  const own = { kind: 'property', state, from: '2026-12-01', until: '2027-03-01', review }
  const call = (async () => own) as unknown as Parameters<typeof loadOwnReview>[0]['call']
  return loadOwnReview({ call, locale: 'en' }, { source: 'reservation', id: 7 })
}

test('of a stay that came to nothing no review is spoken of, unless there is one', async () => {
  expect(await load('never')).toBeNull()
  expect(await load('never', { rating: 4, photos: [] })).toMatchObject({ isOpen: false, review: { rating: 4 } })
  expect(await load('early')).toMatchObject({ isOpen: false, note: expect.stringContaining('1 December 2026') })
})
