import { expect, test } from 'vitest'
import { toStructuredActivity } from './structured-activity.ts'

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }

test('an activity names its place', () => {
  expect(
    toStructuredActivity(site, { path: '/activity/1', title: 'جولة', region: 'بغداد', price: null }),
  ).toMatchObject({
    isAccessibleForFree: true,
  })
})
