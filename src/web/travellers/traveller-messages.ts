import type { Locale } from '../../domain/locale.ts'
import { toCountryChoice } from '../../i18n/country-names.ts'
import { travellersText } from '../../i18n/messages/travellers.ts'

/** For the loaders of screens that ask for travellers; the countries only where a passport is wanted. */
export const toTravellerMessages = (locale: Locale, { hasPassports = true } = {}) => ({
  fields: travellersText[locale].fields,
  choose: travellersText[locale].choose,
  countries: hasPassports ? toCountryChoice(locale) : [],
})

export type TravellerMessages = ReturnType<typeof toTravellerMessages>
