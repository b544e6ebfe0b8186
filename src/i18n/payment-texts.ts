import type { OrderKindName } from '../domain/orders/order.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import { orderKindTexts } from './messages/order-kinds.ts'

const describeReservation: Record<Locale, (code: string) => string> = {
  en: (code) => `Booking ${code}`,
  ar: (code) => `الحجز رقم ${code}`,
  ku: (code) => `حجزی ژمارە ${code}`,
}

type Described = { kind: OrderKindName; code: string; title: Localized | null }

/** The description of a payment for the bank's page. */
export const describeOrder = (locale: Locale, { kind, code, title }: Described): string =>
  kind === 'reservation'
    ? describeReservation[locale](code)
    : `${title?.[locale] ?? orderKindTexts[locale][kind]} ${code}`

/** The same for a payer with a link: without the code, which belongs to the customer. */
export const describePart = (locale: Locale, { kind, title }: Omit<Described, 'code'>): string =>
  title?.[locale] ?? orderKindTexts[locale][kind]
