import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { insertShare } from '../../../db/queries/catalogue/wishlist-shares.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { saveItem } from '../item-handlers.ts'
import { saveProperty } from '../save-property.ts'

const secret = (customer: number): string => `secret-of-a-list-${String(customer).padStart(10, '0')}`

const save = (db: Db, customer: number, property: number): Promise<number> =>
  db.transaction().execute((tx) => saveProperty(tx, { customer, property, now: new Date() }))

/** The entries that calls about the wishlist need: one of their own, or several pages of a list. */
export async function prepareWishlist(db: Db, key: Key, { customer }: TestMember): Promise<{ id?: string }> {
  if (customer === 0) return {}
  if (key.includes('/item-wishlist')) return prepareItems(db, key, customer)
  if (!key.includes('/property-wishlist')) return {}
  const isList = key === 'GET /customer/property-wishlist'
  // Those who are compared with each other have different ones.
  const properties = isList ? [1, 2, 3, 4, 5, 6, 7] : key.includes('{id}') ? [1 + (customer % 12)] : []
  const ids: number[] = []
  for (const property of properties) {
    // A deactivated caller saves nothing.
    const id = await save(db, customer, property).catch(() => null)
    if (id !== null) ids.push(key.includes('/property/') ? property : id)
  }
  return { id: ids[0]?.toString() }
}

async function prepareItems(db: Db, key: Key, customer: number): Promise<{ id?: string }> {
  const isList = key === 'GET /customer/item-wishlist'
  const kinds = isList ? saleKinds : key.includes('{id}') ? (['event'] as const) : []
  const itemId = isList ? 1 : 1 + (customer % 5)
  const ids: number[] = []
  for (const kind of kinds) {
    const saving = db.transaction().execute((tx) => saveItem(tx, { customer, kind, itemId, now: new Date() }))
    // A deactivated caller saves nothing.
    const id = await saving.catch(() => null)
    if (id !== null) ids.push(key.includes('{kind}') ? itemId : id)
  }
  return { id: ids[0]?.toString() }
}

export async function prepareShared(db: Db, key: Key): Promise<{ secret?: string }> {
  if (!key.includes('/public/wishlists/')) return {}
  const { customer } = await addMember(db)
  await save(db, customer, 1)
  await db.transaction().execute((tx) => insertShare(tx, { customer, secret: secret(customer), now: new Date() }))
  return { secret: secret(customer) }
}
