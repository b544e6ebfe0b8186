import { Suspense } from 'react'
import { siteContext } from '../../client/context.ts'
import { lazyPart } from '../../client/device/lazy-part.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead, toSummary } from '../../client/head.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { renderSurroundings } from '../../client/map/render-surroundings.tsx'
import { RateNote, useDinars } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { breadcrumbList, hotel } from '../../client/structured-data.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import { maxGuests } from '../../domain/stays/party.ts'
import { toDay } from '../../domain/time/day.ts'
import { bookingMessages } from '../../i18n/messages/booking-messages.ts'
import { propertiesText } from '../../i18n/messages/properties.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ClockIcon, HomeIcon, PinIcon } from '../../ui/icons.tsx'
import { useServerParts } from '../app/server-parts.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { toPolicyRule } from '../features/booking/booking-messages.ts'
import { parseAges, toAgeQuery } from '../features/booking/choose/ages.ts'
import { ChoiceForm } from '../features/booking/choose/choice-form.tsx'
import { ChoiceSummary } from '../features/booking/choose/choice-summary.tsx'
import { Combinations } from '../features/booking/choose/combinations.tsx'
import { loadChoice } from '../features/booking/choose/load-choice.ts'
import { RoomCount } from '../features/booking/choose/room-count.tsx'
import { StickyTotal } from '../features/booking/choose/sticky-total.tsx'
import { useDraft } from '../features/booking/choose/use-draft.ts'
import { useRoomChoice } from '../features/booking/choose/use-room-choice.ts'
import { toPresenceRule } from '../features/booking/presence-policy.ts'
import { loadSplits } from '../features/booking/split/load-splits.ts'
import { CheaperSlot } from '../features/properties/cheaper-slot.tsx'
import { FeatureList } from '../features/properties/feature-list.tsx'
import { PropertyCard, PropertyPrice } from '../features/properties/property-card.tsx'
import type { PropertyData } from '../features/properties/property-data.ts'
import { PropertyHeading } from '../features/properties/property-heading.tsx'
import { findRelatedProperties } from '../features/properties/related-properties.ts'
import { renderHouseFacts } from '../features/properties/render-house-facts.tsx'
import { countPictures, toRoomPictures } from '../features/properties/room-pictures.ts'
import { RoomTypeCard } from '../features/properties/room-type-card.tsx'
import { SectionLinks } from '../features/properties/section-links.tsx'
import { parsePlan, toPlanQuery } from '../features/properties/stay-plan.ts'
import { StickyPrice } from '../features/properties/sticky-price.tsx'
import { toCheaper } from '../features/properties/to-cheaper.ts'
import { toFeesText } from '../features/properties/to-house-facts.ts'
import { toPlanError } from '../features/properties/to-plan-error.ts'
import { toSectionLinks } from '../features/properties/to-section-links.ts'
import { renderReviews } from '../features/reviews/render-reviews.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/property.ts'

// Few pages show it.
const LazySplitList = lazyPart(async () => ({
  default: (await import('../features/booking/split/split-list.tsx')).SplitList,
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const property = await site.call('GET /user/properties/{id}', { params: { id: params.id } })
  const query = queryOf(request)
  const today = toDay(new Date())
  const { plan, errors } = parsePlan(query, today)
  const ages = parseAges(query, plan.children ?? 0)
  const loading = loadChoice(site, {
    property: property.id,
    today,
    max: maxGuests,
    checkIn: plan.checkIn,
    checkOut: plan.checkOut,
    adults: plan.adults ?? (plan.children ? 1 : 2),
    ages,
    error: toPlanError(query, errors, site.locale),
  })
  const path = `/properties/${property.id}`
  const rest = toPlanQuery(plan) + toAgeQuery(ages.filter((age) => age !== null))
  const [{ choice, roomTypes }, related, surroundings, house, reviews] = await Promise.all([
    loading,
    findRelatedProperties(site, property),
    renderSurroundings(site, { ...property, key: `property-${property.id}` }),
    renderHouseFacts(site, property, { query, rest }),
    renderReviews(site, {
      kind: 'property',
      id: property.id,
      path,
      query,
      photos: countPictures(property),
      rest,
    }),
  ])
  const { stay } = choice
  const splits =
    stay?.combinations.length === 0 ? await loadSplits(site, { ...stay.search, propertyId: property.id }) : null
  const rule = toPolicyRule(site.locale, bookingMessages[site.locale], property.policy)
  const breakfast = property.features.filter(({ key }) => key === 'breakfast').map(({ title }) => `${title}.`)
  const fees = property.facts ? [toFeesText(site.locale, property.facts.rules)] : []
  const rules = choice.stay?.policy ?? rule
  const policy = [...breakfast, ...rules, toPresenceRule(site.locale), ...fees]
  // All of it stands above the rooms, which have it in common; each of them says how it begins.
  const brief = [...breakfast, ...rules.slice(0, 1)]
  const { facts, questions, ...shown } = property
  return {
    policy,
    brief,
    sections: toSectionLinks(site.locale, property),
    // What is rendered already is not sent once more.
    property: roomTypes.length > 0 ? { ...shown, roomTypes } : shown,
    structured: [
      breadcrumbList(site, path, trailTo(property, messagesOf(site.locale).nav.properties)),
      hotel(site, {
        ...property,
        path,
        region: property.location.title,
        at: property.coordinates,
        features: property.features.map((feature) => feature.title),
      }),
    ],
    query: toPlanQuery(plan),
    ages: toAgeQuery(ages),
    known: toAgeQuery(ages.filter((age) => age !== null)),
    choice: { ...choice, stay: choice.stay && { ...choice.stay, policy: brief } },
    splits,
    cheaper: toCheaper(plan, ages, toAgeQuery(ages)),
    more: propertiesText[site.locale].related(property.location.title),
    related,
    surroundings,
    house,
    reviews,
  }
}

/** The way back keeps the days and the guests, with the ages that are known. */
const trailTo = (property: Pick<PropertyData, 'title' | 'location'>, properties: string, query = '') => [
  { label: properties, href: `/properties${query}` },
  { label: property.location.title, href: `/properties?location=${property.location.id}${query.replace('?', '&')}` },
  { label: property.title },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { property, structured } = loaderData
  const title = `${property.title}، ${property.location.title}`
  return toHead(site, {
    title: site.locale === 'en' ? title.replace('،', ',') : title,
    description: toSummary(property.description),
    path: `/properties/${property.id}`,
    image: property.picture.url,
    structured,
  })
}

export default function Property({ loaderData }: Route.ComponentProps) {
  return <PropertyScreen key={loaderData.property.id} loaderData={loaderData} />
}

function PropertyScreen({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useText()
  const { SplitList = LazySplitList } = useServerParts()
  const dinars = useDinars()
  const {
    property,
    policy,
    brief,
    sections,
    query,
    ages,
    known,
    choice: input,
    splits,
    cheaper,
    more,
    related,
    surroundings,
    house,
    reviews,
  } = loaderData
  const choice = useRoomChoice(input)
  const draft = useDraft(input.form)
  const isIncomplete = draft.standing === 'incomplete'
  const isStale = choice !== null && draft.standing === 'changing'
  const pictures = property.pictures.map((picture, index) => ({ ...picture, alt: `${property.title} (${index + 1})` }))
  return (
    <Page trail={trailTo(property, t.nav.properties, query + known)}>
      <PropertyHeading property={property} />
      <SectionLinks {...sections} />
      <PhotoGallery pictures={pictures} others={[...toRoomPictures(property.roomTypes), reviews.photos]} />
      {/* What is asked stands before what it leads to, in the document as on a phone. */}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label={t.property.facts} className="space-y-4 lg:col-start-2 lg:row-start-1">
          <ChoiceForm form={input.form} draft={draft} />
          {/* What was asked before is offered for others than those who are coming. */}
          <div className={isIncomplete ? 'invisible' : undefined}>
            {cheaper && <CheaperSlot property={property.id} {...cheaper} />}
          </div>
          <Facts
            facts={[
              { Icon: ClockIcon, label: t.property.checkIn, value: <bdi dir="ltr">{property.checkIn}</bdi> },
              { Icon: ClockIcon, label: t.property.checkOut, value: <bdi dir="ltr">{property.checkOut}</bdi> },
              { Icon: HomeIcon, label: t.property.kind, value: property.propertyType.title },
              { Icon: PinIcon, label: t.property.address, value: property.address },
            ]}
          />
          {choice && !isIncomplete ? (
            <ChoiceSummary choice={choice} className="sticky top-20 max-lg:hidden" isStale={isStale} />
          ) : (
            <div className="rounded-card border border-line bg-surface p-5 shadow-soft max-lg:hidden max-lg:noscript:block lg:sticky lg:top-20">
              <p className="text-sm text-ink-soft">{t.price.from}</p>
              <PropertyPrice property={property} />
              <ButtonLink href="#rooms" className="mt-4 w-full">
                {t.property.rooms}
              </ButtonLink>
            </div>
          )}
        </aside>
        <div className="space-y-10 lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="about">
            <h2 id="about" className="mb-3 text-2xl">
              {t.property.about}
            </h2>
            <Prose text={property.description} />
          </section>
          <section aria-labelledby="facilities">
            <h2 id="facilities" className="mb-4 scroll-mt-20 text-2xl">
              {t.property.facilities}
            </h2>
            <FeatureList features={property.features} />
          </section>
          <StaticHtml html={surroundings} />
          {/* What was offered for another party or other days cannot be taken any more. */}
          <section
            aria-labelledby="rooms"
            aria-busy={isStale}
            inert={isStale}
            className={`space-y-4 transition-opacity ${isStale ? 'opacity-50' : ''}`}
          >
            <h2 id="rooms" className="scroll-mt-20 text-2xl">
              {t.property.rooms}
            </h2>
            <p className="text-sm text-ink-soft">{policy.join(' ')}</p>
            <RateNote isQuiet={property.price.currency === 'IQD'} />
            {choice && !isIncomplete ? (
              <Combinations choice={choice} roomTypes={property.roomTypes} />
            ) : (
              <p role="status" className="text-ink-soft">
                {isIncomplete ? input.form.messages.agesRequired : input.form.messages.datesFirst}
              </p>
            )}
            <Suspense>{choice && !isIncomplete && splits && <SplitList {...splits} />}</Suspense>
            {property.roomTypes.map((room, place) => {
              const shown = choice?.stay.rooms.find(({ id }) => id === room.id)
              return (
                <RoomTypeCard
                  key={room.id}
                  room={room}
                  policy={brief}
                  discount={property.discount}
                  photo={countPictures({ pictures, roomTypes: property.roomTypes.slice(0, place) })}
                >
                  {choice && shown && !isIncomplete ? <RoomCount choice={choice} room={shown} /> : null}
                </RoomTypeCard>
              )
            })}
            {choice && !isIncomplete && <ChoiceSummary choice={choice} className="lg:hidden" />}
          </section>
          <StaticHtml html={house} />
          <StaticHtml html={reviews.html} />
        </div>
      </div>
      {related.length > 0 && (
        <div className="mt-14">
          <Section title={more} all={`/properties?location=${property.location.id}`}>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {related.map((other) => (
                <li key={other.id} className="flex *:grow">
                  <PropertyCard property={other} dinars={dinars} query={query + ages} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {choice && !isIncomplete ? (
        <StickyTotal choice={choice} isStale={isStale} />
      ) : (
        <StickyPrice property={property} action={input.form.messages[isIncomplete ? 'pickAges' : 'pickDates']} />
      )}
    </Page>
  )
}
