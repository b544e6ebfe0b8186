import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { formatMoment, formatPrice } from '../../i18n/format.ts'
import { siteContext } from '../context.ts'
import { EventCard } from '../features/events/event-card.tsx'
import { loadRelatedEvents } from '../features/events/related-events.ts'
import { siteOf, toHead, toSummary } from '../head.ts'
import { Facts } from '../shell/facts.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { Prose } from '../shell/prose.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import { breadcrumbList, event as structuredEvent } from '../structured-data.ts'
import { messagesOf, useLocale, useText } from '../text.tsx'
import { Badge } from '../ui/badge.tsx'
import { Gallery } from '../ui/gallery.tsx'
import { CalendarIcon, PinIcon, TicketIcon, UsersIcon } from '../ui/icons.tsx'
import { CardRow } from './card-row.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const event = await site.call('GET /public/events/{id}', { params: { id: params.id ?? '' } })
  return { ...event, isOver: new Date(event.endsAt) < new Date(), related: await loadRelatedEvents(site, event) }
}

export function meta({ matches, loaderData: event }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !event) return []
  const path = `/events/${event.id}`
  const description = toSummary(event.description)
  const { events } = messagesOf(site.locale).nav
  return toHead(site, {
    title: event.title,
    description,
    path,
    image: event.picture.url,
    structured: [
      breadcrumbList(site, path, [{ label: events, href: '/events' }, { label: event.title }]),
      structuredEvent(site, { ...event, path, description, region: event.location.title, at: event.coordinates }),
    ],
  })
}

export default function Event() {
  const t = useText()
  const locale = useLocale()
  const event = useLoaderData<typeof loader>()
  const starts = formatMoment(locale, event.startsAt)
  const ends = formatMoment(locale, event.endsAt)
  const pictures = event.pictures.map((picture, index) => ({ ...picture, alt: `${event.title} (${index + 1})` }))
  return (
    <Page narrow trail={[{ label: t.nav.events, href: '/events' }, { label: event.title }]}>
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
      <Gallery pictures={pictures} label={t.stay.gallery} countLabel={t.stay.photos(pictures.length)} />
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
              value: event.price ? <bdi dir="ltr">{formatPrice(locale, event.price)}</bdi> : t.price.free,
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
