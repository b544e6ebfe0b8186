import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../../client/session/auth.ts'
import { type OptionalMailKind, optionalMailKinds } from '../../../../domain/accounts/mail.ts'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { EmailForm } from './email-form.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

type EmailSectionProps = Pick<Profile, 'messages' | 'user' | 'phone'>

/** The address, whether it is confirmed, and the mail that can be turned off. */
export function EmailSection({ messages, user, phone }: EmailSectionProps) {
  const t = messages.email
  const { revalidate } = useRevalidator()
  const [isChanging, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setChanging(false)
    heading.current?.focus()
  }
  const finish = async () => {
    await revalidate()
    close()
  }
  return (
    <ProfileSection
      id="email-address"
      headingRef={heading}
      title={t.title}
      value={user.email ? <bdi dir="ltr">{user.email}</bdi> : t.none}
      hint={t.hint}
      isOpen={user.emailStatus === 'bouncing'}
    >
      <div className="space-y-5">
        {user.emailStatus && (
          <p className={user.emailStatus === 'bouncing' ? 'text-danger' : 'text-ink-soft'}>
            {t.states[user.emailStatus]}
          </p>
        )}
        {isChanging ? (
          <EmailForm messages={messages} user={user} phone={phone} onSaved={finish} onCancel={close} />
        ) : (
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <Button type="button" tone="quiet" onClick={() => setChanging(true)} className="max-sm:w-full">
              {user.email ? t.change : t.add}
            </Button>
            {user.email && user.emailStatus !== 'confirmed' && <SendAgain messages={messages} />}
          </div>
        )}
        {user.email && <MailSwitches messages={messages} user={user} />}
      </div>
    </ProfileSection>
  )
}

function SendAgain({ messages }: Pick<Profile, 'messages'>) {
  const call = useCall()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    await call('POST /customer/email/link', {})
    setSending(false)
  }
  return (
    <Button
      type="button"
      tone="ghost"
      isPending={isSending}
      pendingLabel={messages.email.again}
      onClick={send}
      className="max-sm:w-full"
    >
      {messages.email.again}
    </Button>
  )
}

/** Each takes effect at once; a problem puts it back. */
function MailSwitches({ messages, user }: Pick<Profile, 'messages' | 'user'>) {
  const t = messages.email
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [mail, setMail] = useState(user.mail)
  useEffect(() => setMail(user.mail), [user.mail])
  const change = async (kind: OptionalMailKind, isOn: boolean) => {
    setMail((before) => ({ ...before, [kind]: isOn }))
    const outcome = await call('PUT /customer/auth/self', { body: { mail: { [kind]: isOn } } })
    if (outcome.ok) await revalidate()
    else setMail((before) => ({ ...before, [kind]: !isOn }))
  }
  return (
    <fieldset className="noscript:hidden">
      <legend className="font-semibold">{t.kinds}</legend>
      {optionalMailKinds.map((kind) => (
        <Switch key={kind} checked={mail[kind]} onChange={(event) => change(kind, event.currentTarget.checked)}>
          {t.kind[kind]}
        </Switch>
      ))}
      <p className="mt-2 text-sm text-ink-soft">{t.needed}</p>
    </fieldset>
  )
}
