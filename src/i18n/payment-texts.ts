import type { Locale } from '../domain/locale.ts'

/** What a bank shows of what is paid for. */
export const describeReservation: Record<Locale, (id: number) => string> = {
  en: (id) => `Reservation ${id}`,
  ar: (id) => `الحجز رقم ${id}`,
  ku: (id) => `حجزی ژمارە ${id}`,
}
