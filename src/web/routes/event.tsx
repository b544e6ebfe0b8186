import { formatMoment, formatPrice } from '../../i18n/format.ts'
import { siteContext } from '../context.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ShareButton } from '../details/share-button.tsx'
import { EventCard } from '../features/events/event-card.tsx'
import { loadRelatedEvents } from '../features/events/related-events.ts'
import { siteOf, toHead, toSummary } from '../head.ts'
import { CardRow } from '../lists/card-row.tsx'
import { Prose } from '../prose/prose.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { breadcrumbList, event as structuredEvent } from '../structured-data.ts'
import { messagesOf, useLocale, useText } from '../text.tsx'
import { Badge } from '../ui/badge.tsx'
import { CalendarIcon, PinIcon, TicketIcon } from '../ui/icons.tsx'
import { UsersIcon } from '../ui/icons-detail.tsx'
import type { Route } from './+types/event.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const event = await site.call('GET /public/events/{id}', { params: { id: params.id } })
  const { title, id, location, coordinates } = event
  const path = `/events/${id}`
  const description = toSummary(event.description)
  const trail = [{ label: messagesOf(site.locale).nav.events, href: '/events' }, { label: title }]
  return {
    ...event,
    isOver: new Date(event.endsAt) < new Date(),
    related: await loadRelatedEvents(site, event),
    trail,
    head: {
      path,
      title,
      description,
      image: event.picture.url,
      structured: [
        breadcrumbList(site, path, trail),
        structuredEvent(site, { ...event, path, description, region: location.title, at: coordinates }),
      ],
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const event = loaderData
  const starts = formatMoment(locale, event.startsAt)
  const ends = formatMoment(locale, event.endsAt)
  const pictures = event.pictures.map((picture, index) => ({ ...picture, alt: `${event.title} (${index + 1})` }))
  return (
    <Page narrow trail={event.trail}>
      {event.isOver && (
        <p className="mb-2">
          <Badge tone="warning">{t.event.over}</Badge>
        </p>
      )}
      <PageHeading
        title={event.title}
        lead={`${starts.day} · ${starts.time}`}
        action={<ShareButton title={event.title} />}
      />
      <PhotoGallery pictures={pictures} />
      <div className="mt-8 space-y-8">
        <Facts
          facts={[
            {
              Icon: CalendarIcon,
              label: t.event.when,
              value: (
                <>
                  {starts.day} · <bdi dir="ltr">{starts.time}</bdi>
                  <br />
                  {t.event.until} {ends.day === starts.day ? '' : `${ends.day} · `}
                  <bdi dir="ltr">{ends.time}</bdi>
                </>
              ),
            },
            { Icon: PinIcon, label: t.event.where, value: `${event.venue} · ${event.location.title}` },
            {
              Icon: TicketIcon,
              label: t.event.price,
              value: event.price ? formatPrice(locale, event.price) : t.price.free,
            },
            { Icon: UsersIcon, label: t.event.organizer, value: event.organizer },
          ]}
        />
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-2xl">
            {t.event.about}
          </h2>
          <Prose text={event.description} />
        </section>
      </div>
      <CardRow isNarrow title={t.event.related} items={event.related}>
        {(one) => <EventCard event={one} />}
      </CardRow>
    </Page>
  )
}
