import { getApplicationOf, setPending, setVisaEnded } from '../../db/queries/visas/visa-applications.ts'
import { addVisaEvent } from '../../db/queries/visas/visa-events.ts'
import { findHolidayChanges } from '../../db/queries/visas/visa-forms.ts'
import { toDay } from '../../domain/time/day.ts'
import { addWorkingDays } from '../../domain/time/working-days.ts'
import type { OrderKind } from '../orders/order-kind.ts'
import { notifyVisa } from './notify-visa.ts'

/** The fee of an application: it holds nothing, and being paid sets its promise going. */
export const visaKind: OrderKind = {
  kind: 'visa',
  async fulfil(tx, order, { now }) {
    const facts = await getApplicationOf(tx, order.id)
    const promisedOn = addWorkingDays(toDay(now), facts.workingDays, await findHolidayChanges(tx))
    await setPending(tx, facts.id, promisedOn)
    await addVisaEvent(tx, { application: facts.id, event: 'paid', actor: 'customer', now })
    await notifyVisa(tx, facts, { event: 'visa-received', promisedOn }, now)
  },
  /** Late money is worth an application only while its papers are there. */
  async revive(tx, order) {
    const { status, isForgotten } = await getApplicationOf(tx, order.id)
    return status === 'failed' && !isForgotten
  },
  async release(tx, order, { by, now }) {
    const { id, status } = await getApplicationOf(tx, order.id)
    // The rejection, with its reason, was announced before.
    if (status === 'rejected') return
    await setVisaEnded(tx, id, by === 'customer' ? 'withdrawn' : 'failed')
    const event = by === 'customer' ? 'withdrawn' : 'expired'
    await addVisaEvent(tx, { application: id, event, actor: by === 'customer' ? 'customer' : 'clock', now })
  },
  async describe(db, { id: order }) {
    const { id, title } = await getApplicationOf(db, order)
    return { itemId: id, title, path: `/account/visa-applications/${id}` }
  },
}
