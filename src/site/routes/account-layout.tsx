import { Outlet, useLocation } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { accountText } from '../../i18n/messages/account.ts'
import { isAt, toAccountGroups } from '../features/account/account-groups.ts'
import { AccountNav } from '../features/account/account-nav.tsx'
import { AccountSkeleton, useIsHeadingElsewhere } from '../features/account/account-skeleton.tsx'
import { ActivationOffer } from '../features/account/activation-offer.tsx'
import { Leaving } from '../features/account/profile/leaving.tsx'
import { toLeaving } from '../features/account/profile/load-profile.ts'
import { SignOutButton } from '../features/account/sign-out-button.tsx'
import { useReadyToSend } from '../features/account/use-ready-to-send.ts'
import type { Route } from './+types/account-layout.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const { locale } = context.get(siteContext)
  const { layout, inactive } = accountText[locale]
  return {
    messages: layout,
    groups: toAccountGroups(locale),
    offer: user.status === 'inactive' ? { ...inactive, leaving: toLeaving(locale, user, new Date()) } : null,
  }
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { messages, groups, offer } = loaderData
  const { pathname } = useLocation()
  useReadyToSend()
  const isHeadingElsewhere = useIsHeadingElsewhere(pathname)
  const here = groups.flatMap(({ screens }) => screens).find(({ to }) => isAt(pathname, to))
  const signOut = <SignOutButton label={messages.signOut} pendingLabel={messages.signingOut} />
  const note = (
    <p className="mb-6 rounded-card border border-line bg-surface p-5 scripted:hidden">{messages.noScript}</p>
  )
  if (offer)
    return (
      <Page narrow trail={[{ label: messages.title }]}>
        {note}
        <ActivationOffer messages={offer} owner={offer.leaving}>
          {signOut}
        </ActivationOffer>
        <Leaving leaving={offer.leaving} />
      </Page>
    )
  return (
    <Page
      trail={here ? [{ label: messages.title, href: '/account' }, { label: here.label }] : [{ label: messages.title }]}
    >
      {note}
      <div className="grid gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="min-w-0 print:hidden">
          <AccountNav label={messages.screens} overview={messages.overview} groups={groups} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isHeadingElsewhere && <AccountSkeleton />}
          {/* Only hidden: whoever turns back finds what was typed. */}
          <div className={isHeadingElsewhere ? 'hidden' : 'contents'}>
            <Outlet />
          </div>
        </div>
        <div className="lg:col-start-1 print:hidden">{signOut}</div>
      </div>
    </Page>
  )
}
