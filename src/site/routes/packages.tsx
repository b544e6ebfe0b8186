import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { toBreadcrumbs, toProduct } from '../../client/structured-data.ts'
import { useText } from '../../client/text.tsx'
import { packagesText } from '../../i18n/messages/packages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toContactPanel } from '../details/contact-panel-data.ts'
import { ShareButton } from '../details/share-button.tsx'
import { PackageBlock } from '../features/packages/package-block.tsx'
import { PackageComparison } from '../features/packages/package-comparison.tsx'
import { toPackage } from '../features/packages/package-data.ts'
import type { Route } from './+types/packages.ts'

const path = '/packages'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const t = packagesText[site.locale]
  const { discountPackages, rate } = await site.startup()
  const { title, description } = t
  const packages = discountPackages.map((one) => toPackage(site.locale, one, rate.dinarsPerDollar))
  const trail = [{ label: title }]
  return {
    title,
    lead: t.lead,
    trail,
    discounts: t.discounts,
    comparison: { title: t.compare, from: t.from, perDay: t.perDayLabel, maxUses: t.maxUses },
    packages,
    head: {
      title,
      description,
      path,
      image: discountPackages[0]?.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        ...discountPackages.map(({ picture, price, ...one }, index) =>
          toProduct(site, { ...one, path: `${path}#${packages[index]?.anchor}`, pictures: [picture], price }),
        ),
      ],
    },
    contact: await toContactPanel(site, { title, path, heading: t.how, text: t.howText, isSold: true }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { title, lead, trail, discounts, comparison, packages, contact } = loaderData
  return (
    <Page trail={trail}>
      <PageHeading title={title} lead={lead} action={<ShareButton title={title} />} />
      {packages.length > 0 ? (
        <div className="space-y-10">
          <PackageComparison packages={packages} messages={comparison} />
          <div className="space-y-6">
            {packages.map((one, index) => (
              <PackageBlock key={one.id} input={one} priority={index === 0} />
            ))}
          </div>
        </div>
      ) : (
        <EmptyState title={t.list.empty}>{t.list.emptyHint}</EmptyState>
      )}
      <div className="mt-10 max-w-xl space-y-5">
        <ContactPanel {...contact} />
        <ButtonLink as={Link} to="/discounts" tone="quiet" className="max-sm:w-full">
          {discounts}
        </ButtonLink>
      </div>
    </Page>
  )
}
