import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageOfAll } from '../../client/lists/list-query.ts'
import { PagedList } from '../../client/lists/paged-list.tsx'
import { useDinars } from '../../client/money/dinars.tsx'
import { wishlistText } from '../../i18n/messages/wishlist.ts'
import { PropertyCard } from '../features/properties/property-card.tsx'
import type { Route } from './+types/shared-wishlist.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(siteContext)
  const { title, description, lead, empty, emptyHint, emptyAction } = wishlistText[locale].shared
  const { data } = await call('GET /public/wishlists/{secret}', { params })
  return {
    // Without the secret: what names the page elsewhere need not carry it.
    head: { title, description, path: '/properties', isHidden: true },
    title,
    lead: data.length > 0 ? lead : undefined,
    list: pageOfAll(data, 1, data.length),
    empty: { title: empty, hint: emptyHint, action: emptyAction, href: '/properties' },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function SharedWishlist({ loaderData }: Route.ComponentProps) {
  const { title, lead, list, empty } = loaderData
  const dinars = useDinars()
  return (
    <Page trail={[{ label: title }]}>
      <PageHeading title={title} lead={lead} />
      <PagedList path="" list={list} empty={empty}>
        {(property, index) => <PropertyCard property={property} dinars={dinars} heading="h2" priority={index === 0} />}
      </PagedList>
    </Page>
  )
}
