import type { Locale } from '../domain/locale.ts'

/** What a bank shows of what is paid for. */
export const describeReservation: Record<Locale, (code: string) => string> = {
  en: (code) => `Reservation ${code}`,
  ar: (code) => `الحجز رقم ${code}`,
  ku: (code) => `حجزی ژمارە ${code}`,
}
