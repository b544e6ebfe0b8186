import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { SiteLink } from '../../client/frame/site-link.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { useText } from '../../client/text.tsx'
import { businessText } from '../../i18n/messages/business.ts'
import { partners } from '../../i18n/pages/partners.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ProseSections } from '../shell/prose-screen.tsx'
import type { Route } from './+types/business-download.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { locale } = context.get(siteContext)
  return { ...partners[locale], giveDiscount: businessText[locale].title }
}

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !page) return []
  return toHead(site, {
    title: page.title,
    description: page.description,
    path: '/business/download',
  })
}

/** For businesses, agencies and owners: the footer's three links lead to its sections. */
export default function BusinessDownload({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const page = loaderData
  return (
    <Page narrow trail={[{ label: page.title }]}>
      <PageHeading title={page.title} lead={page.lead} />
      <ProseSections sections={page.sections} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink as={Link} to="/contact">
          {t.nav.contact}
        </ButtonLink>
        <ButtonLink as={SiteLink} to="/business" tone="quiet">
          {page.giveDiscount}
        </ButtonLink>
        <ButtonLink as={Link} to="/download" tone="quiet">
          {t.nav.download}
        </ButtonLink>
      </p>
    </Page>
  )
}
