import { Link } from 'react-router'
import { SiteLink } from '../../../client/frame/site-link.tsx'
import { useLocale } from '../../../client/text.tsx'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { PercentIcon } from '../../../ui/icons.tsx'
import { InBrowser } from '../scanning/in-browser.tsx'
import { NotAMember } from '../scanning/not-a-member.tsx'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'
import { BusinessChoice } from './business-choice.tsx'
import { type Me, storedChoice } from './device-memory.ts'
import { Till } from './till.tsx'
import { useMe } from './use-me.ts'

type BusinessScreenProps = { messages: BusinessText; offline: string; loading: string }

export const BusinessScreen = (props: BusinessScreenProps) => (
  <InBrowser loading={props.loading}>
    <Screen {...props} />
  </InBrowser>
)

function Screen({ messages, offline, loading }: BusinessScreenProps) {
  const { state, load } = useMe()
  if (state.kind === 'member') return <Member messages={messages} me={state.me} onDoubt={load} />
  const join = (
    <ButtonLink as={SiteLink} to="/business/download" tone="quiet">
      {messages.stranger.join}
    </ButtonLink>
  )
  return (
    <NotAMember
      state={state}
      messages={messages}
      offline={offline}
      loading={loading}
      icon={<PercentIcon className="size-8" />}
      onRetry={load}
      visitorActions={join}
      strangerActions={
        <>
          {join}
          <Button type="button" tone="ghost" onClick={load}>
            {messages.stranger.again}
          </Button>
        </>
      }
    />
  )
}

type MemberProps = { messages: BusinessText; me: Me; onDoubt: () => void }

/** Who works for an agency or an organiser has the way to its orders; who works for a business, the till. */
function Member(props: MemberProps) {
  const locale = useLocale()
  const { memberships, sellers = [], properties = [] } = props.me
  const tabs = toSellerTabs(locale, null, sellers, properties)
  return (
    <>
      {tabs.chips.length > 0 && <ChipLinks as={Link} {...tabs} className="mb-6" />}
      {memberships.length > 0 && <TillOf {...props} />}
    </>
  )
}

function TillOf({ messages, me, onDoubt }: MemberProps) {
  const choice = storedChoice.useValue()
  const { memberships } = me
  const choose = (businessId: number | null) => storedChoice.write({ ...choice, businessId })
  const membership =
    memberships.length === 1 ? memberships[0] : memberships.find(({ business }) => business.id === choice.businessId)
  if (!membership) return <BusinessChoice messages={messages} memberships={memberships} onChoose={choose} />
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xl font-bold">{membership.business.title}</p>
        {memberships.length > 1 && (
          <Button type="button" tone="quiet" onClick={() => choose(null)}>
            {messages.choose.change}
          </Button>
        )}
      </div>
      <Till key={membership.id} messages={messages} membership={membership} onDoubt={onDoubt} />
    </>
  )
}
