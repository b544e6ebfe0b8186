import { expect, test } from 'vitest'
import { searchText } from '../../../i18n/messages/search.ts'
import { toSuggestions } from './suggest.ts'
import type { Row, SearchResults } from './to-results.ts'

const row = (id: number): Row => ({
  id,
  to: `/${id}`,
  title: `T${id}`,
  line: 'Erbil',
  picture: { url: '/p', width: 1, height: 1 },
  aside: { price: null },
})
const none: SearchResults = {
  total: 9,
  rest: '',
  chips: [],
  relaxed: [],
  list: null,
  near: null,
  sections: [],
  groups: [],
}
const toSections = (...keys: SearchResults['sections'][number]['key'][]) =>
  keys.map((key) => ({ key, path: `/${key}` }))
const titlesOf = (found: Partial<SearchResults>) =>
  toSuggestions({ ...none, ...found }, searchText.en).map(({ title }) => title)

test('the kind that answers best shows two, then each its best', () => {
  const groups = [
    { kind: 'location' as const, total: 3, rows: [row(1), row(2), row(3)] },
    { kind: 'property' as const, total: 3, rows: [row(4), row(5), row(6)] },
    { kind: 'event' as const, total: 1, rows: [row(7)] },
  ]
  expect(titlesOf({ groups })).toEqual(['T1', 'T2', 'T4', 'T7', 'T5', 'T3', 'T6'])
})

test('a section that is called so comes first, and says where it leads', () => {
  const groups = [{ kind: 'event' as const, total: 1, rows: [row(7)] }]
  const [section, event] = toSuggestions(
    { ...none, sections: [{ key: 'event', path: '/events' }], groups },
    searchText.en,
  )
  expect(section).toEqual({ to: '/events', title: 'Events', kind: '', line: '' })
  expect(event).toEqual({ to: '/7', title: 'T7', kind: 'Events', line: 'Erbil' })
})

test('what is sold out is suggested as such', () => {
  const groups = [{ kind: 'event' as const, total: 2, rows: [{ ...row(7), isSoldOut: true as const }, row(8)] }]
  expect(toSuggestions({ ...none, groups }, searchText.en)).toEqual([
    { to: '/7', title: 'T7', kind: 'Events', line: 'Erbil', isSoldOut: true },
    { to: '/8', title: 'T8', kind: 'Events', line: 'Erbil' },
  ])
})

test('there are never more than a phone shows', () => {
  const rows = Array.from({ length: 3 }, (_, id) => row(id))
  const groups = (['location', 'property', 'event', 'visa'] as const).map((kind) => ({ kind, total: 3, rows }))
  expect(titlesOf({ sections: toSections('event', 'visa', 'umrah'), groups })).toHaveLength(8)
})

test('stays near what was named come before everything else', () => {
  const near = {
    key: 'landmark-1',
    title: 'Imam Ali Shrine',
    location: { id: 5, title: 'Najaf' },
    isAsked: false,
    path: '/properties?near=landmark-1',
  }
  const groups = [{ kind: 'event' as const, total: 1, rows: [row(7)] }]
  expect(toSuggestions({ ...none, near, sections: toSections('property'), groups }, searchText.en)[0]).toEqual({
    to: near.path,
    title: 'Stays near \u2068Imam Ali Shrine\u2069',
    kind: 'Stays',
    line: 'Najaf',
  })
})
