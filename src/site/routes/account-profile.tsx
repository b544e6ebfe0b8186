import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { accountText } from '../../i18n/messages/account.ts'
import { DataSection } from '../features/account/profile/data-section.tsx'
import { EmailSection } from '../features/account/profile/email-section.tsx'
import { EventsSection } from '../features/account/profile/events-section.tsx'
import { LanguageSection } from '../features/account/profile/language-section.tsx'
import { LeaveSection } from '../features/account/profile/leave-section.tsx'
import { type Profile as Loaded, loadProfile } from '../features/account/profile/load-profile.ts'
import { NotificationsSection } from '../features/account/profile/notifications-section.tsx'
import { PasswordSection } from '../features/account/profile/password-section.tsx'
import { PersonalSection } from '../features/account/profile/personal-section.tsx'
import { PhoneSection } from '../features/account/profile/phone-section.tsx'
import { SessionsSection } from '../features/account/profile/sessions-section.tsx'
import { useGoogleConfirmation } from '../features/account/profile/use-google-confirmation.ts'
import type { Route } from './+types/account-profile.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = accountText[site.locale].profile
  return {
    head: { title, description, path: '/account/profile', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    profile: user.status === 'active' ? await loadProfile(site, user, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountProfile({ loaderData }: Route.ComponentProps) {
  const { profile } = loaderData
  return profile && <Profile profile={profile} />
}

function Profile({ profile }: { profile: Loaded }) {
  useGoogleConfirmation(profile)
  return (
    <>
      <PageHeading title={profile.title} lead={profile.messages.lead} />
      {/* Another person may have signed in in another tab: what was typed here was not theirs. */}
      <div key={profile.user.id} className="space-y-3">
        <PersonalSection {...profile} />
        <PhoneSection {...profile} />
        <EmailSection {...profile} />
        <PasswordSection {...profile} />
        <LanguageSection {...profile} />
        <NotificationsSection {...profile} />
        <SessionsSection {...profile} />
        <EventsSection {...profile} />
        <DataSection {...profile} />
        <LeaveSection {...profile} />
      </div>
    </>
  )
}
