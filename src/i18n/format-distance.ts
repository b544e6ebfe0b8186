import type { Locale } from '../domain/text/locale.ts'
import { groupThousands } from './group-thousands.ts'

const units: Record<Locale, { m: string; km: string }> = {
  en: { m: 'm', km: 'km' },
  ar: { m: 'م', km: 'كم' },
  ku: { m: 'م', km: 'کم' },
}

/** `350 m`, `1.2 km`, `148 km`: as exact as a traveller needs. */
export function formatDistance(locale: Locale, meters: number): string {
  const { m, km } = units[locale]
  if (meters < 995) return `${Math.round(meters / 10) * 10} ${m}`
  if (meters < 9_950) return `${(meters / 1000).toFixed(1)} ${km}`
  return `${groupThousands(String(Math.round(meters / 1000)))} ${km}`
}
