import { sql } from 'kysely'
import type { Tx } from '../../src/db/database.ts'
import { insertRows } from '../../src/db/insert-rows.ts'
import { agencyOf } from './sales/sellers.ts'
import { toVisaForm } from './visa-forms.ts'
import { visas } from './visas.ts'

/** Everything of the demo's visas that an operator has left there can be applied for, at an agency of the place that takes the papers. */
export async function loadVisaForms(tx: Tx): Promise<void> {
  const found = await sql<{ id: number; key: string }>`select id, key from visas where id not in (select visa_id from visa_forms)`.execute(tx)
  const sellers = await sql<{ id: number; key: string }>`select id, key from sellers where is_demo`.execute(tx)
  const [visaIds, sellerIds] = [found, sellers].map(({ rows }) => new Map(rows.map(({ key, id }) => [key, id])))
  const rows = visas.flatMap((visa) => {
    const visa_id = visaIds?.get(visa.key)
    const seller_id = sellerIds?.get(agencyOf(visa.location, 'world'))
    return visa_id && seller_id ? [{ visa_id, seller_id, ...toVisaForm(visa), is_demo: true }] : []
  })
  await insertRows(tx, 'visa_forms', rows, { hasId: false })
}
