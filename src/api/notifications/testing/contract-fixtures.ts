import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { findRecipient } from '../../../db/queries/messages/notifications.ts'
import { notify } from '../../../notify/notify.ts'
import type { TestMember } from '../../customers/testing/member.ts'

let count = 0

/** Something that the customer was told; its number. */
export const addNotification = (db: Db, customer: number, now = new Date()): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const to = await findRecipient(tx, customer)
    if (!to) throw new Error('There is nobody to tell')
    const text = 'سەفەر: حجزەکەت پشتڕاست کرایەوە.'
    const news = { event: 'confirmed', key: `test ${++count}`, entity: 'reservation', entityId: 7, text } as const
    const id = await notify(tx, to, news, { now })
    if (id === null) throw new Error('It was told before')
    return id
  })

/** The rows that calls about notifications need. */
export async function prepareNotifications(
  db: Db,
  key: Key,
  { customer }: TestMember,
): Promise<{ id?: string; body?: object }> {
  if (!key.includes('/user/notifications') || customer === 0) return {}
  if (key.endsWith('/token')) return { body: { platform: 'android', token: crypto.randomUUID() } }
  const ids: number[] = []
  for (let left = key.includes('{id}') ? 1 : 7; left > 0; left--) ids.push(await addNotification(db, customer))
  return { id: String(ids[0]) }
}
