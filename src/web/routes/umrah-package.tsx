import { siteContext } from '../context.ts'
import { toContactPanel } from '../details/contact-panel-data.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ShareButton } from '../details/share-button.tsx'
import { RateNote, useAbout } from '../dinars.tsx'
import { CoachIcon } from '../features/umrah/coach-icon.tsx'
import { HotelList } from '../features/umrah/hotel-list.tsx'
import { UmrahCard } from '../features/umrah/umrah-card.tsx'
import { notOver, sortUmrah, toUmrahCard, toUmrahDetail } from '../features/umrah/umrah-data.ts'
import { siteOf, toHead, toSummary } from '../head.ts'
import { Departures, JourneyProgramme } from '../journeys/journey-parts.tsx'
import { CardRow } from '../lists/card-row.tsx'
import { idOf, notFound } from '../lists/list-query.ts'
import { Section } from '../lists/section.tsx'
import { Prose } from '../prose/prose.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { breadcrumbList, touristTrip } from '../structured-data.ts'
import { Badge } from '../ui/badge.tsx'
import { ContactPanel } from '../ui/contact-panel.tsx'
import { ClockIcon, PinIcon } from '../ui/icons.tsx'
import { UsersIcon } from '../ui/icons-detail.tsx'
import { PlaneIcon } from '../ui/icons-flight.tsx'
import { Price } from '../ui/price.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import type { Route } from './+types/umrah-package.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const id = idOf(params.id)
  const [hit] = (await search.one('umrah', { filter: [{ key: 'id', value: id, operation: '=' }], limit: 1 })).hits
  if (!hit) throw notFound()
  const others = await search.one('umrah', {
    filter: [
      notOver(),
      { key: 'id', value: id, operation: '!=' },
      { key: 'type.key', value: hit.type.key, operation: '=' },
    ],
    limit: 20,
  })
  const umrah = toUmrahDetail(locale, hit)
  const { path, title, pictures, journey, type, messages } = umrah
  const description = toSummary(umrah.description)
  const departures = journey.departures.map(({ day }) => day)
  const trail = [
    { label: messages.list, href: '/umrah' },
    { label: type.title, href: `/umrah/type/${type.key}` },
    { label: title },
  ]
  const { itinerary } = journey
  return {
    umrah,
    trail,
    related: sortUmrah(others.hits, 'departure')
      .slice(0, 4)
      .map((one) => toUmrahCard(locale, one)),
    head: {
      path,
      title,
      description,
      image: hit.picture.url,
      structured: [
        breadcrumbList(site, path, trail),
        touristTrip(site, { path, title, description, pictures, price: hit.price, itinerary, departures }),
      ],
    },
    contact: await toContactPanel(site, { title, path }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function UmrahPackage({ loaderData }: Route.ComponentProps) {
  const { umrah, trail, related, contact } = loaderData
  const { journey, messages, travel } = umrah
  const pictures = umrah.pictures.map((picture, index) => ({ ...picture, alt: `${umrah.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      <p className="mb-2">
        <Badge tone="brand">{umrah.type.title}</Badge>
      </p>
      <PageHeading title={umrah.title} action={<ShareButton title={umrah.title} />} />
      <PhotoGallery pictures={pictures} />
      <WithAside
        label={journey.messages.price}
        aside={
          <>
            <div className="rounded-card border border-line bg-surface p-5 shadow-soft">
              <p className="text-sm text-ink-soft">{journey.messages.price}</p>
              <Price
                size="large"
                amount={umrah.price}
                about={useAbout(umrah.dollars)}
                note={journey.messages.perPerson}
              />
              {umrah.dollars !== undefined && <RateNote />}
            </div>
            <Departures journey={journey} />
            <ContactPanel {...contact} />
          </>
        }
      >
        <Facts
          isPaired
          facts={[
            { Icon: ClockIcon, label: journey.messages.length, value: journey.days },
            { Icon: travel.key === 'air' ? PlaneIcon : CoachIcon, label: messages.travel, value: travel.title },
            { Icon: PinIcon, label: journey.messages.from, value: umrah.location },
            { Icon: UsersIcon, label: journey.messages.group, value: journey.group },
          ]}
        />
        <Section title={messages.about}>
          <Prose text={umrah.description} />
        </Section>
        <Section title={messages.hotels}>
          <HotelList hotels={umrah.hotels} />
        </Section>
        <JourneyProgramme journey={journey} />
        <Section title={messages.information}>
          <Prose text={umrah.information} />
        </Section>
      </WithAside>
      <CardRow title={journey.messages.related} items={related}>
        {(one) => <UmrahCard umrah={one} />}
      </CardRow>
    </Page>
  )
}
