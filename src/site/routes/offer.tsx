import { type SiteContext, siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { useAbout } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toBreadcrumbs, toProduct } from '../../client/structured-data.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import type { Ok } from '../../contract/contract.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { CalendarIcon, PinIcon } from '../../ui/icons.tsx'
import { UsersIcon } from '../../ui/icons-detail.tsx'
import { Price } from '../../ui/price.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { toContactPanel } from '../details/contact-panel-data.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { renderSurroundings } from '../features/landmarks/surroundings/render-surroundings.tsx'
import { FlightTicket } from '../features/offers/flight-ticket.tsx'
import { OfferCard } from '../features/offers/offer-card.tsx'
import { toOfferDetail } from '../features/offers/offer-detail.ts'
import { ChoiceBar } from '../features/sale-options/choice-bar.tsx'
import { ChoicePanel } from '../features/sale-options/choice-panel.tsx'
import { loadSale } from '../features/sale-options/load-sale.ts'
import { OfferFields } from '../features/sale-options/offer-fields.tsx'
import { offerRules } from '../features/sale-options/rules/offer-rules.ts'
import { useChoice } from '../features/sale-options/use-choice.ts'
import { DetailActions } from '../features/wishlist/detail-actions.tsx'
import { CardRow } from '../lists/card-row.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/offer.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const input = await site.call('GET /public/offers/{id}', { params: { id: params.id } })
  const path = `/offers/${input.id}`
  const offer = toOfferDetail(site.locale, input, messagesOf(site.locale).activity.time)
  const { title, type, messages, pictures, isOver } = offer
  const description = toDescription(input.description)
  const trail = [
    { label: messages.list, href: '/offers' },
    { label: type.title, href: `/offers?type=${type.key}` },
    { label: title },
  ]
  const { price, endsOn: until, offeredBy: seller } = input
  const sale = await loadSale(site, { type: 'offer', id: input.id, lastDay: until })
  return {
    offer,
    sale,
    trail,
    surroundings: await loadPlace(site, input),
    head: {
      path,
      title,
      description,
      image: input.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toProduct(site, {
          path,
          title,
          description,
          pictures,
          price,
          until,
          seller,
          isOver,
          isSoldOut: input.isSoldOut,
        }),
      ],
    },
    contact: await toContactPanel(site, { title, path, isSold: sale !== null }),
  }
}

/** An offer has a town and no address, and a flight has neither. */
async function loadPlace(site: SiteContext, { id, location }: Ok<'GET /public/offers/{id}'>) {
  const key = `offer-${id}`
  const place = await site.call('GET /public/places/{key}', { params: { key } }).catch(() => null)
  return place && renderSurroundings(site, { key, coordinates: place.coordinates, location })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Offer({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { offer, trail, contact, surroundings } = loaderData
  const choice = useChoice(loaderData.sale, offerRules)
  const { messages, facts, flight } = offer
  const pictures = offer.pictures.map((picture, index) => ({ ...picture, alt: `${offer.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="brand">{offer.type.title}</Badge>
        {offer.discount > 0 && <Badge tone="gold">{t.price.off(offer.discount)}</Badge>}
        {offer.isOver && <Badge tone="warning">{messages.over}</Badge>}
      </p>
      <PageHeading
        title={offer.title}
        lead={facts.by}
        action={<DetailActions id={`offer:${offer.id}`} title={offer.title} />}
      />
      <PhotoGallery pictures={pictures} />
      <WithAside
        isTall={choice !== null}
        label={messages.price}
        aside={
          <>
            <ChoicePanel
              choice={choice}
              Fields={OfferFields}
              others={offer.related.length > 0 ? '#related' : '/offers'}
            >
              <PriceAndNeeds offer={offer} isForSale={choice !== null} />
            </ChoicePanel>
            <ContactPanel {...contact} />
          </>
        }
      >
        {flight && <FlightTicket flight={flight} title={messages.flight} />}
        <Section title={messages.about}>
          <Prose text={offer.description} />
        </Section>
        <Facts
          facts={[
            { Icon: CalendarIcon, label: messages.validUntil, value: facts.until },
            { Icon: UsersIcon, label: messages.offeredBy, value: facts.by },
            { Icon: PinIcon, label: messages.where, value: facts.place },
          ]}
        />
        <Section title={messages.includes}>
          <CheckList items={offer.includes} className="sm:columns-2" />
        </Section>
        {loaderData.sale?.meeting && <StaticHtml html={loaderData.sale.meeting} />}
        {surroundings && <StaticHtml html={surroundings} />}
      </WithAside>
      <CardRow title={offer.isOver ? messages.overHint : messages.related} items={offer.related}>
        {(one) => <OfferCard offer={one} />}
      </CardRow>
      <ChoiceBar choice={choice} />
    </Page>
  )
}

type PriceAndNeedsProps = { offer: Route.ComponentProps['loaderData']['offer']; isForSale: boolean }

/** The price; the requirements stand here only where they are not chosen here. */
function PriceAndNeeds({ offer, isForSale }: PriceAndNeedsProps) {
  const t = useText()
  const { messages } = offer
  return (
    <>
      <p className="text-sm text-ink-soft">{messages.price}</p>
      <Price
        size="large"
        amount={offer.price}
        about={useAbout(offer.cost)}
        before={offer.before}
        beforeLabel={t.price.before}
        amountLabel={offer.before && t.price.now}
      />
      {!isForSale && (
        <>
          <h2 className="mt-4 mb-2 text-base">{messages.needs}</h2>
          <CheckList items={offer.needs} className="text-sm" />
        </>
      )}
    </>
  )
}
