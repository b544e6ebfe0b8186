import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findPropertiesOf, type PropertyOfMember } from '../../db/queries/stays/arrivals.ts'
import { hasSellerRight, type SellerRight } from '../../domain/accounts/seller-rights.ts'
import type { Locale } from '../../domain/text/locale.ts'

type PropertiesQuery = { locale: Locale; account: string; right: SellerRight }

/** The properties in which the caller has a role with this right. */
export async function requireProperties(
  db: Db,
  { locale, account, right }: PropertiesQuery,
): Promise<PropertyOfMember[]> {
  const all = await findPropertiesOf(db, locale, account)
  if (all.length === 0) throw new Problem('NOT_A_MEMBER')
  const allowed = all.filter(({ role }) => hasSellerRight(role, right))
  if (allowed.length === 0) throw new Problem('MANAGERS_ONLY')
  return allowed
}

export const idsOf = (properties: readonly PropertyOfMember[]): number[] => properties.map(({ id }) => id)
