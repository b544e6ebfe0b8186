import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { loadDepartures } from '../features/orders/load-departures.ts'
import { NoSeller } from '../features/orders/no-seller.tsx'
import { departuresPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-departures.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { departures } = sellerOrdersText[site.locale]
  return {
    head: { title: departures.title, description: departures.lead, path: departuresPath, isHidden: true },
    found: await loadDepartures(site),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessDepartures({ loaderData }: Route.ComponentProps) {
  const { head, found } = loaderData
  if (!found) return <NoSeller title={head.title} />
  const { departures: t } = found.messages
  return (
    <Page narrow>
      <PageHeading title={head.title} lead={t.lead} />
      <ChipLinks as={Link} {...found.tabs} />
      <div className="mt-6 space-y-10">
        {found.sellers.map((seller) => (
          <section key={seller.id} className="space-y-4">
            <h2 className="text-2xl">{seller.title}</h2>
            {!seller.isManager && <p className="note">{t.managersOnly}</p>}
            {seller.sales.length === 0 && <p>{t.none}</p>}
            {seller.sales.map((sale) => (
              <details key={sale.id} className="rounded-card border border-line bg-surface shadow-soft">
                <summary className="min-h-12 cursor-pointer p-4 font-semibold wrap-anywhere">
                  {sale.title} <span className="font-normal text-ink-soft">· {sale.kind}</span>
                </summary>
                <ul className="divide-y divide-line border-t border-line">
                  {sale.stocks.map((stock) => (
                    <li key={stock.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
                      {seller.isManager ? (
                        <Link
                          to={`${departuresPath}/${stock.id}`}
                          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
                        >
                          {stock.label}
                        </Link>
                      ) : (
                        <span className="inline-flex min-h-11 items-center">{stock.label}</span>
                      )}
                      <span className={stock.isTaken ? 'font-semibold tabular-nums' : 'text-ink-soft tabular-nums'}>
                        {stock.taken}
                      </span>
                    </li>
                  ))}
                  {sale.stocks.length === 0 && <li className="px-4 py-3 text-ink-soft">{t.none}</li>}
                </ul>
              </details>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}
