import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../auth.ts'
import { AskFirst } from '../../../forms/ask-first.tsx'
import { toFormProblem } from '../../../forms/use-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { ComputerIcon, HandheldIcon } from './device-icons.tsx'
import type { Device, Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

export function SessionsSection({ messages, devices }: Pick<Profile, 'messages' | 'devices'>) {
  const t = messages.sessions
  const call = useCall()
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const refresh = async () => {
    await revalidate()
    // The button that was pressed is gone together with its device.
    heading.current?.focus()
  }
  const endOthers = async () =>
    toFormProblem(await call('DELETE /customer/auth/sessions', {}, { hide: { error: true } }), messages.offline)
  return (
    <ProfileSection id="sessions" headingRef={heading} title={t.title} hint={t.hint}>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} messages={t} onEnded={refresh} />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) && (
        <div className="mt-4">
          <AskFirst
            label={t.others}
            title={t.question}
            facts={[t.answer]}
            confirm={t.end}
            pendingLabel={t.ending}
            keep={t.keep}
            offline={messages.offline}
            act={endOthers}
            afterwards={refresh}
          />
        </div>
      )}
    </ProfileSection>
  )
}

type DeviceRowProps = { device: Device; messages: Profile['messages']['sessions']; onEnded: () => Promise<void> }

function DeviceRow({ device, messages, onEnded }: DeviceRowProps) {
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const Icon = device.isHandheld ? HandheldIcon : ComputerIcon
  const end = async () => {
    setPending(true)
    const outcome = await call('DELETE /customer/auth/sessions/{session}', { params: { session: device.id } })
    // What was ended elsewhere meanwhile is gone as well.
    if (outcome.ok || outcome.status === 404) await onEnded()
    setPending(false)
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Icon className="mt-0.5 size-6 text-brand" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {device.name}
          {device.isCurrent && <Badge tone="success">{messages.here}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {messages.usedAt} {device.usedAt.day} <bdi dir="ltr">{device.usedAt.time}</bdi>
        </p>
        {device.address && (
          <p className="text-sm text-ink-soft">
            {messages.address}{' '}
            <bdi dir="ltr" className="break-all">
              {device.address}
            </bdi>
          </p>
        )}
      </div>
      {!device.isCurrent && (
        <PlainButton
          type="button"
          tone="ghost"
          size="small"
          isPending={isPending}
          pendingLabel={messages.ending}
          aria-label={`${messages.end}: ${device.name}`}
          onClick={end}
        >
          {messages.end}
        </PlainButton>
      )}
    </li>
  )
}
