import { sql } from 'kysely'
import type { Tx } from '../../../src/db/database.ts'
import { insertRows } from '../../../src/db/insert-rows.ts'
import { properties } from '../load-properties.ts'
import { toQuestions } from './questions.ts'
import { toFacts } from './to-facts.ts'

/** For all of the demo's stays that an operator has left there, and has said nothing of. */
export async function loadStayFacts(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number; key: string }>`select id, key from properties where facts is null`.execute(tx)
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  const told = properties.flatMap((property) => {
    const id = idOf.get(property.key)
    const facts = toFacts(property)
    return id === undefined ? [] : [{ id, facts, questions: toQuestions(property, facts) }]
  })
  await sql`update properties p set facts = f.facts
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) f (id int, facts jsonb) where p.id = f.id`.execute(tx)
  await insertRows(tx, 'property_questions', told.flatMap(({ id, questions }) =>
    questions.map((question, position) => ({ property_id: id, ...question, position })),
  ))
}
