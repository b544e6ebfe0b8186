import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import { siteContext } from '../context.ts'
import { loadDeparture } from '../features/seller-orders/load-departures.ts'
import { TravellerTable } from '../features/seller-orders/traveller-table.tsx'
import { siteOf, toHead } from '../head.ts'
import { idOf } from '../lists/list-query.ts'
import { requireUser } from '../require-user.ts'
import { departuresPath } from '../sellers/paths.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { PlainButton } from '../ui/plain-button.tsx'
import type { Route } from './+types/business-departure.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const departure = await loadDeparture(site, idOf(params.id))
  const { list } = sellerOrdersText[site.locale].departures
  return {
    departure,
    head: { title: departure.title, description: list, path: `${departuresPath}/${params.id}`, isHidden: true },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessDeparture({ loaderData: { departure } }: Route.ComponentProps) {
  const { departures: t } = departure.messages
  return (
    <Page trail={[{ label: t.title, href: departuresPath }, { label: departure.title }]}>
      <PageHeading
        title={departure.title}
        lead={`${departure.when} · ${departure.taken}`}
        action={
          <PlainButton type="button" onClick={() => print()} className="noscript:hidden print:hidden">
            {t.print}
          </PlainButton>
        }
      />
      {departure.rows.length === 0 ? <p>{t.nobody}</p> : <TravellerTable departure={departure} />}
    </Page>
  )
}
