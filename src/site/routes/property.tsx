import { type SiteContext, siteContext } from '../../client/context.ts'
import { lazyComponent } from '../../client/device/lazy-component.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { useDinars } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import { maxGuests } from '../../domain/stays/party.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toDay } from '../../domain/time/day.ts'
import { bookingMessages } from '../../i18n/messages/booking-messages.ts'
import { propertiesText } from '../../i18n/messages/properties.ts'
import { useServerParts } from '../app/server-parts.ts'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { toPolicyRule } from '../features/booking/booking-messages.ts'
import { parseAges, toAgeQuery } from '../features/booking/choose/ages.ts'
import { loadChoice } from '../features/booking/choose/load-choice.ts'
import { StickyTotal } from '../features/booking/choose/sticky-total.tsx'
import { useDraft } from '../features/booking/choose/use-draft.ts'
import { useRoomChoice } from '../features/booking/choose/use-room-choice.ts'
import { toPresenceRule } from '../features/booking/presence-policy.ts'
import { loadSplits } from '../features/booking/split/load-splits.ts'
import { renderSurroundings } from '../features/landmarks/surroundings/render-surroundings.tsx'
import { FeatureList } from '../features/properties/feature-list.tsx'
import { PropertyAside } from '../features/properties/property-aside.tsx'
import { PropertyCard } from '../features/properties/property-card.tsx'
import type { PropertyData } from '../features/properties/property-data.ts'
import { PropertyHeading } from '../features/properties/property-heading.tsx'
import { PropertyRooms } from '../features/properties/property-rooms.tsx'
import { findRelatedProperties } from '../features/properties/related-properties.ts'
import { renderHouseFacts } from '../features/properties/render-house-facts.tsx'
import { countPictures, toRoomPictures } from '../features/properties/room-pictures.ts'
import { SectionLinks } from '../features/properties/section-links.tsx'
import { parsePlan, toPlanQuery } from '../features/properties/stay-plan.ts'
import { StickyPrice } from '../features/properties/sticky-price.tsx'
import { toStructuredProperty } from '../features/properties/structured-property.ts'
import { toCheaper } from '../features/properties/to-cheaper.ts'
import { toFeesText } from '../features/properties/to-house-facts.ts'
import { toPlanError } from '../features/properties/to-plan-error.ts'
import { toSectionLinks } from '../features/properties/to-section-links.ts'
import { renderReviews } from '../features/reviews/render-reviews.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/property.ts'

// Few pages show it.
const LazySplitList = lazyComponent(async () => ({
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
  const { policy, brief } = toPolicies(site.locale, property, stay?.policy)
  const { facts, questions, ...shown } = property
  return {
    policy,
    brief,
    sections: toSectionLinks(site.locale, property),
    // Rendered data is not sent once more.
    property: roomTypes.length > 0 ? { ...shown, roomTypes } : shown,
    structured: toStructured(site, property, path),
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

/** All of it stands above the rooms, which have it in common; each of them says how it begins. */
function toPolicies(locale: Locale, { policy, features, facts }: PropertyData, chosen: readonly string[] | undefined) {
  const rules = chosen ?? toPolicyRule(locale, bookingMessages[locale], policy)
  const breakfast = features.filter(({ key }) => key === 'breakfast').map(({ title }) => `${title}.`)
  const fees = facts ? [toFeesText(locale, facts.rules)] : []
  return {
    policy: [...breakfast, ...rules, toPresenceRule(locale), ...fees],
    brief: [...breakfast, ...rules.slice(0, 1)],
  }
}

const toStructured = (site: SiteContext, property: PropertyData, path: string) => [
  toBreadcrumbs(site, path, trailTo(property, messagesOf(site.locale).nav.properties)),
  toStructuredProperty(site, {
    ...property,
    path,
    region: property.location.title,
    at: property.coordinates,
    features: property.features.map((feature) => feature.title),
  }),
]

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
    description: toDescription(property.description),
    path: `/properties/${property.id}`,
    image: property.picture.url,
    structured,
  })
}

export default function Property({ loaderData }: Route.ComponentProps) {
  return <PropertyScreen key={loaderData.property.id} loaderData={loaderData} />
}

type LoaderData = Route.ComponentProps['loaderData']

function PropertyScreen({ loaderData }: { loaderData: LoaderData }) {
  const t = useText()
  const { SplitList = LazySplitList } = useServerParts()
  const {
    property,
    policy,
    brief,
    sections,
    query,
    known,
    choice: input,
    splits,
    cheaper,
    related,
    surroundings,
    house,
    reviews,
  } = loaderData
  const choice = useRoomChoice(input)
  const draft = useDraft(input.form)
  const isIncomplete = draft.standing === 'incomplete'
  // Nothing is offered for a party that is not known.
  const shownChoice = isIncomplete ? null : choice
  const pictures = property.pictures.map((picture, index) => ({ ...picture, alt: `${property.title} (${index + 1})` }))
  return (
    <Page trail={trailTo(property, t.nav.properties, query + known)}>
      <PropertyHeading property={property} />
      <SectionLinks {...sections} />
      <PhotoGallery pictures={pictures} others={[...toRoomPictures(property.roomTypes), reviews.photos]} />
      {/* What is asked stands before what it leads to, in the document as on a phone. */}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PropertyAside property={property} form={input.form} draft={draft} choice={shownChoice} cheaper={cheaper} />
        <div className="space-y-10 lg:col-start-1 lg:row-start-1">
          <About property={property} />
          <StaticHtml html={surroundings} />
          <PropertyRooms
            property={property}
            policy={policy}
            brief={brief}
            messages={input.form.messages}
            draft={draft}
            choice={shownChoice}
            splitList={splits && <SplitList {...splits} />}
          />
          <StaticHtml html={house} />
          <StaticHtml html={reviews.html} />
        </div>
      </div>
      {related.length > 0 && <Related {...loaderData} />}
      {shownChoice ? (
        <StickyTotal choice={shownChoice} isStale={draft.standing === 'changing'} />
      ) : (
        <StickyPrice property={property} action={input.form.messages[isIncomplete ? 'pickAges' : 'pickDates']} />
      )}
    </Page>
  )
}

function About({ property: { description, features } }: Pick<LoaderData, 'property'>) {
  const t = useText()
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="mb-3 text-2xl">
          {t.property.about}
        </h2>
        <Prose text={description} />
      </section>
      <section aria-labelledby="facilities">
        <h2 id="facilities" className="mb-4 scroll-mt-20 text-2xl">
          {t.property.facilities}
        </h2>
        <FeatureList features={features} />
      </section>
    </>
  )
}

function Related({ related, more, property, query, ages }: LoaderData) {
  const dinars = useDinars()
  return (
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
  )
}
