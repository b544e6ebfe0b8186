import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { forgetConfirmation } from './confirmation.ts'
import type { Profile } from './load-profile.ts'
import { findPendingPhone, keepPendingPhone, type PendingPhone } from './pending-phone.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ProfileSection } from './profile-section.tsx'

type PhoneSectionProps = Pick<Profile, 'messages' | 'user' | 'phone' | 'countries'>

/** The number, then the new one, then the code that it got. */
export function PhoneSection({ messages, user, phone, countries }: PhoneSectionProps) {
  const t = messages.phone
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [pending, goTo] = usePendingPhone(user.id)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = () => {
    goTo(null)
    setAsking(false)
    heading.current?.focus()
  }
  const startAgain = () => {
    goTo(null)
    setAsking(true)
  }
  const finish = async () => {
    forgetConfirmation()
    await revalidate()
    close()
  }
  return (
    <ProfileSection
      id="phone"
      headingRef={heading}
      title={t.title}
      value={phone ? <bdi dir="ltr">{phone}</bdi> : t.none}
      hint={t.hint}
      isOpen={pending !== null}
    >
      <div className="space-y-5">
        {pending ? (
          <PhoneCodeForm
            messages={messages}
            pending={pending}
            isExpected={isAsking}
            onResent={goTo}
            onDone={finish}
            onOther={startAgain}
            onCancel={close}
          />
        ) : isAsking ? (
          <PhoneForm
            messages={messages}
            user={user}
            phone={phone}
            countries={countries}
            onSent={goTo}
            onCancel={close}
          />
        ) : (
          <Button type="button" tone="quiet" onClick={() => setAsking(true)} className="max-sm:w-full">
            {phone ? t.change : t.add}
          </Button>
        )}
      </div>
    </ProfileSection>
  )
}

/** The new number, from when a code was sent to it until it is confirmed or given up. */
function usePendingPhone(user: number) {
  const [pending, setPending] = useState<PendingPhone | null>(null)
  // Only the browser knows of it, so the first picture is that of the server.
  useEffect(() => setPending(findPendingPhone(user, Date.now())), [user])
  const goTo = (next: PendingPhone | null) => {
    keepPendingPhone(next)
    setPending(next)
  }
  return [pending, goTo] as const
}
