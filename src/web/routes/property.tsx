import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { siteContext } from '../context.ts'
import { FeatureList } from '../features/stays/feature-list.tsx'
import { PropertyPrice } from '../features/stays/property-card.tsx'
import { RoomTypeCard } from '../features/stays/room-type-card.tsx'
import { siteOf, toHead, toSummary } from '../head.ts'
import { Facts } from '../shell/facts.tsx'
import { Page } from '../shell/page.tsx'
import { Prose } from '../shell/prose.tsx'
import { useText } from '../text.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Gallery } from '../ui/gallery.tsx'
import { ClockIcon, HomeIcon, PinIcon } from '../ui/icons.tsx'
import { Rating } from '../ui/rating.tsx'
import { Stars } from '../ui/stars.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  context.get(siteContext).call('GET /user/properties/{id}', { params: { id: params.id ?? '' } })

export function meta({ matches, loaderData: stay }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site || !stay) return []
  const title = `${stay.title}، ${stay.location.title}`
  return toHead(site, {
    title: site.locale === 'en' ? title.replace('،', ',') : title,
    description: toSummary(stay.description),
    path: `/properties/${stay.id}`,
    image: stay.picture.url,
  })
}

export default function Property() {
  const t = useText()
  const stay = useLoaderData<typeof loader>()
  const pictures = stay.pictures.map((picture, index) => ({ ...picture, alt: `${stay.title} (${index + 1})` }))
  return (
    <Page trail={[{ label: t.nav.stays, href: '/properties' }, { label: stay.title }]}>
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
        <Rating
          value={stay.rating.value}
          label={t.rating.outOf(stay.rating.value)}
          count={t.rating.reviews(stay.rating.count)}
        />
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
          <section aria-labelledby="rooms" className="scroll-mt-20">
            <h2 id="rooms" className="mb-4 text-2xl">
              {t.stay.rooms}
            </h2>
            <div className="space-y-4">
              {stay.roomTypes.map((room) => (
                <RoomTypeCard key={room.id} room={room} discount={stay.discount} />
              ))}
            </div>
          </section>
        </div>
        <aside aria-label={t.stay.facts} className="order-first space-y-4 self-start lg:sticky lg:top-20 lg:order-none">
          <div className="rounded-card border border-line bg-surface p-5 shadow-soft">
            <p className="text-sm text-ink-soft">{t.price.from}</p>
            <PropertyPrice property={stay} />
            <ButtonLink href="#rooms" className="mt-4 w-full">
              {t.stay.rooms}
            </ButtonLink>
          </div>
          <Facts
            facts={[
              { Icon: ClockIcon, label: t.stay.checkIn, value: <bdi dir="ltr">{stay.checkIn}</bdi> },
              { Icon: ClockIcon, label: t.stay.checkOut, value: <bdi dir="ltr">{stay.checkOut}</bdi> },
              { Icon: HomeIcon, label: t.stay.kind, value: stay.propertyType.title },
              { Icon: PinIcon, label: t.stay.address, value: stay.address },
            ]}
          />
        </aside>
      </div>
    </Page>
  )
}
