import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import type { Addressee } from '../../db/queries/orders/order-messages.ts'
import { addWalletEntry } from '../../db/queries/orders/payments-wallet.ts'
import { topUpSms } from '../../i18n/top-up-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import type { OrderKind } from '../orders/order-kind.ts'

/** Money that is put into the wallet: an order and nothing else, so it has the order's number. */
export const topUpKind: OrderKind = {
  kind: 'wallet',
  async fulfil(tx, { id, code, customer, total }, { now }) {
    await lockCustomer(tx, customer)
    await addWalletEntry(tx, { customer, amount: total, reason: 'top_up', order: id, now })
    const write = async ({ language }: Addressee) => topUpSms(language, { code, amount: total })
    await notifyCustomer(tx, id, { event: 'confirmed' }, { now, write })
  },
  // It holds no stock that others could have.
  revive: async () => true,
  async release(tx, { id, customer, total, paymentStatus }, { now }) {
    if (paymentStatus !== 'paid') return
    await lockCustomer(tx, customer)
    await addWalletEntry(tx, { customer, amount: -total, reason: 'top_up_refund', order: id, now })
  },
  describe: async (_db, { id }) => ({ itemId: id, title: null, path: '/account/wallet' }),
}
