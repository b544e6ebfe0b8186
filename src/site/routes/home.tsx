import { siteContext } from '../../client/context.ts'
import { pack } from '../../client/document/html-cache/packed.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { messagesOf, useText } from '../../client/text.tsx'
import { toDay } from '../../domain/time/day.ts'
import { homeHead, homeText } from '../../i18n/pages/home.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { AdvertisementSection } from '../features/advertisements/advertisement-row.tsx'
import { ArticleCard, toArticleCard } from '../features/articles/article-card.tsx'
import type { DiscountCardData } from '../features/discounts/discount-data.ts'
import { loadNewest } from '../features/discounts/load.ts'
import { type Deal, DealCard } from '../features/home/deal-card.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HomeGroup } from '../features/home/home-group.tsx'
import { PlaceTiles } from '../features/home/place-tiles.tsx'
import { SectionTiles } from '../features/home/section-tiles.tsx'
import { type OfferCardData, toOfferCard } from '../features/offers/offer-data.ts'
import { StaySearchBox } from '../features/properties/stay-search-box.tsx'
import { toStaySearch } from '../features/properties/stay-search-data.ts'
import { Section, SectionHeading } from '../lists/section.tsx'
import type { Route } from './+types/home.ts'

const articlesShown = 3
const rowLength = 8

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [{ locations, homeGroups, advertisements, articles, propertyTypes }, offers, discounts] = await Promise.all([
    site.startup(),
    site.call('GET /public/offers', { query: { limit: rowLength, available: true } }),
    loadNewest(site, rowLength),
  ])
  const { hero, heroText, browse, ...titles } = homeText[site.locale]
  const properties = propertyTypes.reduce((sum, { properties }) => sum + properties, 0)
  return {
    head: homeHead[site.locale],
    hero: { title: hero, lead: heroText, browse: browse(properties) },
    titles: { ...titles },
    search: pack(toStaySearch({ locale: site.locale, today: toDay(new Date()) })),
    banner: advertisements.find(({ type }) => type === 'home_banner') ?? null,
    cards: pack(advertisements.filter(({ type }) => type === 'home_card')),
    places: locations,
    groups: homeGroups.filter(({ items }) => items.length > 0),
    articles: articles.slice(0, articlesShown).map(toArticleCard),
    offers: offers.data
      .map((one) => toOfferCard(site.locale, one))
      .map((one) => ({
        ...pick(one),
        badge: one.discount > 0 ? messagesOf(site.locale).price.off(one.discount) : undefined,
        line: `${one.type} · ${one.place}`,
        cost: one.cost,
        before: one.before,
      })),
    discounts: discounts.map((one) => ({ ...pick(one), badge: one.off, line: `${one.business} · ${one.place}` })),
  }
}

const pick = ({ id, href, title, picture }: DiscountCardData | OfferCardData) => ({ id, href, title, picture })

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  return toHead(site, { ...loaderData.head, path: '/' })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, titles, search, banner, cards, places, groups, articles, offers, discounts } = loaderData
  const [first, ...others] = groups
  return (
    <>
      <Hero picture={banner?.picture} text={hero}>
        <StaySearchBox isLarge search={search} />
      </Hero>
      <div className="mx-auto max-w-measure space-y-14 px-4 pt-10">
        <SectionTiles />
        {places.length > 0 && <PlaceTiles title={titles.places} places={places} />}
        {first && <HomeGroup group={first} />}
        <DealRow title={titles.discountRow} all="/discounts" deals={discounts} />
        <AdvertisementSection advertisements={cards} />
        <DealRow title={titles.offerRow} all="/offers" deals={offers} />
        {others.map((group) => (
          <HomeGroup key={group.id} group={group} />
        ))}
        {articles.length > 0 && (
          <Section title={titles.articles} all="/article">
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

function DealRow({ title, all, deals }: { title: string; all: string; deals: Deal[] }) {
  const t = useText()
  if (deals.length === 0) return null
  return (
    <Carousel
      label={title}
      previousLabel={t.list.back}
      nextLabel={t.list.forward}
      header={<SectionHeading title={title} all={all} />}
    >
      {deals.map((deal) => (
        <DealCard key={deal.id} deal={deal} />
      ))}
    </Carousel>
  )
}
