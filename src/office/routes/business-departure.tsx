import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import { Button } from '../../ui/button.tsx'
import { loadDeparture } from '../features/orders/load-departures.ts'
import { TravellerTable } from '../features/orders/traveller-table.tsx'
import { departuresPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-departure.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const departure = await loadDeparture(site, parseListId(params.id))
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
          <Button type="button" onClick={() => print()} className="noscript:hidden print:hidden">
            {t.print}
          </Button>
        }
      />
      {departure.rows.length === 0 ? <p>{t.nobody}</p> : <TravellerTable departure={departure} />}
    </Page>
  )
}
