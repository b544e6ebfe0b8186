import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { useAbout } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { messagesOf, useLocale, useText } from '../../client/text.tsx'
import { formatMoment, formatPrice } from '../../i18n/format.ts'
import { eventsText } from '../../i18n/messages/events.ts'
import { Badge } from '../../ui/badge.tsx'
import { CalendarIcon, PinIcon, TicketIcon } from '../../ui/icons.tsx'
import { UsersIcon } from '../../ui/icons-detail.tsx'
import { Price } from '../../ui/price.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { EventCard } from '../features/events/event-card.tsx'
import { loadRelatedEvents } from '../features/events/related-events.ts'
import { toStructuredEvent } from '../features/events/structured-event.ts'
import { renderSurroundings } from '../features/landmarks/surroundings/render-surroundings.tsx'
import { ChoiceBar } from '../features/sale-options/choice-bar.tsx'
import { ChoicePanel } from '../features/sale-options/choice-panel.tsx'
import { loadSale } from '../features/sale-options/load-sale.ts'
import { eventRules } from '../features/sale-options/rules/event-rules.ts'
import { TicketRows } from '../features/sale-options/ticket-rows.tsx'
import { useChoice } from '../features/sale-options/use-choice.ts'
import { DetailActions } from '../features/wishlist/detail-actions.tsx'
import { CardRow } from '../lists/card-row.tsx'
import type { Route } from './+types/event.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const event = await site.call('GET /public/events/{id}', { params: { id: params.id } })
  const { title, id, location, coordinates } = event
  const path = `/events/${id}`
  const description = toDescription(event.description)
  const trail = [{ label: messagesOf(site.locale).nav.events, href: '/events' }, { label: title }]
  return {
    ...event,
    messages: eventsText[site.locale].page,
    isOver: new Date(event.endsAt) < new Date(),
    related: await loadRelatedEvents(site, event),
    sale: await loadSale(site, { type: 'event', id }),
    surroundings: await renderSurroundings(site, { key: `event-${id}`, coordinates, location }),
    trail,
    head: {
      path,
      title,
      description,
      image: event.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toStructuredEvent(site, { ...event, path, description, region: location.title, at: coordinates }),
      ],
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const event = loaderData
  const choice = useChoice(event.sale, eventRules)
  const starts = formatMoment(locale, event.startsAt)
  const pictures = event.pictures.map((picture, index) => ({ ...picture, alt: `${event.title} (${index + 1})` }))
  return (
    <Page trail={event.trail}>
      {event.isOver && (
        <p className="mb-2">
          <Badge tone="warning">{event.messages.over}</Badge>
        </p>
      )}
      <PageHeading
        title={event.title}
        lead={`${starts.day} · ${starts.time}`}
        action={<DetailActions id={`event:${event.id}`} title={event.title} />}
      />
      <PhotoGallery pictures={pictures} />
      <WithAside
        isTall
        label={event.messages.price}
        aside={
          choice && (
            <ChoicePanel
              choice={choice}
              Fields={TicketRows}
              others={event.related.length > 0 ? '#related' : '/events'}
            />
          )
        }
      >
        <EventFacts event={event} />
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-2xl">
            {event.messages.about}
          </h2>
          <Prose text={event.description} />
        </section>
        <StaticHtml html={event.surroundings} />
      </WithAside>
      <CardRow title={event.messages.related} items={event.related}>
        {(one) => <EventCard event={one} />}
      </CardRow>
      <ChoiceBar choice={choice} />
    </Page>
  )
}

function EventFacts({ event }: { event: Route.ComponentProps['loaderData'] }) {
  const t = useText()
  const locale = useLocale()
  const about = useAbout(event.price ?? undefined)
  const starts = formatMoment(locale, event.startsAt)
  const ends = formatMoment(locale, event.endsAt)
  return (
    <Facts
      isPaired
      facts={[
        {
          Icon: CalendarIcon,
          label: event.messages.when,
          value: (
            <>
              {starts.day} · <bdi dir="ltr">{starts.time}</bdi>
              <br />
              {event.messages.until} {ends.day === starts.day ? '' : `${ends.day} · `}
              <bdi dir="ltr">{ends.time}</bdi>
            </>
          ),
        },
        { Icon: PinIcon, label: event.messages.where, value: `${event.venue} · ${event.location.title}` },
        {
          Icon: TicketIcon,
          label: event.messages.price,
          value: (
            <Price size="small" amount={event.price ? formatPrice(locale, event.price) : t.price.free} about={about} />
          ),
        },
        { Icon: UsersIcon, label: event.messages.organizer, value: event.organizer },
      ]}
    />
  )
}
