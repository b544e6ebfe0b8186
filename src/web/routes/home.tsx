import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { siteContext } from '../context.ts'
import { AdvertisementCard } from '../features/advertisements/advertisement-card.tsx'
import { ArticleCard, toArticleCard } from '../features/articles/article-card.tsx'
import { DiscountCard } from '../features/discounts/discount-card.tsx'
import { loadNewest } from '../features/discounts/load.ts'
import { Hero } from '../features/home/hero.tsx'
import { PlaceTiles } from '../features/home/place-tiles.tsx'
import { SectionTiles } from '../features/home/section-tiles.tsx'
import { OfferCard } from '../features/offers/offer-card.tsx'
import { toOfferCard } from '../features/offers/offer-data.ts'
import { siteOf, toHead } from '../head.ts'
import { Section, SectionHeading } from '../shell/section.tsx'
import { messagesOf, useText } from '../text.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { HomeGroup } from './home-group.tsx'

const articlesShown = 3
const rowLength = 8

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [{ locations, homeGroups, advertisements, articles, propertyTypes }, offers, discounts] = await Promise.all([
    site.startup(),
    site.call('GET /public/offers', { query: { limit: rowLength } }),
    loadNewest(site, rowLength),
  ])
  return {
    banner: advertisements.find(({ type }) => type === 'home_banner') ?? null,
    cards: advertisements.filter(({ type }) => type === 'home_card'),
    places: locations,
    groups: homeGroups.filter(({ items }) => items.length > 0),
    articles: articles.slice(0, articlesShown).map(toArticleCard),
    offers: offers.data.map((offer) => toOfferCard(site.locale, offer)),
    discounts,
    stays: propertyTypes.reduce((sum, { properties }) => sum + properties, 0),
  }
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  if (!site) return []
  const { title, description } = messagesOf(site.locale).home
  return toHead(site, { title, description, path: '/' })
}

export default function Home() {
  const t = useText()
  const { banner, cards, places, groups, articles, stays, offers, discounts } = useLoaderData<typeof loader>()
  const [first, ...others] = groups
  return (
    <>
      <Hero picture={banner?.picture} stays={stays} />
      <div className="mx-auto max-w-6xl space-y-14 px-4 pt-10">
        <SectionTiles />
        {places.length > 0 && <PlaceTiles places={places} />}
        {first && <HomeGroup group={first} />}
        <Row title={t.home.discountRow} all="/discounts">
          {discounts.map((discount) => (
            <DiscountCard key={discount.id} discount={discount} />
          ))}
        </Row>
        {cards.length > 0 && (
          <Section title={t.home.offers}>
            <div className="grid gap-5 md:grid-cols-2">
              {cards.map((card) => (
                <AdvertisementCard key={card.id} advertisement={card} />
              ))}
            </div>
          </Section>
        )}
        <Row title={t.home.offerRow} all="/offers">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </Row>
        {others.map((group) => (
          <HomeGroup key={group.id} group={group} />
        ))}
        {articles.length > 0 && (
          <Section title={t.home.articles} all="/article">
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {articles.map((article) => (
                <li key={article.id} className="flex *:grow">
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  )
}

function Row({ title, all, children }: { title: string; all: string; children: ReactNode[] }) {
  const t = useText()
  if (children.length === 0) return null
  return (
    <Carousel
      label={title}
      previousLabel={t.list.back}
      nextLabel={t.list.forward}
      header={<SectionHeading title={title} all={all} />}
    >
      {children}
    </Carousel>
  )
}
