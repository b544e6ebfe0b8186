import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { toDay } from '../../domain/day.ts'
import { staysText } from '../../i18n/messages/stays.ts'
import { siteContext } from '../context.ts'
import { parseAges, toAgeQuery } from '../features/booking/choose/ages.ts'
import { ChoiceForm } from '../features/booking/choose/choice-form.tsx'
import { ChoiceSummary } from '../features/booking/choose/choice-summary.tsx'
import { Combinations } from '../features/booking/choose/combinations.tsx'
import { loadChoice } from '../features/booking/choose/load-choice.ts'
import { RoomCount } from '../features/booking/choose/room-count.tsx'
import { StickyTotal } from '../features/booking/choose/sticky-total.tsx'
import { useRoomChoice } from '../features/booking/choose/use-room-choice.ts'
import { FeatureList } from '../features/stays/feature-list.tsx'
import { PropertyCard, PropertyPrice } from '../features/stays/property-card.tsx'
import type { PropertyData } from '../features/stays/property-data.ts'
import { findRelatedStays } from '../features/stays/related-stays.ts'
import { RoomTypeCard } from '../features/stays/room-type-card.tsx'
import { mostGuests, parsePlan, toPlanQuery } from '../features/stays/stay-plan.ts'
import { toPlanFault } from '../features/stays/to-plan-fault.ts'
import { siteOf, toHead, toSummary } from '../head.ts'
import { Facts } from '../shell/facts.tsx'
import { queryOf } from '../shell/list-query.ts'
import { Page } from '../shell/page.tsx'
import { Prose } from '../shell/prose.tsx'
import { Section } from '../shell/section.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import { breadcrumbList, hotel } from '../structured-data.ts'
import { messagesOf, useText } from '../text.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Gallery } from '../ui/gallery.tsx'
import { ClockIcon, HomeIcon, PinIcon } from '../ui/icons.tsx'
import { Rating } from '../ui/rating.tsx'
import { Stars } from '../ui/stars.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const stay = await site.call('GET /user/properties/{id}', { params: { id: params.id ?? '' } })
  const query = queryOf(request)
  const today = toDay(new Date())
  const { plan, faults } = parsePlan(query, today)
  const ages = parseAges(query, plan.children ?? 0)
  const loading = loadChoice(site, {
    property: stay.id,
    today,
    most: mostGuests,
    checkIn: plan.checkIn,
    checkOut: plan.checkOut,
    adults: plan.adults ?? (plan.children ? 1 : 2),
    ages,
    fault: toPlanFault(query, faults, site.locale),
  })
  const [{ choice, roomTypes }, related] = await Promise.all([loading, findRelatedStays(site, stay)])
  const path = `/properties/${stay.id}`
  return {
    stay: roomTypes.length > 0 ? { ...stay, roomTypes } : stay,
    structured: [
      breadcrumbList(site, path, trailTo(stay, messagesOf(site.locale).nav.stays)),
      hotel(site, {
        ...stay,
        path,
        region: stay.location.title,
        at: stay.coordinates,
        features: stay.features.map((feature) => feature.title),
      }),
    ],
    query: toPlanQuery(plan),
    ages: toAgeQuery(ages),
    known: toAgeQuery(ages.filter((age) => age !== null)),
    choice,
    more: staysText[site.locale].related(stay.location.title),
    related,
  }
}

/** The way back keeps the days and the guests, with the ages that are known. */
const trailTo = (stay: PropertyData, stays: string, query = '') => [
  { label: stays, href: `/properties${query}` },
  { label: stay.location.title, href: `/properties?location=${stay.location.id}${query.replace('?', '&')}` },
  { label: stay.title },
]

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { stay, structured } = loaderData
  const title = `${stay.title}، ${stay.location.title}`
  return toHead(site, {
    title: site.locale === 'en' ? title.replace('،', ',') : title,
    description: toSummary(stay.description),
    path: `/properties/${stay.id}`,
    image: stay.picture.url,
    structured,
  })
}

export default function Property() {
  const t = useText()
  const { stay, query, ages, known, choice: given, more, related } = useLoaderData<typeof loader>()
  const choice = useRoomChoice(given)
  const pictures = stay.pictures.map((picture, index) => ({ ...picture, alt: `${stay.title} (${index + 1})` }))
  return (
    <Page trail={trailTo(stay, t.nav.stays, query + known)}>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="mb-1 flex flex-wrap items-center gap-2">
            <Badge tone="brand">{stay.propertyType.title}</Badge>
            {stay.stars && <Stars only value={stay.stars} label={t.rating.stars(stay.stars)} />}
            {stay.discount > 0 && <Badge tone="gold">{t.price.off(stay.discount)}</Badge>}
          </p>
          <h1 className="text-3xl md:text-4xl">{stay.title}</h1>
          <p className="mt-2 flex items-center gap-1.5 text-ink-soft">
            <PinIcon className="size-4" />
            {stay.address}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <Rating
            value={stay.rating.value}
            label={t.rating.outOf(stay.rating.value)}
            count={t.rating.reviews(stay.rating.count)}
          />
          <ShareButton title={stay.title} />
        </div>
      </header>
      <Gallery pictures={pictures} label={t.stay.gallery} countLabel={t.stay.photos(pictures.length)} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <div className="space-y-10">
          <section aria-labelledby="about">
            <h2 id="about" className="mb-3 text-2xl">
              {t.stay.about}
            </h2>
            <Prose text={stay.description} />
          </section>
          <section aria-labelledby="facilities">
            <h2 id="facilities" className="mb-4 text-2xl">
              {t.stay.facilities}
            </h2>
            <FeatureList features={stay.features} />
          </section>
          <section aria-labelledby="rooms" className="space-y-4">
            <h2 id="rooms" className="scroll-mt-20 text-2xl">
              {t.stay.rooms}
            </h2>
            {choice ? <Combinations choice={choice} /> : <p className="text-ink-soft">{given.form.words.datesFirst}</p>}
            {stay.roomTypes.map((room) => {
              const shown = choice?.stay.rooms.find(({ id }) => id === room.id)
              return (
                <RoomTypeCard key={room.id} room={room} discount={stay.discount}>
                  {choice && shown && <RoomCount choice={choice} room={shown} />}
                </RoomTypeCard>
              )
            })}
            {choice && <ChoiceSummary choice={choice} className="lg:hidden" />}
          </section>
        </div>
        <aside aria-label={t.stay.facts} className="order-first space-y-4 lg:order-none">
          <ChoiceForm key={stay.id} form={given.form} />
          <Facts
            facts={[
              { Icon: ClockIcon, label: t.stay.checkIn, value: <bdi dir="ltr">{stay.checkIn}</bdi> },
              { Icon: ClockIcon, label: t.stay.checkOut, value: <bdi dir="ltr">{stay.checkOut}</bdi> },
              { Icon: HomeIcon, label: t.stay.kind, value: stay.propertyType.title },
              { Icon: PinIcon, label: t.stay.address, value: stay.address },
            ]}
          />
          {choice ? (
            <ChoiceSummary choice={choice} className="sticky top-20 max-lg:hidden" />
          ) : (
            <div className="rounded-card border border-line bg-surface p-5 shadow-soft lg:sticky lg:top-20">
              <p className="text-sm text-ink-soft">{t.price.from}</p>
              <PropertyPrice property={stay} />
              <ButtonLink href="#rooms" className="mt-4 w-full">
                {t.stay.rooms}
              </ButtonLink>
            </div>
          )}
        </aside>
      </div>
      {related.length > 0 && (
        <div className="mt-14">
          <Section title={more} all={`/properties?location=${stay.location.id}`}>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {related.map((other) => (
                <li key={other.id} className="flex *:grow">
                  <PropertyCard property={other} query={query + ages} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {choice && <StickyTotal choice={choice} />}
    </Page>
  )
}
