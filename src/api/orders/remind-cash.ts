import type { Db, Tx } from '../../db/database.ts'
import { type CashDue, lockNextCash } from '../../db/queries/orders/reminders.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { notifyOrder } from './notify-order.ts'
import type { OrderKinds } from './order-kind.ts'
import { workOneByOne } from './work-one-by-one.ts'

/** Before the end of the hold. Who has less than the last of them cannot be reminded any more, only frightened. */
const hours = { from: 3, to: 1, known: 4 } as const

type Input = { cashAddress: Localized | null; now: Date }

/** Reminds of each cash payment that is due, once for all processes. Returns the number of reminders. */
export function remindOfCash(db: Db, kinds: OrderKinds, input: Input): Promise<number> {
  const inHours = (count: number) => new Date(input.now.getTime() + count * 3_600_000)
  const ends = { from: inHours(hours.to), to: inHours(hours.from), hoursKnown: hours.known }
  let after = 0
  return workOneByOne(db, {
    async next(tx) {
      const due = await lockNextCash(tx, { ...ends, after })
      after = due?.id ?? after
      return due
    },
    work: (tx, due) => remind(tx, kinds, due, input),
  })
}

async function remind(tx: Tx, kinds: OrderKinds, due: CashDue, { cashAddress, now }: Input): Promise<boolean> {
  const { id, ...money } = due
  const news = { event: 'cash-reminder', cash: { ...money, place: cashAddress } } as const
  await notifyOrder(tx, kinds, id, news, { now, expiresAt: due.until })
  return true
}
