import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { toSettings } from '../../../src/search/content/settings.ts'
import type { Contestant } from '../contestant.ts'
import type { PropertyDocument } from '../documents.ts'
import { pageSize, type Request, type SearchQuery } from '../queries.ts'
import { isOneTypoAway } from './one-typo.ts'

const database = new DatabaseSync(':memory:')
const statements = new Map<string, StatementSync>()
const paths = toSettings('property').searchableAttributes
const names = paths.map((path) => path.replace('.', '_'))
const tokenizer = 'unicode61 remove_diacritics 2'

const run = (sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] => {
  let statement = statements.get(sql)
  if (!statement) {
    statement = database.prepare(sql)
    statements.set(sql, statement)
  }
  return statement.all(...values)
}

const textAt = (document: PropertyDocument, path: string): string =>
  path.split('.').reduce((value, part) => (value as Record<string, unknown>)[part], document as unknown) as string

function build(documents: PropertyDocument[]): void {
  database.exec(`
    create table properties (id integer primary key, stars integer, price integer, location integer, json text);
    create virtual table texts using fts5(${names.join(', ')}, content = '', tokenize = '${tokenizer}');
    begin`)
  const property = database.prepare('insert into properties values (?, ?, ?, ?, ?)')
  const text = database.prepare(
    `insert into texts (rowid, ${names.join(', ')}) values (?, ${names.map(() => '?').join(', ')})`,
  )
  for (const document of documents) {
    const { id, stars, priceIqd, location } = document
    property.run(id, stars, priceIqd, location.id, JSON.stringify(document))
    text.run(id, ...paths.map((path) => textAt(document, path)))
  }
  // Every filter has an index that is in the order of the price as well. Words by their letters, three at a time: SQLite has no other
  // way to forgive typing errors without an extension.
  database.exec(`
    commit;
    insert into texts (texts) values ('optimize');
    create index by_price on properties (price);
    create index by_stars on properties (stars, price);
    create index by_location on properties (location, price);
    create virtual table vocabulary using fts5vocab(texts, row);
    create virtual table words using fts5(word, tokenize = 'trigram');
    insert into words select term from vocabulary where length(term) >= 3;
    analyze`)
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`

function toMatch({ column, q }: SearchQuery): string {
  if (column === 'prefix') return `${quoted(q)}*`
  if (column === 'one typo') return toMeant(q).map(quoted).join(' OR ')
  return q.split(' ').map(quoted).join(' ')
}

/** The words that differ from this one by a typing error. */
function toMeant(typed: string): string[] {
  const word = typed.toLowerCase()
  const triples = Array.from({ length: word.length - 2 }, (_, at) => quoted(word.slice(at, at + 3)))
  const likely = run(
    'select word from words where words match ? and length(word) between ? and ?',
    triples.join(' OR '),
    word.length - 1,
    word.length + 1,
  )
  return likely.map((row) => row.word as string).filter((other) => isOneTypoAway(word, other))
}

function toConditions({ stars, price, location }: Request): { sql: string[]; values: number[] } {
  const sql: string[] = []
  const values: number[] = []
  const add = (condition: string, ...input: number[]): void => {
    sql.push(condition)
    values.push(...input)
  }
  if (stars) add('stars = ?', stars)
  if (price) add('price between ? and ?', ...price)
  if (location) add('location = ?', location)
  return { sql, values }
}

function find(query: SearchQuery): Record<string, unknown>[] {
  const { sql, values } = toConditions(query.filter)
  if (query.q === '')
    return run(
      `select json from properties where ${sql.join(' and ')} order by price, id limit ? offset ?`,
      ...values,
      pageSize,
      query.offset,
    )
  const match = toMatch(query)
  if (match === '') return []
  // The best ones first, then only their documents: else every document would be carried through the sorting.
  const narrowed =
    sql.length > 0 ? `and exists (select 1 from properties where id = texts.rowid and ${sql.join(' and ')})` : ''
  return run(
    `select json from (select rowid as hit from texts where texts match ? ${narrowed} order by rank limit ?) join properties on id = hit`,
    match,
    ...values,
    pageSize,
  )
}

export const contestant: Contestant = {
  build,
  search: (query) => find(query).map(({ json }) => JSON.parse(json as string)).length,
  bytesElsewhere: () =>
    Number(run('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')[0]?.bytes),
}
