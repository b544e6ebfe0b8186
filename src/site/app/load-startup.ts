import type { ServerCall, Startup } from '../../client/context.ts'

/** The startup loads of the product, as one parallel load. */
export async function loadStartup(call: ServerCall): Promise<Startup> {
  const [
    locations,
    homeGroups,
    contacts,
    articles,
    businessTypes,
    advertisements,
    types,
    beds,
    packages,
    rate,
    search,
  ] = await Promise.all([
    call('GET /locations/properties', {}),
    call('GET /public/home-groups', {}),
    call('GET /public/app-contacts'),
    call('GET /public/articles', {}),
    call('GET /public/business-types', {}),
    call('GET /public/advertisements', {}),
    call('GET /user/properties/types'),
    call('GET /user/bed-types'),
    call('GET /public/discount-packages', {}),
    call('GET /public/exchange-rate'),
    call('GET /public/meilisearch/key'),
  ])
  return {
    locations: locations.data,
    homeGroups: homeGroups.data,
    contacts,
    articles: articles.data,
    businessTypes: businessTypes.data,
    advertisements: advertisements.data,
    propertyTypes: types.propertyTypes,
    features: types.features,
    bedTypes: beds.bedTypes,
    discountPackages: packages.data,
    rate,
    searchKey: search.key.key,
  }
}
