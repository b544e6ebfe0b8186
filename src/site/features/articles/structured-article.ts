import {
  type SchemaSite,
  type SchemaThing,
  type Structured,
  toPageUrl,
  toSchemaOrganization,
  toSchemaThing,
} from '../../../client/structured-data.ts'
import { messagesOf } from '../../../client/text.tsx'
import { localeFacts } from '../../../i18n/locale-facts.ts'

export const toStructuredArticle = (
  site: SchemaSite,
  input: SchemaThing & { publishedOn: string; author: string | null },
): Structured => {
  const brand = { ...toSchemaOrganization(messagesOf(site.locale).brand.name), url: toPageUrl(site, '/') }
  return {
    ...toSchemaThing(site, 'Article', input),
    headline: input.title,
    datePublished: `${input.publishedOn.slice(0, 10)}T00:00:00+03:00`,
    inLanguage: localeFacts[site.locale].tag,
    author: input.author === null ? brand : { '@type': 'Person', name: input.author },
    publisher: brand,
  }
}
