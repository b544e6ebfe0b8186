import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf } from '../../client/lists/list-query.ts'
import { useAbout } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { Badge } from '../../ui/badge.tsx'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { ClockIcon, PinIcon } from '../../ui/icons.tsx'
import { UsersIcon } from '../../ui/icons-detail.tsx'
import { PlaneIcon } from '../../ui/icons-flight.tsx'
import { Price } from '../../ui/price.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { toContactPanel } from '../details/contact-panel-data.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { renderReviews } from '../features/reviews/render-reviews.tsx'
import { ChoiceBar } from '../features/sale-options/choice-bar.tsx'
import { ChoicePanel } from '../features/sale-options/choice-panel.tsx'
import { loadSale } from '../features/sale-options/load-sale.ts'
import { tourRules } from '../features/sale-options/rules/tour-rules.ts'
import { TourFields } from '../features/sale-options/tour-fields.tsx'
import { useChoice } from '../features/sale-options/use-choice.ts'
import { withDeparture } from '../features/tours/programme/programme-data.ts'
import { Departures, Programme } from '../features/tours/programme/programme-parts.tsx'
import { toStructuredTour } from '../features/tours/structured-tour.ts'
import { CoachIcon } from '../features/tours/umrah/coach-icon.tsx'
import { HotelList } from '../features/tours/umrah/hotel-list.tsx'
import { renderCityPlans } from '../features/tours/umrah/render-city-plans.tsx'
import { UmrahCard } from '../features/tours/umrah/umrah-card.tsx'
import { sortUmrah, toUmrahCard, toUmrahDetail } from '../features/tours/umrah/umrah-data.ts'
import { DetailActions } from '../features/wishlist/detail-actions.tsx'
import { CardRow } from '../lists/card-row.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/umrah-package.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const id = parseListId(params.id)
  const [hit] = (await search.one('umrah', { filter: [{ key: 'id', value: id, operation: '=' }], limit: 1 })).hits
  if (!hit) throw notFound()
  const others = await search.one('umrah', {
    filter: [
      withDeparture(),
      { key: 'id', value: id, operation: '!=' },
      { key: 'type.key', value: hit.type.key, operation: '=' },
    ],
    limit: 20,
  })
  const umrah = toUmrahDetail(locale, hit)
  const { path, title, pictures, programme, type, messages } = umrah
  const description = toDescription(umrah.description)
  const departures = programme.departures.map(({ day }) => day)
  const trail = [
    { label: messages.list, href: '/umrah' },
    { label: type.title, href: `/umrah/type/${type.key}` },
    { label: title },
  ]
  const { itinerary } = programme
  const sale = await loadSale(site, { type: 'umrah', id })
  return {
    umrah,
    plans: renderCityPlans(locale, hit),
    reviews: await renderReviews(site, { kind: 'umrah', id, path, query: queryOf(request), photos: pictures.length }),
    sale,
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
        toBreadcrumbs(site, path, trail),
        toStructuredTour(site, {
          path,
          title,
          description,
          pictures,
          price: hit.price,
          itinerary,
          departures,
          isSoldOut: hit.isSoldOut,
        }),
      ],
    },
    contact: await toContactPanel(site, { title, path, isSold: sale !== null }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function UmrahPackage({ loaderData }: Route.ComponentProps) {
  const { umrah, plans, reviews, trail, related, contact } = loaderData
  const choice = useChoice(loaderData.sale, tourRules)
  const { programme, messages, travel } = umrah
  const labels = programme.messages
  const pictures = umrah.pictures.map((picture, index) => ({ ...picture, alt: `${umrah.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      <p className="mb-2">
        <Badge tone="brand">{umrah.type.title}</Badge>
      </p>
      <PageHeading title={umrah.title} action={<DetailActions id={`umrah:${umrah.id}`} title={umrah.title} />} />
      <PhotoGallery pictures={pictures} others={[reviews.photos]} />
      <WithAside
        isTall={choice !== null}
        label={labels.price}
        aside={
          <>
            <ChoicePanel choice={choice} Fields={TourFields} others={related.length > 0 ? '#related' : '/umrah'}>
              <p className="text-sm text-ink-soft">{labels.price}</p>
              <Price size="large" amount={umrah.price} about={useAbout(umrah.cost)} note={labels.perPerson} />
            </ChoicePanel>
            {!choice && <Departures programme={programme} />}
            <ContactPanel {...contact} />
          </>
        }
      >
        <Facts
          isPaired
          facts={[
            { Icon: ClockIcon, label: labels.length, value: programme.days },
            { Icon: travel.key === 'air' ? PlaneIcon : CoachIcon, label: messages.travel, value: travel.title },
            { Icon: PinIcon, label: labels.from, value: umrah.location },
            { Icon: UsersIcon, label: labels.group, value: programme.group },
          ]}
        />
        <Section title={messages.about}>
          <Prose text={umrah.description} />
        </Section>
        <Section title={messages.hotels}>
          <HotelList hotels={umrah.hotels} />
          {plans && <StaticHtml html={plans} />}
        </Section>
        {loaderData.sale?.meeting && <StaticHtml html={loaderData.sale.meeting} />}
        <Programme programme={programme} />
        <StaticHtml html={reviews.html} />
        <Section title={messages.information}>
          <Prose text={umrah.information} />
        </Section>
      </WithAside>
      <CardRow title={labels.related} items={related}>
        {(one) => <UmrahCard umrah={one} />}
      </CardRow>
      <ChoiceBar choice={choice} />
    </Page>
  )
}
