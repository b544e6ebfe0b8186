import { Link } from 'react-router'
import { siteContext } from '../context.ts'
import { ShareButton } from '../details/share-button.tsx'
import { loadQibla } from '../features/qibla/load-qibla.ts'
import { QiblaPanel } from '../features/qibla/qibla-panel.tsx'
import { siteOf, toHead } from '../head.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import { ChipLinks } from '../ui/chip-links.tsx'
import type { Route } from './+types/qibla.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => loadQibla(context.get(siteContext), request)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Qibla({ loaderData: data }: Route.ComponentProps) {
  return (
    <Page trail={[{ label: data.title }]}>
      <PageHeading title={data.title} action={<ShareButton title={data.title} />} />
      <ChipLinks as={Link} {...data.tabs} className="mb-4" />
      <QiblaPanel data={data} />
    </Page>
  )
}
