import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { deviceText } from '../../../../client/device/stored-text.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { ChannelsList } from './channels-list.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

/** Takes effect at once, as switches do; a problem puts it back. */
export function NotificationsSection({ messages, user }: Pick<Profile, 'messages' | 'user'>) {
  const t = messages.notifications
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isOn, setOn] = useState(user.allowNotification)
  const isSaving = useRef(false)

  // Another device may have changed it.
  useEffect(() => {
    setOn(user.allowNotification)
    deviceAllows.write(String(user.allowNotification))
  }, [user.allowNotification])

  const change = async (allowNotification: boolean) => {
    if (isSaving.current) return
    isSaving.current = true
    setOn(allowNotification)
    const outcome = await call('PUT /customer/auth/self', { body: { allowNotification } })
    if (outcome.ok) {
      deviceAllows.write(String(allowNotification))
      await revalidate()
    } else setOn(!allowNotification)
    isSaving.current = false
  }
  return (
    <ProfileSection id="notifications" title={t.title}>
      <Switch checked={isOn} onChange={(event) => change(event.currentTarget.checked)}>
        <span className="block font-semibold">{t.label}</span>
        <span className="block text-sm text-ink-soft">{t.hint}</span>
      </Switch>
      <ChannelsList {...messages.channels} />
    </ProfileSection>
  )
}

/** Code that shows notifications reads this setting: they are shown unless it is 'false'. */
const deviceAllows = deviceText('allowNotification')
