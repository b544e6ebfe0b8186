import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PropertyPage } from '../../contract/properties.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const read = (id: number, locale: Locale = 'en') =>
  createApi({ db: database.db }).dispatch('GET /user/properties/{id}', { locale, params: { id: String(id) } })

test.each(locales)('a stay says what it has said of itself, and what was asked, in %s', async (locale) => {
  const property = PropertyPage.parse(await read(1, locale))
  expect(property.facts).toMatchObject({
    rules: { couples: 'marriage_paper', deposit: 50_000, quiet: { from: '23:00', until: '07:00' } },
    power: { gridHours: 16, generatorHours: 8, lift: 'works' },
    access: { doorWidth: 85 },
  })
  const asked = { en: 'Is there a cot?', ar: 'هل يوجد سرير للرضيع؟', ku: 'قەرەوێڵەی ساوا هەیە؟' }
  expect(property.questions.map(({ question }) => question)).toEqual([asked[locale]])
})

test('a property without facts says that they are not specified', async () => {
  expect(PropertyPage.parse(await read(4))).toMatchObject({ facts: null, questions: [] })
})

const setFacts = (change: string) =>
  sql`update properties set facts = facts ${sql.raw(change)} where id = 1`.execute(database.db)

test.each([
  ['without a part', `- 'power'`],
  ['without a rule', `#- '{rules,couples}'`],
  ['with a word that nobody translates', `|| '{"water": {"hot": "sometimes", "hasTank": true}}'`],
  ['with a day of 25 hours', `|| '{"power": {"gridHours": 25, "generatorHours": 0, "lift": "none"}}'`],
])('facts %s are refused by the database', async (_, change) => {
  await expect(setFacts(change)).rejects.toThrow('properties_facts_check')
})

test.each([
  ['without what families ask', `- 'family'`],
  ['with a yes in words', `|| '{"family": {"hasAdjoiningRooms": "yes", "womenPool": null, "hasHalalKitchen": true}}'`],
  [
    'with half of the pool’s hours',
    `|| '{"family": {"hasAdjoiningRooms": true, "womenPool": {"from": "10:00"}, "hasHalalKitchen": true}}'`,
  ],
])('facts %s are refused by the database', async (_, change) => {
  await expect(setFacts(change)).rejects.toThrow('properties_family_facts')
})
