import { choiceOf, queryOf } from '../../../client/lists/list-query.ts'
import { purchaseStatuses } from '../../../domain/orders/states.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { isDay } from '../../../domain/time/day.ts'

/** The filters of the list in the address. An invalid day, or a foreign seller, is left out. */
export function orderFilterOf(request: Request, sellers: readonly { id: number }[]) {
  const named = Number(queryOf(request).get('seller'))
  return {
    seller: sellers.find(({ id }) => id === named)?.id,
    from: dayOf(request, 'from'),
    to: dayOf(request, 'to'),
    status: choiceOf(request, 'status', purchaseStatuses),
    type: choiceOf(request, 'type', saleKinds),
  }
}

export type OrderFilter = ReturnType<typeof orderFilterOf>

function dayOf(request: Request, name: string): string | undefined {
  const input = toLatinDigits(queryOf(request).get(name) ?? '')
  return isDay(input) ? input : undefined
}
