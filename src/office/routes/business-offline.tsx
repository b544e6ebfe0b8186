import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { useLocale, useText } from '../../client/text.tsx'
import { localPath } from '../../i18n/locale-facts.ts'
import { businessText } from '../../i18n/messages/business.ts'
import { doorText } from '../../i18n/messages/door.ts'
import { officeText } from '../../i18n/messages/office.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { doorPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-offline.ts'

/** Stored by the service worker, and shown at the address of a page that cannot be had: so its links are plain ones. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { locale } = context.get(siteContext)
  return { ...officeText[locale].offline, till: businessText[locale].title, door: doorText[locale].title }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData
    ? toHead(site, { title: loaderData.title, description: loaderData.text, path: '/business/offline', isHidden: true })
    : []
}

export default function BusinessOffline({ loaderData: text }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      <EmptyState
        heading="h1"
        title={text.title}
        // Stored with this page: the file of all drawings, which a till first needs when the network has gone.
        icon={<WarningIcon className="size-8" />}
        action={
          <>
            <ButtonLink href="">{t.error.retry}</ButtonLink>
            <ButtonLink href={localPath(locale, '/business')} tone="quiet">
              {text.till}
            </ButtonLink>
            <ButtonLink href={localPath(locale, doorPath)} tone="quiet">
              {text.door}
            </ButtonLink>
          </>
        }
      >
        <p>{text.text}</p>
      </EmptyState>
    </div>
  )
}
