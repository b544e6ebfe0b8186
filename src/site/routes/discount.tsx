import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { subscriptionsText } from '../../i18n/messages/subscriptions.ts'
import { Badge } from '../../ui/badge.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ShareButton } from '../details/share-button.tsx'
import { BusinessBlock } from '../features/discounts/business-block.tsx'
import { CodeLink } from '../features/discounts/code-link.tsx'
import { DiscountCard } from '../features/discounts/discount-card.tsx'
import { toDiscountDetail } from '../features/discounts/discount-detail.ts'
import { HowItWorks } from '../features/discounts/how-it-works.tsx'
import { toHowItWorks } from '../features/discounts/load.ts'
import { toStructuredDiscount } from '../features/discounts/structured-discount.ts'
import { renderSurroundings } from '../features/landmarks/surroundings/render-surroundings.tsx'
import { CardRow } from '../lists/card-row.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/discount.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const input = await site.call('GET /public/discounts/{id}', { params: { id: params.id } })
  const discount = toDiscountDetail(site.locale, input)
  const { business, messages, pictures } = discount
  const path = `/discounts/${input.id}`
  const title = `${discount.off}: ${input.title}`
  const description = toDescription(input.description)
  const trail = [
    { label: messages.list, href: '/discounts' },
    { label: business.type.title, href: `/discounts/categories/${business.type.id}` },
    { label: input.title },
  ]
  const giver = { ...input.business, region: input.location.title }
  return {
    discount,
    trail,
    how: toHowItWorks(site),
    surroundings: await renderSurroundings(site, {
      key: `business-${input.business.id}`,
      coordinates: input.business.coordinates,
      location: input.location,
    }),
    code: subscriptionsText[site.locale].discount,
    head: {
      path,
      title,
      description,
      image: input.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toStructuredDiscount(site, { path, title, description, pictures, until: input.endsOn, business: giver }),
      ],
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Discount({ loaderData }: Route.ComponentProps) {
  const { discount, trail, how, code, surroundings } = loaderData
  const { messages, business, location } = discount
  const pictures = discount.pictures.map((picture, index) => ({ ...picture, alt: `${discount.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      {discount.isOver && (
        <p className="mb-2">
          <Badge tone="warning">{messages.over}</Badge>
        </p>
      )}
      <PageHeading
        title={discount.title}
        lead={
          <>
            {business.title} ·{' '}
            <Link to={`/discounts/cities/${location.id}`} className="text-brand underline underline-offset-4">
              {location.title}
            </Link>
          </>
        }
        action={<ShareButton title={discount.title} />}
      />
      <PhotoGallery pictures={pictures} />
      <WithAside
        label={discount.off}
        aside={
          <div className="rounded-card border-2 border-dashed border-gold bg-gold-soft p-5 text-gold-ink">
            <p className="text-4xl font-bold">{discount.off}</p>
            <dl className="mt-4 space-y-3 text-sm">
              <div>
                <dt>{messages.validUntil}</dt>
                <dd className="font-semibold">{discount.until}</dd>
              </div>
              <div>
                <dt>{messages.terms}</dt>
                <dd className="font-semibold">{discount.terms}</dd>
              </div>
            </dl>
            <CodeLink messages={code} />
          </div>
        }
      >
        <Section title={messages.about}>
          <Prose text={discount.description} />
        </Section>
        <BusinessBlock business={business} messages={messages} />
        <StaticHtml html={surroundings} />
      </WithAside>
      <div className="mt-12">
        <HowItWorks {...how} />
      </div>
      <CardRow title={messages.related} items={discount.related}>
        {(one) => <DiscountCard discount={one} />}
      </CardRow>
    </Page>
  )
}
