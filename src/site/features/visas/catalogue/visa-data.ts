import { inLocale } from '../../../../client/call/search.ts'
import type { SearchHit } from '../../../../contract/search-hits.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { formatPrice } from '../../../../i18n/format.ts'
import { visasText } from '../../../../i18n/messages/visas.ts'

export type VisaHit = SearchHit<'visa'>

export const visaKinds = ['tourist', 'business', 'medical', 'study', 'visit', 'transit'] as const

export type VisaCardData = ReturnType<typeof toVisaCard>

/** In the words of one locale, on the server: the browser gets what it shows. */
export function toVisaCard(locale: Locale, hit: VisaHit) {
  const t = visasText[locale]
  return {
    id: hit.id,
    href: `/visa-permits/${hit.id}`,
    title: inLocale(hit, 'title', locale),
    country: inLocale(hit, 'countryName', locale),
    kind: t.kind[hit.kind],
    processing: t.workingDays(...hit.processingDays),
    stay: `${t.stay} ${t.days(hit.stayDays)}`,
    form: hit.isElectronic ? t.electronic : undefined,
    cost: hit.price,
    picture: hit.picture,
  }
}

export type VisaDetail = ReturnType<typeof toVisaDetail>

export function toVisaDetail(locale: Locale, hit: VisaHit) {
  const t = visasText[locale]
  return {
    id: hit.id,
    path: `/visa-permits/${hit.id}`,
    title: inLocale(hit, 'title', locale),
    description: inLocale(hit, 'description', locale),
    country: { key: hit.country, title: inLocale(hit, 'countryName', locale) },
    kind: { key: hit.kind, title: t.kind[hit.kind] },
    requirements: inLocale(hit, 'requirements', locale),
    office: inLocale(hit.location, 'title', locale),
    price: formatPrice(locale, hit.price),
    cost: hit.price,
    pictures: hit.pictures,
    facts: {
      processing: t.workingDays(...hit.processingDays),
      stay: t.days(hit.stayDays),
      validity: t.days(hit.validityDays),
      entries: t.entries[hit.entries],
      form: hit.isElectronic ? t.electronic : t.sticker,
    },
    messages: {
      list: t.title,
      about: t.about,
      requirements: t.requirements,
      processing: t.processing,
      stay: t.stay,
      validity: t.validity,
      entries: t.entriesLabel,
      form: t.form,
      office: t.office,
      fee: t.fee,
      perPerson: t.perPerson,
    },
  }
}
