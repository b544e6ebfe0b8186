import type { Tx } from '../../db/database.ts'
import { getToldDiscount } from '../../db/queries/discounts/redemption-messages.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { undoneDiscountText, usedDiscountText } from '../../i18n/discount-news.ts'
import { notify } from '../../notify/notify.ts'

type Used = { customer: number; redemption: number; now: Date }

/** Tells the customer where a discount was used; and that it was the last use, where it was. */
export async function notifyRedeemed(tx: Tx, { customer, redemption, now }: Used): Promise<void> {
  const to = await findRecipient(tx, customer)
  if (!to) return
  const used = await getToldDiscount(tx, redemption)
  const news = {
    event: used.left === 0 ? 'last-use' : 'redeemed',
    key: String(redemption),
    entity: 'discount_package',
    entityId: used.subscription,
    text: usedDiscountText(to.language, used),
  } as const
  await notify(tx, to, news, { now })
}

export async function notifyUndone(tx: Tx, { customer, redemption, now }: Used): Promise<void> {
  const to = await findRecipient(tx, customer)
  if (!to) return
  const used = await getToldDiscount(tx, redemption)
  const news = {
    event: 'redemption-undone',
    key: String(redemption),
    entity: 'discount_package',
    entityId: used.subscription,
    text: undoneDiscountText(to.language, used),
  } as const
  await notify(tx, to, news, { now })
}
