import { describe, expect, test } from 'vitest'
import { ar } from '../i18n/messages/ar.ts'
import { toAddress } from './call/address.ts'
import { toDescription, toHead } from './head.ts'
import { pagePath } from './lists/paged-list.tsx'
import { registerMessages } from './text.tsx'

registerMessages('ar', ar)

describe('the head of a page', () => {
  const site = { locale: 'ar' as const, publicUrl: 'https://safar.example', shareImage: '/pictures/1-a' }
  const head = toHead(site, { title: 'الفعاليات', description: 'وصف', path: '/events?page=2' })
  const links = (rel: string) => head.flatMap((entry) => ('rel' in entry && entry.rel === rel ? [entry] : []))

  test('names itself and its siblings, and English where nobody asked', () => {
    expect(links('canonical')).toMatchObject([{ href: 'https://safar.example/ar/events?page=2' }])
    expect(links('alternate').map((link) => ('hrefLang' in link ? [link.hrefLang, link.href] : []))).toEqual([
      ['en', 'https://safar.example/events?page=2'],
      ['ar', 'https://safar.example/ar/events?page=2'],
      ['ckb', 'https://safar.example/ku/events?page=2'],
      ['x-default', 'https://safar.example/events?page=2'],
    ])
  })

  test('carries the brand once, and a card to share', () => {
    expect(head).toContainEqual({ title: 'الفعاليات · سفر' })
    expect(toHead(site, { title: 'سفر على هاتفك', description: '', path: '/' })).toContainEqual({
      title: 'سفر على هاتفك',
    })
    expect(head).toContainEqual({ property: 'og:image', content: 'https://safar.example/pictures/1-a/1600.jpg' })
  })
})

test.each([
  ['short', 'short'],
  [`${'word '.repeat(50)}`, `${'word '.repeat(31)}word…`],
  ['two\n\nparagraphs', 'two paragraphs'],
])('a summary ends at a word', (text, summary) => expect(toDescription(text)).toBe(summary))

test('the first page has an address without a number, and filters stay', () => {
  expect(['/a', '/a?location=3'].flatMap((path) => [pagePath(path, 1), pagePath(path, 2)])).toEqual([
    '/a',
    '/a?page=2',
    '/a?location=3',
    '/a?location=3&page=2',
  ])
})

test('the address of a call keeps what it is given in its place', () => {
  expect(toAddress('GET /public/events/{id}', { params: { id: '../x' }, query: { page: 2, lang: undefined } })).toEqual(
    {
      method: 'GET',
      path: '/public/events/..%2Fx?page=2',
    },
  )
})
