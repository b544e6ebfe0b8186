import type { Ok } from '../../../contract/contract.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { meetingText } from '../../../i18n/messages/meeting.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { commaOf } from './comma-of.ts'

type Printed = Pick<Ok<'GET /customer/tickets'>['data'][number]['printed'], 'meeting' | 'route'>
type Met = { itemType: SaleKind; printed: Printed }

const groups = new Set<SaleKind>(['tourism', 'umrah', 'activity'])

/** Groups meet, flights depart, and anything else simply is somewhere. */
export function toPlaceLabel(locale: Locale, { itemType, printed }: Met): string {
  const { leaves, place } = purchasesText[locale].labels
  if (groups.has(itemType)) return meetingText[locale].title
  return printed.route ? leaves : place
}

/** Its name and its address, as one tells a driver; null where people are fetched. */
export const toPlaceText = (locale: Locale, { printed: { meeting } }: Met): string | null =>
  meeting && [meeting.title[locale], meeting.address[locale]].join(commaOf(locale))
