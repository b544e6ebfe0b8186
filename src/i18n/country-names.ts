import { isCountry } from '../domain/accounts/countries.ts'
import { countryCodes } from '../domain/accounts/phone-number.ts'
import type { Locale } from '../domain/text/locale.ts'
import { localeFacts } from './locale-facts.ts'
import { countries as arabic } from './messages/countries/ar.ts'
import { countries as english } from './messages/countries/en.ts'
import { countries as kurdish } from './messages/countries/ku.ts'

/** Common short names, also of countries whose dial codes are named. */
const familiar: Record<Locale, Record<string, string | undefined>> = { en: english, ar: arabic, ku: kurdish }

/** The name of a country; the code itself where it is none. On the server alone: browsers do not know all of them in Kurdish. */
export function toCountryName(locale: Locale, code: string): string {
  const name = familiar[locale][code]
  if (name) return name
  return isCountry(code) ? (regions(locale).of(code) ?? code) : code
}

const regions = (locale: Locale) => new Intl.DisplayNames([localeFacts[locale].tag], { type: 'region' })

/** The offered countries in the order of a list: Iraq, its neighbours and countries with many Iraqis first, all others by their names. */
export function toCountryChoice(locale: Locale, offered: readonly string[]): { code: string; name: string }[] {
  const first = countryCodes.filter((code) => offered.includes(code))
  const names = regions(locale)
  const others = offered
    .filter((code) => !first.some((one) => one === code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, two) => one.name.localeCompare(two.name, localeFacts[locale].tag))
  return [...first.map((code) => ({ code, name: toCountryName(locale, code) })), ...others]
}
