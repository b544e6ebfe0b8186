import { formatPrice } from '../../i18n/format-price.ts'
import { siteContext } from '../context.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ShareButton } from '../details/share-button.tsx'
import { useDinars } from '../dinars.tsx'
import { ActivityCard } from '../features/activities/activity-card.tsx'
import { loadRelatedActivities } from '../features/activities/related-activities.ts'
import { siteOf, toHead } from '../head.ts'
import { CardRow } from '../lists/card-row.tsx'
import { Prose } from '../prose/prose.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { attraction, breadcrumbList } from '../structured-data.ts'
import { messagesOf, useLocale, useText } from '../text.tsx'
import { CalendarIcon, ClockIcon, PinIcon, StarIcon, TicketIcon } from '../ui/icons.tsx'
import { Rating } from '../ui/rating.tsx'
import type { Route } from './+types/activity.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const activity = await site.call('GET /public/activities/{id}', { params: { id: params.id } })
  const { id, title, subtitle: description, location, coordinates } = activity
  const path = `/activity/${id}`
  const trail = [{ label: messagesOf(site.locale).nav.activities, href: '/activity' }, { label: title }]
  return {
    ...activity,
    related: await loadRelatedActivities(site, activity),
    trail,
    head: {
      path,
      title,
      description,
      image: activity.picture.url,
      structured: [
        breadcrumbList(site, path, trail),
        attraction(site, { ...activity, path, description, region: location.title, at: coordinates }),
      ],
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  const activity = loaderData
  const { rating, price } = activity
  const pictures = activity.pictures.map((picture, index) => ({ ...picture, alt: `${activity.title} (${index + 1})` }))
  return (
    <Page narrow trail={activity.trail}>
      <PageHeading title={activity.title} lead={activity.subtitle} action={<ShareButton title={activity.title} />} />
      <PhotoGallery pictures={pictures} />
      <div className="mt-8 space-y-8">
        <Facts
          facts={[
            { Icon: PinIcon, label: t.activity.where, value: activity.location.title },
            { Icon: ClockIcon, label: t.activity.duration, value: t.activity.time(activity.minutes) },
            ...(activity.season
              ? [{ Icon: CalendarIcon, label: t.activity.season, value: t.activity.only(activity.season) }]
              : []),
            {
              Icon: TicketIcon,
              label: t.activity.price,
              value: price ? (
                <>
                  {formatPrice(locale, price)} {dinars(price)} {t.price.perPerson}
                </>
              ) : (
                t.price.free
              ),
            },
            {
              Icon: StarIcon,
              label: t.rating.reviews(rating.count),
              value: <Rating value={rating.value} label={t.rating.outOf(rating.value)} />,
            },
          ]}
        />
        <section aria-labelledby="about">
          <h2 id="about" className="mb-3 text-2xl">
            {t.activity.about}
          </h2>
          <Prose text={activity.content} />
        </section>
      </div>
      <CardRow isNarrow title={t.activity.related} items={activity.related}>
        {(one) => <ActivityCard activity={one} />}
      </CardRow>
    </Page>
  )
}
