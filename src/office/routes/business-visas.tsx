import { Link } from 'react-router'
import { useAskAgain } from '../../client/call/use-ask-again.ts'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { ListPages } from '../../client/lists/paged-list.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { useText } from '../../client/text.tsx'
import { visaWorkText } from '../../i18n/messages/visa-work.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PassportIcon } from '../../ui/icons.tsx'
import { NoSeller } from '../features/orders/no-seller.tsx'
import { visasPath } from '../features/sellers/seller-paths.ts'
import { loadQueue, type QueueData } from '../features/visas/load-queue.ts'
import { QueueCard } from '../features/visas/queue-card.tsx'
import type { Route } from './+types/business-visas.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = visaWorkText[site.locale]
  return {
    head: { title, description, path: visasPath, isHidden: true },
    queue: await loadQueue(site, request),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessVisas({ loaderData: { head, queue } }: Route.ComponentProps) {
  // No events tell an officer about colleagues and customers: the list polls.
  useAskAgain(queue?.isOfficer === true, 'calmly')
  if (!queue) return <NoSeller title={head.title} />
  if (!queue.isOfficer)
    return (
      <Page narrow>
        <PageHeading title={head.title} />
        <ChipLinks as={Link} {...queue.tabs} />
        <p className="note mt-6">{queue.text}</p>
      </Page>
    )
  return (
    <Page>
      <PageHeading title={head.title} lead={head.description} />
      {/* For who works on nothing else there is nowhere else to go. */}
      {queue.tabs.chips.length > 1 && <ChipLinks as={Link} {...queue.tabs} className="mb-4" />}
      <div className="space-y-4">
        {queue.sellers && <ChipLinks as={Link} {...queue.sellers} />}
        <ChipLinks as={Link} {...queue.shows} />
        <p role="status" className="font-bold">
          {queue.sums.join(' · ')}
        </p>
        <List queue={queue} />
      </div>
    </Page>
  )
}

function List({ queue: { data, meta, path, empty } }: { queue: QueueData }) {
  const t = useText()
  const icon = <PassportIcon className="size-8" />
  if (meta.total === 0)
    return (
      <EmptyState title={empty.title} icon={icon}>
        {empty.text}
      </EmptyState>
    )
  if (data.length === 0)
    return (
      <EmptyState
        title={t.list.emptyPage}
        icon={icon}
        action={
          <ButtonLink as={Link} to={path}>
            {t.list.firstPage}
          </ButtonLink>
        }
      >
        {t.list.emptyPageHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.map((card) => (
          <li key={card.id} className="flex *:grow">
            <QueueCard card={card} />
          </li>
        ))}
      </ul>
      <ListPages path={path} meta={meta} />
    </>
  )
}
