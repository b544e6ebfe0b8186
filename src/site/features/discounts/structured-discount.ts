import {
  type SchemaSite,
  type SchemaThing,
  type Structured,
  toEndOfDay,
  toSchemaPlace,
  toSchemaThing,
} from '../../../client/structured-data.ts'

/** Percent off at a business. */
export const toStructuredDiscount = (
  site: SchemaSite,
  input: SchemaThing & {
    until: string | null
    business: { title: string; phone: string; address: string; region: string }
  },
): Structured => ({
  ...toSchemaThing(site, 'Offer', input),
  validThrough: input.until ? toEndOfDay(input.until) : undefined,
  offeredBy: {
    '@type': 'LocalBusiness',
    name: input.business.title,
    telephone: input.business.phone,
    ...toSchemaPlace(input.business),
  },
})
