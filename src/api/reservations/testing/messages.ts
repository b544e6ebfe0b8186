import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { TestMember } from '../../customers/testing/member.ts'

/** Messages on their way to a phone, the oldest first, without the name of the sender. */
export async function textsTo(db: Db, { phone }: Pick<TestMember, 'phone'>): Promise<string[]> {
  const { rows } = await sql<{ text: string; code: null }>`
    select text, code from sms_messages where phone = ${phone} order by id`.execute(db)
  return rows.map(({ text, code }) => `${text.replace(/^\S+: /, '')}${code ?? ''}`)
}

export const speak = (db: Db, { customer }: TestMember, language: Locale): Promise<unknown> =>
  sql`update customers set language = ${language} where id = ${customer}`.execute(db)
