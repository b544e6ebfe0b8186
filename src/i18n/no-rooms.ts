import type { Locale } from '../domain/text/locale.ts'

/** The message beside an empty list of combinations. */
export const noRoomsMessage: Record<Locale, string> = {
  en: 'No rooms available (change filters)',
  ar: 'لا توجد غرف متاحة (يمكن تغيير التصفية)',
  ku: 'هیچ ژوورێک بەردەست نییە (پاڵاوتنەکە بگۆڕە)',
}
