import type { Db } from '../../db/database.ts'
import { findSealedTravellers } from '../../db/queries/accounts/travellers.ts'
import type { Seal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'
import { openTravellers } from './seal-travellers.ts'

/** Whom a customer has saved, by name. The database cannot sort what it cannot read. */
export async function findTravellers(db: Db, seal: Seal, customer: number): Promise<(Traveller & { id: number })[]> {
  const rows = await findSealedTravellers(db, customer)
  const travellers = rows.flatMap(({ id, sealed }) =>
    openTravellers(seal, sealed, { customer }).map((traveller) => ({ id, ...traveller })),
  )
  return travellers.sort((one, other) => toSortable(one).localeCompare(toSortable(other), 'en') || one.id - other.id)
}

const toSortable = ({ firstName, lastName }: Traveller): string => `${firstName} ${lastName}`
