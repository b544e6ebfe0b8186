import { Link } from 'react-router'
import { siteContext } from '../context.ts'
import { ShareButton } from '../details/share-button.tsx'
import { loadPrayer } from '../features/prayer/load-prayer.ts'
import { PrayerPanel } from '../features/prayer/prayer-panel.tsx'
import { siteOf, toHead } from '../head.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { ChipLinks } from '../ui/chip-links.tsx'
import type { Route } from './+types/prayer.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPrayer(context.get(siteContext), request, new Date())

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Prayer({ loaderData: data }: Route.ComponentProps) {
  return (
    <Page trail={[{ label: data.title }]}>
      <div className="print:hidden">
        <PageHeading title={data.title} action={<ShareButton title={data.title} />} />
        <ChipLinks as={Link} {...data.tabs} className="mb-4" />
      </div>
      <PrayerPanel data={data} />
    </Page>
  )
}
