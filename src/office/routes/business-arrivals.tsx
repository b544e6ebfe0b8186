import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { SiteLink } from '../../client/frame/site-link.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { ListPages } from '../../client/lists/paged-list.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { arrivalsText } from '../../i18n/messages/arrivals.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../ui/icons.tsx'
import { ArrivalCard } from '../features/arrivals/arrival-card.tsx'
import { type ArrivalsData, loadArrivals } from '../features/arrivals/load-arrivals.ts'
import { NoMembership } from '../features/sellers/no-membership.tsx'
import { arrivalsPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-arrivals.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description, lead, stranger, contact } = arrivalsText[site.locale]
  return {
    head: { title, description, path: arrivalsPath, isHidden: true },
    lead,
    stranger: { text: stranger, contact },
    arrivals: await loadArrivals(site, request, new Date()),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessArrivals({ loaderData }: Route.ComponentProps) {
  const { head, lead, stranger, arrivals } = loaderData
  return (
    <Page narrow>
      <PageHeading title={head.title} lead={arrivals ? lead : head.description} />
      {arrivals ? (
        <div className="space-y-5">
          {/* For who does nothing else there is nowhere else to go. */}
          {arrivals.tabs.chips.length > 1 && <ChipLinks as={Link} {...arrivals.tabs} />}
          {arrivals.properties && <ChipLinks as={Link} {...arrivals.properties} />}
          {arrivals.photographs && (
            <p className="note">
              {arrivals.photographs.text}{' '}
              <SiteLink to="/contact" className="font-semibold text-brand-deep underline underline-offset-4">
                {arrivals.photographs.send}
              </SiteLink>
            </p>
          )}
          <ChipLinks as={Link} {...arrivals.views} />
          <p className="note scripted:hidden">{arrivals.messages.noScript}</p>
          <List arrivals={arrivals} />
        </div>
      ) : (
        <NoMembership title={head.title} text={stranger.text} contact={stranger.contact} />
      )}
    </Page>
  )
}

function List({ arrivals }: { arrivals: ArrivalsData }) {
  const { data, meta, path, messages } = arrivals
  if (data.length === 0)
    return (
      <EmptyState title={messages.empty} icon={<SuitcaseIcon className="size-8" />}>
        {messages.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="space-y-4">
        {data.map((arrival) => (
          <li key={arrival.id}>
            <ArrivalCard arrival={arrival} arrivals={arrivals} />
          </li>
        ))}
      </ul>
      <ListPages path={path} meta={meta} />
    </>
  )
}
