import type { Locale } from '../../../../domain/text/locale.ts'
import { type PhotoFormat, visaLimits } from '../../../../domain/visas/visa-form.ts'
import { toCountryChoice } from '../../../../i18n/country-names.ts'
import { toFieldMessage } from '../../../../i18n/field-errors.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { paperHelpText } from '../../../../i18n/messages/paper-help.ts'
import { travellersText } from '../../../../i18n/messages/travellers.ts'
import { uploadsText } from '../../../../i18n/messages/uploads.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { visaFormText } from '../../../../i18n/messages/visa-form.ts'
import { visaPhotoText } from '../../../../i18n/messages/visa-photo.ts'
import { toTravellerErrors } from '../../travellers/traveller-messages.ts'

type Form = {
  passportMonths: number
  maxFiles: number
  nationalities: readonly string[]
  /** By the operator, to anybody. */
  offered: readonly string[]
  /** The country's size of photo, in millimetres. */
  photo: PhotoFormat | null
}

/** The texts of an application's fields, for the loaders of screens that have them. */
export function toVisaFieldMessages(locale: Locale, { passportMonths, maxFiles, nationalities, offered, photo }: Form) {
  const { fullName, nameHint, optional, paperHints, limits, passportMonths: months } = visaFormText[locale]
  const countries = toCountryChoice(locale, offered)
  const max = visaLimits.answer
  return {
    fields: travellersText[locale].fields,
    fullName,
    nameHint,
    optional,
    passportMonths: fillCount(locale, passportMonths, months),
    papers: visaApplicationsText[locale].papers,
    paperHints,
    paperHelp: paperHelpText[locale],
    photo: toPhotoMessages(locale, photo),
    limits: fill(limits, { files: maxFiles }),
    uploads: uploadsText[locale],
    // The list has only nationalities that may apply.
    countries: nationalities.length > 0 ? countries.filter(({ code }) => nationalities.includes(code)) : countries,
    errors: {
      ...toTravellerErrors(locale),
      passport_months: toFieldMessage(locale, { error: 'passport_months', limit: passportMonths }),
      machine_readable: toFieldMessage(locale, { error: 'machine_readable' }),
      not_offered: toFieldMessage(locale, { error: 'not_offered' }),
      file_repeated: toFieldMessage(locale, { error: 'file_repeated' }),
      too_many_files: toFieldMessage(locale, { error: 'too_many_files', limit: maxFiles }),
      too_long: toFieldMessage(locale, { error: 'too_long', limit: max }),
    },
  }
}

/** Most countries are content with this one. */
const usualFormat: PhotoFormat = { width: 35, height: 45 }

function toPhotoMessages(locale: Locale, format: PhotoFormat | null) {
  const { size, crop, cropped, ...texts } = visaPhotoText[locale]
  const wanted = format ?? usualFormat
  const filled = { size: fill(size, wanted) }
  return { ...texts, format: wanted, crop: fill(crop, filled), cropped: fill(cropped, filled) }
}

export type VisaPhotoMessages = ReturnType<typeof toPhotoMessages>
export type VisaFieldMessages = ReturnType<typeof toVisaFieldMessages>
