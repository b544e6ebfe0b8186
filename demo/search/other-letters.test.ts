import { beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '../../src/search/content/embedded.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { type AskSite, openAskSite } from './testing/site-search.ts'

const database = openDemoDatabase()
let search: AskSite

beforeAll(async () => {
  search = openAskSite(database.db, (await openContent(database.db, '/nowhere')).indexes)
})

const titlesOf = async (q: string): Promise<string[]> =>
  (await search(q, 'en')).groups
    .flatMap(({ rows }) => rows)
    .slice(0, 5)
    .map(({ title }) => title.replace(/[\uE000\uE001]/g, ''))

describe('among the first five rows is what was written', () => {
  test.each([
    ['English in Arabic letters', 'اوليف هاوس', 'Olive House'],
    ['English in Arabic letters', 'برك هاوس', 'Brick House'],
    ['English in Arabic letters', 'باور بانك', 'Power banks for the walk'],
    ['English in Arabic letters', 'الموند هاوس', 'Almond House'],
    ['English in Arabic letters', 'وولنت هاوس', 'Walnut House Mawat'],
    ['English in Sorani letters', 'ئینک هاوس', 'Ink House'],
    ['English in Sorani letters', 'ڤاین هاوس', 'Vine House'],
    ['before a second noun', 'zira3at asnan', 'Implant and crown together'],
    ['before a second noun', 'lailat alshu3ara', 'Night of Poets in Koya'],
    ['with an article', 'beit lkhat', 'Bayt al-Khatt'],
    ['with an article', 'bayt el-hibr', 'Ink House'],
    ['Sorani in Latin letters', 'klashi hawrami', 'Two pairs of klash'],
    ['Sorani in Latin letters', 'eşkewtî şanedar', 'Shanidar Cave'],
    ['with words that say nothing alone', 'min alnajaf ila mashhad', 'From Najaf to Mashhad'],
    ['with words that say nothing alone', 'hangwin u gwez u cha', 'Honey, walnuts and tea in Hawraman'],
    ['with an article typed wrong', 'بيت ادخط', 'Bayt al-Khatt'],
    ['with a short word typed wrong', 'nint apartments', 'Mint Apartments'],
    ['with a short word typed wrong', 'dadu hotel', 'Sadu Hotel'],
    ['before what only tells of it', 'دراجة هوائية', 'Bicycles to Duhok Dam'],
    ['before what only tells of it', 'كامب', 'Ballur Desert Camp'],
  ])('%s: %s', async (_, q, title) => expect(await titlesOf(q)).toContain(title))
})

test('words that are known are not lost among those that are spelt nearly so', async () => {
  expect((await search('عشاء', 'ar')).total).toBeLessThan(40)
  expect((await search('فندق الكرادة', 'ar')).total).toBeLessThan(130)
})

test('what lacks a word gives way to another kind that has all, and only to that', async () => {
  const [first] = (await search('فندق رخيص بغداد', 'ar')).groups
  expect(first).toMatchObject({ kind: 'property' })
  expect(first?.rows.length).toBeGreaterThan(3)
})
