import { expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { ar } from '../../../i18n/messages/ar.ts'
import { toStructuredArticle } from './structured-article.ts'

registerMessages('ar', ar)

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }

test('an article has a headline, and its language', () => {
  expect(
    toStructuredArticle(site, { path: '/article?id=1', title: 'طريق', publishedOn: '2026-05-01', author: null }),
  ).toMatchObject({
    headline: 'طريق',
    datePublished: '2026-05-01T00:00:00+03:00',
    inLanguage: 'ar',
    publisher: { name: 'سفر' },
  })
})
