import type { TravellerFieldError } from '../../../domain/accounts/traveller.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toCountryChoice } from '../../../i18n/country-names.ts'
import { toFieldMessage } from '../../../i18n/field-errors.ts'
import { travellersText } from '../../../i18n/messages/travellers.ts'

/** For the loaders of screens that ask for travellers. `nationalities`: those that are offered; none where no passport is wanted. */
export const toTravellerMessages = (locale: Locale, nationalities: readonly string[]) => ({
  fields: travellersText[locale].fields,
  choose: travellersText[locale].choose,
  countries: toCountryChoice(locale, nationalities),
})

export type TravellerMessages = ReturnType<typeof toTravellerMessages>

export type TravellerErrorTexts = Record<TravellerFieldError['error'], string>

/** Messages of their faults, for screens that check before they send. */
export const toTravellerErrors = (locale: Locale): TravellerErrorTexts => ({
  required: toFieldMessage(locale, { error: 'required' }),
  date: toFieldMessage(locale, { error: 'date' }),
  invalid: toFieldMessage(locale, { error: 'invalid' }),
  latin_name: toFieldMessage(locale, { error: 'latin_name' }),
  passport_number: toFieldMessage(locale, { error: 'passport_number' }),
  passport_expires: toFieldMessage(locale, { error: 'passport_expires' }),
  passport_repeated: toFieldMessage(locale, { error: 'passport_repeated' }),
})
