import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

/** The account's security events: what, when, and with which device. */
export function EventsSection({ messages, events }: Pick<Profile, 'messages' | 'events'>) {
  const t = messages.events
  return (
    <ProfileSection id="events" title={t.title} hint={t.hint}>
      {events.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {events.map(({ id, text, device, at }) => (
            <li key={id} className="py-2.5">
              <p className="font-semibold">{text}</p>
              <p className="text-sm text-ink-soft">
                {at.day} <bdi dir="ltr">{at.time}</bdi>
                {device && <> · {device}</>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
