import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { useLocale, useText } from '../../client/text.tsx'
import { localPath } from '../../i18n/locale-facts.ts'
import { offlineText } from '../../i18n/messages/offline.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/offline.ts'

/** Stored by the service worker, and shown at the address of a page that cannot be had: so its links are plain ones. */
export const loader = ({ context }: Route.LoaderArgs) => offlineText[context.get(siteContext).locale]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData
    ? toHead(site, { title: loaderData.title, description: loaderData.text, path: '/offline', isHidden: true })
    : []
}

export default function Offline({ loaderData: text }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      <EmptyState
        heading="h1"
        title={text.title}
        action={
          <>
            <ButtonLink href="">{t.error.retry}</ButtonLink>
            <ButtonLink href={localPath(locale, '/account/history')} tone="quiet">
              {text.bookings}
            </ButtonLink>
            <ButtonLink href={localPath(locale, '/account/tickets')} tone="quiet">
              {text.tickets}
            </ButtonLink>
            <ButtonLink href={localPath(locale, '/navigator/prayer')} tone="quiet">
              {text.prayer}
            </ButtonLink>
          </>
        }
      >
        <p>{text.text}</p>
      </EmptyState>
    </div>
  )
}
