import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { useDinars } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { messagesOf, useLocale, useText } from '../../client/text.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { activitiesText } from '../../i18n/messages/activities.ts'
import { CalendarIcon, ClockIcon, PinIcon, StarIcon, TicketIcon } from '../../ui/icons.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ActivityCard } from '../features/activities/activity-card.tsx'
import { loadRelatedActivities } from '../features/activities/related-activities.ts'
import { toStructuredActivity } from '../features/activities/structured-activity.ts'
import { renderSurroundings } from '../features/landmarks/surroundings/render-surroundings.tsx'
import { renderReviews } from '../features/reviews/render-reviews.tsx'
import { ActivityFields } from '../features/sale-options/activity-fields.tsx'
import { ChoiceBar } from '../features/sale-options/choice-bar.tsx'
import { ChoicePanel } from '../features/sale-options/choice-panel.tsx'
import { loadSale } from '../features/sale-options/load-sale.ts'
import { activityRules } from '../features/sale-options/rules/activity-rules.ts'
import { useChoice } from '../features/sale-options/use-choice.ts'
import { DetailActions } from '../features/wishlist/detail-actions.tsx'
import { CardRow } from '../lists/card-row.tsx'
import type { Route } from './+types/activity.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const activity = await site.call('GET /public/activities/{id}', { params: { id: params.id } })
  const { only, ...messages } = activitiesText[site.locale].page
  const { id, title, subtitle: description, location, coordinates } = activity
  const path = `/activity/${id}`
  const trail = [{ label: messagesOf(site.locale).nav.activities, href: '/activity' }, { label: title }]
  return {
    ...activity,
    messages,
    season: activity.season && only(activity.season),
    related: await loadRelatedActivities(site, activity),
    sale: await loadSale(site, { type: 'activity', id }),
    surroundings: await renderSurroundings(site, { key: `activity-${id}`, coordinates, location }),
    reviews: await renderReviews(site, {
      kind: 'activity',
      id,
      path,
      query: queryOf(request),
      photos: activity.pictures.length,
    }),
    trail,
    head: {
      path,
      title,
      description,
      image: activity.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toStructuredActivity(site, { ...activity, path, description, region: location.title, at: coordinates }),
      ],
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const activity = loaderData
  const choice = useChoice(activity.sale, activityRules)
  const pictures = activity.pictures.map((picture, index) => ({ ...picture, alt: `${activity.title} (${index + 1})` }))
  return (
    <Page trail={activity.trail}>
      <PageHeading
        title={activity.title}
        lead={activity.subtitle}
        action={<DetailActions id={`activity:${activity.id}`} title={activity.title} />}
      />
      <PhotoGallery pictures={pictures} others={[activity.reviews.photos]} />
      <WithAside
        isTall
        label={activity.messages.price}
        aside={
          choice && (
            <ChoicePanel
              choice={choice}
              Fields={ActivityFields}
              others={activity.related.length > 0 ? '#related' : '/activity'}
            />
          )
        }
      >
        <ActivityFacts activity={activity} />
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-2xl">
            {activity.messages.about}
          </h2>
          <Prose text={activity.content} />
        </section>
        {activity.sale?.meeting && <StaticHtml html={activity.sale.meeting} />}
        <StaticHtml html={activity.surroundings} />
        <StaticHtml html={activity.reviews.html} />
      </WithAside>
      <CardRow title={activity.messages.related} items={activity.related}>
        {(one) => <ActivityCard activity={one} />}
      </CardRow>
      <ChoiceBar choice={choice} />
    </Page>
  )
}

function ActivityFacts({ activity }: { activity: Route.ComponentProps['loaderData'] }) {
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  const { rating, price } = activity
  return (
    <Facts
      isPaired
      facts={[
        { Icon: PinIcon, label: activity.messages.where, value: activity.location.title },
        { Icon: ClockIcon, label: activity.messages.duration, value: t.activity.time(activity.minutes) },
        ...(activity.season ? [{ Icon: CalendarIcon, label: activity.messages.season, value: activity.season }] : []),
        {
          Icon: TicketIcon,
          label: activity.messages.price,
          value: price ? (
            <Price size="small" amount={formatPrice(locale, price)} about={dinars(price)} note={t.price.perPerson} />
          ) : (
            t.price.free
          ),
        },
        ...(rating.value === null
          ? []
          : [
              {
                Icon: StarIcon,
                label: t.rating.reviews(rating.count),
                value: <Rating value={rating.value} label={t.rating.outOf(rating.value)} />,
              },
            ]),
      ]}
    />
  )
}
