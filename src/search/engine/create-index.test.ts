import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import { plain } from '../language/plain.ts'
import { createIndex } from './create-index.ts'
import type { Filter, Operator } from './filter.ts'
import type { Language } from './language.ts'
import { type Document, everything, type Query } from './query.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { searchNaively } from './testing/naive-search.ts'

const settings: Settings = {
  ...defaultSettings,
  searchableAttributes: ['title', 'text', 'tags'],
  filterableAttributes: ['stars', 'kind', 'tags'],
  sortableAttributes: ['stars', 'kind'],
}

const some = <T>(...values: T[]) => fc.constantFrom(...values)
// Few and similar words, so that typing errors, joins and repetitions meet.
const word = some(
  'ab',
  'abc',
  'abcd',
  'abcde',
  'abcdf',
  'bacde',
  'abcdefghi',
  'abcdefgih',
  'xbcdefghi',
  'cd',
  'cde',
  'de',
  'بغداد',
  'البصرة',
  'بصرة',
  'القصرة',
  'الصبرة',
)
const text = fc
  .array(fc.oneof({ weight: 6, arbitrary: word }, some('.', '-', '!')), { maxLength: 9 })
  .map((words) => words.join(' '))
const value = some<string | number | boolean | null>('A', 'a ', 'b', 3, 4, 4.5, -1, '4', true, null, '')
const document: fc.Arbitrary<Document> = fc.record(
  {
    title: text,
    text,
    tags: fc.array(fc.oneof(text, value), { maxLength: 3 }),
    stars: value,
    kind: fc.oneof(value, fc.array(value, { maxLength: 2 })),
  },
  { requiredKeys: ['title'] },
)

const attribute = some('stars', 'kind', 'tags', 'missing')
const bound = some('3', '4', '4.5', 'a', 'B', '', 'true', '-1')
const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: some('compare' as const),
    attribute,
    operator: some<Operator>('=', '!=', '>', '>=', '<', '<='),
    value: bound,
  }),
  fc.record({ kind: some('in' as const), attribute, values: fc.array(bound, { maxLength: 3 }) }),
  fc.record({ kind: some('between' as const), attribute, from: bound, to: bound }),
  fc.record({ kind: some('exists' as const, 'null' as const, 'empty' as const), attribute }),
  fc.record({ kind: some('contains' as const, 'startsWith' as const), attribute, value: bound }),
)
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    condition,
    fc.record({
      kind: some('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: some('not' as const), of: tie('filter') }),
  ),
})).filter

const typed = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: word },
      { weight: 2, arbitrary: some('xbcde', 'xabcd', 'bcdef', 'صغداد') },
      some('"ab abc"', '-cd', '-"ab cd"', 'abdce', 'abcdefg', 'abcdeab'),
    ),
    { maxLength: 4 },
  )
  .chain((words) => some(words.join(' '), `${words.join(' ')} `, words.join(' ').slice(0, -1)))

const query: fc.Arbitrary<Query> = fc.record({
  q: typed,
  offset: fc.nat(4),
  limit: fc.nat(12),
  filter: fc.option(filter),
  sort: fc.array(fc.record({ attribute: some('stars', 'kind'), descending: fc.boolean() }), { maxLength: 2 }),
  facets: fc.constant([]),
  distinct: fc.constant(null),
  matchingStrategy: some('last' as const, 'all' as const),
  searchOn: fc.constant(null),
  scoreThreshold: fc.constant(0),
  isScored: fc.boolean(),
})

const rankingRules = some(
  defaultSettings.rankingRules,
  ['sort', 'words', 'typo', 'proximity', 'attributeRank', 'wordPosition', 'exactness'],
  ['exactness', 'proximity'],
)

const idsOf = (documents: readonly Document[]) =>
  documents.map((one, at) => ({ id: String(at), document: { ...one, at } }))

describe('the index', () => {
  test('finds what its naive twin finds, in the same order', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 25 }), query, rankingRules, (documents, input, rules) => {
        const own: Settings = { ...settings, rankingRules: rules }
        const index = createIndex(own, plain)
        index.put(idsOf(documents))
        const found = index.search(input)
        const expected = searchNaively(documents, input, own, plain)
        expect(found.hits.map((hit) => hit.document.at)).toEqual(expected.docs)
        expect(found.total).toBe(expected.total)
        if (!input.isScored) return
        for (const [at, hit] of found.hits.entries()) expect(hit.score).toBeCloseTo(expected.scores[at] as number, 12)
      }),
      { numRuns: sizeOf(1500) },
    )
  })

  test('scores no document above one that comes before it, nor otherwise when fewer are found', () => {
    const whole = { offset: 0, limit: 100, sort: [], isScored: true }
    // Positions, distances and errors can cost the same and yet be in an order: a rule after them may score against it.
    const own: Settings = { ...settings, rankingRules: ['words', 'attributeRank', 'wordPosition'] }
    fc.assert(
      fc.property(fc.array(document, { maxLength: 25 }), query, filter, (documents, input, narrower) => {
        const index = createIndex(own, plain)
        index.put(idsOf(documents))
        const { hits } = index.search({ ...input, ...whole, filter: null })
        const scores = hits.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((one, two) => two - one))
        const known = new Map(hits.map((hit) => [hit.document.at, [hit.score, hit.details]]))
        for (const hit of index.search({ ...input, ...whole, filter: narrower }).hits)
          expect([hit.score, hit.details]).toEqual(known.get(hit.document.at))
      }),
      { numRuns: sizeOf(500) },
    )
  })

  test('puts first what is called as the query says, as its twin does', () => {
    const languages = some<Language>(
      { ...plain, namingAttributes: ['title', 'text'] },
      { ...plain, namingAttributes: ['title'], longAttributes: ['text', 'tags'] },
    )
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 25 }),
        query,
        fc.nat(24),
        languages,
        (documents, input, one, naming) => {
          const index = createIndex(settings, naming)
          index.put(idsOf(documents))
          // A title as it stands there is what random words hardly ever are.
          const own: Query = { ...input, q: (documents[one]?.title as string | undefined) ?? input.q }
          for (const asked of [input, own]) {
            const expected = searchNaively(documents, asked, settings, naming)
            expect(index.search(asked).hits.map((hit) => hit.document.at)).toEqual(expected.docs)
          }
        },
      ),
      { numRuns: sizeOf(600) },
    )
  })

  test('measures where the words stand together, whatever else they could mean elsewhere', () => {
    const synonyms = { فندق: ['hotel'] }
    const index = createIndex({ ...settings, searchableAttributes: ['en', 'ar', 'text'], synonyms }, plain)
    index.put(
      idsOf([
        { en: 'Zagros', ar: 'زاگروس', text: 'فندق بفرين' },
        { en: 'Befrin Hotel', ar: 'فندق بفرين' },
        { en: 'Hotel', ar: 'نرگس', text: 'بفرين' },
      ]),
    )
    expect(index.search({ ...everything, q: 'فندق بفرين' }).hits.map((hit) => hit.document.at)).toEqual([1, 0, 2])
  })

  test('measures from every place of the word that a phrase begins with', () => {
    const index = createIndex(settings, plain)
    index.put(
      idsOf([
        { title: '', tags: ['abcd'] },
        { title: '', text: 'ab abcdefghi', tags: ['ab cde'] },
      ]),
    )
    expect(index.search({ ...everything, q: 'abcde abcd' }).hits.map((hit) => hit.document.at)).toEqual([1, 0])
  })

  const change = fc.oneof(
    fc.record({ kind: some('put' as const), documents: fc.array(fc.tuple(fc.nat(20), document), { maxLength: 4 }) }),
    fc.record({ kind: some('remove' as const), ids: fc.array(fc.nat(20), { maxLength: 3 }) }),
  )

  test('is the same if it was built in slices, and finds the old until the new is whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 20 }), query, async (changes, input) => {
        const [once, sliced] = [createIndex(settings, plain), createIndex(settings, plain)]
        for (const one of changes) {
          if (one.kind === 'remove') {
            for (const index of [once, sliced]) index.remove(one.ids.map(String))
            continue
          }
          const entries = one.documents.map(([id, content]) => ({ id: String(id), document: { ...content, at: id } }))
          const before = sliced.search(everything).hits
          const building = sliced.putInSlices(entries)
          expect(sliced.search(everything).hits).toEqual(before)
          once.put(entries)
          await building
        }
        const other: Settings = { ...settings, searchableAttributes: ['text', 'title'] }
        expect(sliced.search(input)).toMatchObject({ hits: once.search(input).hits, total: once.search(input).total })
        once.change(other)
        await sliced.changeInSlices(other)
        expect(sliced.search(input).hits).toEqual(once.search(input).hits)
        const all = [...once.documents()].reverse()
        await sliced.replaceInSlices(all)
        expect([...sliced.documents()]).toEqual(all)
      }),
      { numRuns: sizeOf(100) },
    )
  })

  test('lets others go on while it is built', async () => {
    const index = createIndex(settings, plain)
    let turns = 0
    const count = () => {
      turns++
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    const documents = Array.from({ length: 3000 }, (_, at) => ({ title: `ab abc ${at}`, text: 'abcd cde '.repeat(20) }))
    await index.putInSlices(idsOf(documents))
    clearImmediate(timer)
    expect(index.size).toBe(3000)
    expect(turns).toBeGreaterThan(3)
  })

  test('is the same whichever way the documents came', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), query, (changes, input) => {
        const index = createIndex(settings, plain)
        const documents = new Map<string, Document>()
        for (const one of changes) {
          if (one.kind === 'put') {
            index.put(one.documents.map(([id, content]) => ({ id: String(id), document: { ...content, at: id } })))
            for (const [id, content] of one.documents) documents.set(String(id), { ...content, at: id })
          } else {
            index.remove(one.ids.map(String))
            for (const id of one.ids) documents.delete(String(id))
          }
        }
        const list = [...documents.values()]
        const expected = searchNaively(list, input, settings, plain)
        const found = index.search(input)
        expect(index.size).toBe(list.length)
        expect([...index.documents()].map((one) => one.document)).toEqual(list)
        expect(found.total).toBe(expected.total)
        expect(found.hits.map((hit) => hit.document.at)).toEqual(expected.docs.map((doc) => list[doc]?.at))
        const again = createIndex(settings, plain, structuredClone(index.image()))
        expect(again.search(input).hits).toEqual(found.hits)
      }),
      { numRuns: sizeOf(500) },
    )
  })
})
