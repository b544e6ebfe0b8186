import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'

const database = openTestDatabase()
const fold = async (text: string) =>
  (await sql<{ folded: string }>`select fold(${text}) as folded`.execute(database.db)).rows[0]?.folded

test.each([
  ['BAGHDAD', 'baghdad'],
  ['أربيل', 'اربیل'],
  ['إسطنبول', 'اسطنبول'],
  ['السليمانية', 'السلیمانیه'],
  ['سلێمانی', 'سلیمانی'],
  ['ھەولێر', 'ههولیر'],
  ['هەولێر', 'ههولیر'],
  ['كُرْدِسْتَان', 'کردستان'],
  ['مصطفى', 'مصطفی'],
  ['ڕۆژئاوا', 'روژیاوا'],
  ['گوڵ', 'گول'],
  ['می\u200cخواهم', 'میخواهم'],
  ['ســفر', 'سفر'],
  ['٢٠٢٦ ۲۰۲۶', '2026 2026'],
  ['\uFEFB', 'لا'],
])('%s is compared as %s', async (input, expected) => {
  const folded = await fold(input)
  expect(folded).toBe(expected)
  expect(await fold(expected)).toBe(expected)
})
