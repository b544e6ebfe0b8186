import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { useText } from '../../client/text.tsx'
import { toSearchPage } from '../../domain/search/search-pages.ts'
import { discountsText } from '../../i18n/messages/discounts.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { PictureTile } from '../../ui/picture-tile.tsx'
import { Banners } from '../features/discounts/banners.tsx'
import { DiscountCard } from '../features/discounts/discount-card.tsx'
import { fromHit } from '../features/discounts/discount-data.ts'
import { HowItWorks } from '../features/discounts/how-it-works.tsx'
import {
  loadBanners,
  loadCityTiles,
  loadTypeTiles,
  notOverDiscounts,
  toHowItWorks,
} from '../features/discounts/load.ts'
import { toListHead } from '../lists/list-head.ts'
import { ListScreen, type ListScreenData } from '../lists/list-screen.tsx'
import { SectionHeading } from '../lists/section.tsx'
import type { GridTile } from '../lists/tile-grid.tsx'
import type { Route } from './+types/discounts.ts'

const path = '/discounts'
const limit = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const t = discountsText[site.locale]
  const page = pageNumberOf(request)
  // Later pages have the list alone: their readers have seen the rest.
  const [answer, intro] = await Promise.all([
    site.search.one('discount', { filter: [notOverDiscounts()], sort: ['id:desc'], page, limit }),
    page === 1 ? loadIntro(site) : null,
  ])
  const { data, meta } = toSearchPage(answer, { page, limit })
  const list = { meta, data: data.map((hit) => fromHit(site.locale, hit)) }
  const screen: ListScreenData = {
    canonical: path,
    here: path,
    trail: intro ? [{ label: t.name }] : [{ label: t.name, href: path }, { label: t.newestPage(page) }],
    title: intro ? t.title : t.newestPage(page),
    description: t.description,
    lead: `${t.lead(meta.total)}. ${t.needsPackage}`,
    choices: intro ? [toMenu(t.categories, intro.types.tiles), toMenu(t.cities, intro.cities.tiles)] : [],
  }
  return { screen, intro, list, head: toListHead(site, screen, list) }
}

async function loadIntro(site: Parameters<typeof loadBanners>[0]) {
  const { banners, categories, cities } = discountsText[site.locale]
  return {
    banners: { label: banners, banners: await loadBanners(site) },
    types: { label: categories, tiles: await loadTypeTiles(site) },
    cities: { label: cities, tiles: await loadCityTiles(site) },
    how: toHowItWorks(site),
  }
}

/** The places or kinds of a row of tiles, to be reached before it. */
const toMenu = (label: string, tiles: GridTile[]) => ({
  label,
  isMenu: true,
  chips: tiles.map(({ title, href }) => ({ label: title, href, isCurrent: false })),
})

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const { screen, intro, list } = loaderData
  const after = intro && (
    <div className="mt-12 space-y-12">
      <Banners {...intro.banners} />
      <TileRow {...intro.types} all="/discounts/categories" />
      <TileRow {...intro.cities} all="/discounts/cities" />
      <HowItWorks {...intro.how} />
    </div>
  )
  return (
    <ListScreen isDense screen={screen} list={list} after={after}>
      {(discount, index) => <DiscountCard discount={discount} heading="h2" priority={index === 0} />}
    </ListScreen>
  )
}

function TileRow({ label, tiles, all }: { label: string; tiles: GridTile[]; all: string }) {
  const t = useText()
  return (
    <Carousel
      label={label}
      previousLabel={t.list.back}
      nextLabel={t.list.forward}
      header={<SectionHeading title={label} all={all} />}
      itemClassName="w-40 sm:w-[calc((100%-2rem)/3)] md:w-[calc((100%-3rem)/4)] lg:w-[calc((100%-5rem)/6)] min-[112rem]:w-[calc((100%-7rem)/8)]"
    >
      {tiles.map(({ id, ...tile }) => (
        <PictureTile key={id} {...tile} as={Link} sizes="12rem" className="aspect-4/5" />
      ))}
    </Carousel>
  )
}
