import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf } from '../../client/lists/list-query.ts'
import { useAbout } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs, toProduct } from '../../client/structured-data.ts'
import { useText } from '../../client/text.tsx'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { tourismText } from '../../i18n/messages/tourism.ts'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { ClockIcon, CompassIcon, PinIcon } from '../../ui/icons.tsx'
import { UsersIcon } from '../../ui/icons-detail.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
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
import { renderRouteMap } from '../features/tours/tourism/render-route-map.tsx'
import { TourCard } from '../features/tours/tourism/tour-card.tsx'
import { toTourCard, toTourDetail } from '../features/tours/tourism/tour-data.ts'
import { DetailActions } from '../features/wishlist/detail-actions.tsx'
import { CardRow } from '../lists/card-row.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/tourism-package.ts'

/** A package is found at its own category and type, and nowhere else. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const id = parseListId(params.id)
  const [hit] = (await search.one('tourism', { filter: [{ key: 'id', value: id, operation: '=' }], limit: 1 })).hits
  if (hit?.category.key !== params.category || hit?.type.key !== params.type || !hit) throw notFound()
  const others = await search.one('tourism', {
    filter: [
      withDeparture(),
      { key: 'id', value: id, operation: '!=' },
      { key: 'category.key', value: hit.category.key, operation: '=' },
    ],
    sort: ['rating:desc'],
    limit: 20,
  })
  const tour = toTourDetail(locale, hit)
  const messages = tourismText[locale]
  const { governorate, from } = catalogueText[locale]
  // Tours of the same type first.
  const related = others.hits.sort((a, b) => Number(b.type.key === hit.type.key) - Number(a.type.key === hit.type.key))
  const { path, programme, pictures, category, type } = tour
  const description = toDescription(tour.description)
  const trail = [
    { label: `${messages.title}: ${category.title}`, href: `/tourism-packages/${category.key}` },
    { label: type.title, href: `/tourism-packages/${category.key}/${type.key}` },
    { label: tour.title },
  ]
  const departures = programme.departures.map(({ day }) => day)
  const thing = { path, title: tour.title, description, pictures, price: hit.price }
  const sale = await loadSale(site, { type: 'tourism', id })
  return {
    tour,
    route: renderRouteMap(site, hit),
    reviews: await renderReviews(site, { kind: 'tourism', id, path, query: queryOf(request), photos: pictures.length }),
    sale,
    trail,
    related: related.slice(0, 4).map((one) => toTourCard(locale, one)),
    // Inside Iraq the place is where the trip goes, abroad where the group sets out.
    messages: {
      about: messages.about,
      destination: messages.destination,
      place: category.key === 'iraq' ? governorate : from,
    },
    head: {
      path,
      title: tour.title,
      description,
      image: hit.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toStructuredTour(site, { ...thing, itinerary: programme.itinerary, departures, isSoldOut: hit.isSoldOut }),
        toProduct(site, { ...thing, rating: tour.rating, until: departures.at(-1), isSoldOut: hit.isSoldOut }),
      ],
    },
    contact: await toContactPanel(site, { title: tour.title, path, isSold: sale !== null }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function TourismPackage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { tour, route, reviews, trail, related, messages, contact } = loaderData
  const choice = useChoice(loaderData.sale, tourRules)
  const { programme, rating } = tour
  const pictures = tour.pictures.map((picture, index) => ({ ...picture, alt: `${tour.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      <PageHeading
        title={tour.title}
        lead={
          rating.value !== null && (
            <Rating value={rating.value} label={t.rating.outOf(rating.value)} count={t.rating.reviews(rating.count)} />
          )
        }
        action={<DetailActions id={`tourism:${tour.id}`} title={tour.title} />}
      />
      <PhotoGallery pictures={pictures} others={[reviews.photos]} />
      <WithAside
        isTall={choice !== null}
        label={programme.messages.price}
        aside={
          <>
            <ChoicePanel
              choice={choice}
              Fields={TourFields}
              others={related.length > 0 ? '#related' : `/tourism-packages/${tour.category.key}`}
            >
              <p className="text-sm text-ink-soft">{programme.messages.price}</p>
              <Price size="large" amount={tour.price} about={useAbout(tour.cost)} note={programme.messages.perPerson} />
            </ChoicePanel>
            {!choice && <Departures programme={programme} />}
            <ContactPanel {...contact} />
          </>
        }
      >
        <Facts
          isPaired
          facts={[
            { Icon: CompassIcon, label: messages.destination, value: tour.destination },
            { Icon: ClockIcon, label: programme.messages.length, value: programme.days },
            { Icon: PinIcon, label: messages.place, value: tour.location },
            { Icon: UsersIcon, label: programme.messages.group, value: programme.group },
          ]}
        />
        <Section title={messages.about}>
          <Prose text={tour.description} />
        </Section>
        {loaderData.sale?.meeting && <StaticHtml html={loaderData.sale.meeting} />}
        {route && <StaticHtml html={route} />}
        <Programme programme={programme} />
        <StaticHtml html={reviews.html} />
      </WithAside>
      <CardRow title={programme.messages.related} items={related}>
        {(one) => <TourCard tour={one} />}
      </CardRow>
      <ChoiceBar choice={choice} />
    </Page>
  )
}
