import { contentLanguage, toLanguage, toSettings } from '../../src/search/content/settings.ts'
import { createIndex } from '../../src/search/engine/create-index.ts'
import { everything } from '../../src/search/engine/query.ts'
import { toSection } from '../markdown.ts'
import { makeDocuments, type PropertyDocument } from './documents.ts'
import { createRandom } from './random.ts'

const titles = ['titleEn', 'titleAr', 'titleKu'] as const
const sampled = 300
const page = 5

/** Letters that keyboards tell apart and people do not are the same title. */
const toWords = (title: string): string =>
  contentLanguage
    .tokenize(title)
    .map(({ word }) => word)
    .join(' ')

const isCalled = (document: PropertyDocument, title: string): boolean =>
  titles.some((name) => toWords(document[name]) === title)

export type Placed = { asked: number; first: number; outside: number; missed: string[] }

/** How many titles, typed as they stand there, bring a document of that title first. */
export function placeExactTitles(count: number): Record<(typeof titles)[number], Placed> {
  const documents = makeDocuments(count)
  const index = createIndex(toSettings('property'), toLanguage('property'))
  index.put(documents.map((document) => ({ id: String(document.id), document })))
  const random = createRandom(7)
  const asked = Array.from({ length: sampled }, () => random.pick(documents))
  const place = (name: (typeof titles)[number]): Placed => {
    const placed: Placed = { asked: sampled, first: 0, outside: 0, missed: [] }
    for (const { [name]: q } of asked) {
      const { hits } = index.search({ ...everything, q, limit: page })
      const at = hits.findIndex(({ document }) => isCalled(document as PropertyDocument, toWords(q)))
      if (at === 0) placed.first++
      else placed.missed.push(q)
      if (at < 0) placed.outside++
    }
    return placed
  }
  return { titleEn: place('titleEn'), titleAr: place('titleAr'), titleKu: place('titleKu') }
}

const goal = 0.99
const full = 20_000

export function benchExactTitles(count = full): string {
  const placed = Object.entries(placeExactTitles(count))
  const first = placed.reduce((sum, [, one]) => sum + one.first, 0)
  const share = first / (sampled * placed.length)
  return toSection(
    'Exact titles',
    `${sampled} titles of each language, drawn from ${count.toLocaleString('en')} documents and typed as they stand there: the document comes first in ${(100 * share).toFixed(1)} % (goal ${100 * goal} %: ${share >= goal ? 'met' : '**missed**'}).`,
    ['title', 'first', `not among the first ${page}`],
    placed.map(([name, one]) => [name, `${one.first} of ${one.asked}`, String(one.outside)]),
  )
}

// By itself: a number for another size.
if (import.meta.main) console.log(benchExactTitles(Number(process.argv[2]) || full))
