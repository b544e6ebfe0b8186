import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '../../../../client/call/outcome.ts'
import { AskFirst } from '../../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { findConfirmation } from './confirmation.ts'
import { ComputerIcon, HandheldIcon } from './device-icons.tsx'
import type { Device, Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { useConfirmation } from './use-confirmation.tsx'

type SessionsSectionProps = Pick<Profile, 'messages' | 'devices' | 'user' | 'phone'>

/** A stolen session must not sign its owner out, so it takes proof to end another one. */
export function SessionsSection({ messages, devices, user, phone }: SessionsSectionProps) {
  const t = messages.sessions
  const call = useCall()
  const { revalidate } = useRevalidator()
  const { ask, run, dialog } = useConfirmation({ messages, user, phone })
  const heading = useRef<HTMLHeadingElement>(null)
  const refresh = async () => {
    await revalidate()
    // The button that was pressed is gone together with its device.
    heading.current?.focus()
  }
  // The proof is there when the question is asked; one dialog over another would be one too many.
  const endOthers = async () => {
    const body = { confirmation: findConfirmation(user.id) ?? undefined }
    const outcome = await call('DELETE /customer/auth/sessions', { body }, { hide: { error: true } })
    return toFormProblem(outcome, messages.offline)
  }
  const end = (session: string) =>
    run((confirmation) =>
      call('DELETE /customer/auth/sessions/{session}', { params: { session }, body: { confirmation } }),
    )
  return (
    <ProfileSection id="sessions" headingRef={heading} title={t.title} value={toDeviceNames(devices)} hint={t.hint}>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} messages={t} end={end} onEnded={refresh} />
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
            before={async () => (await ask()) !== null}
            act={endOthers}
            afterwards={refresh}
          />
        </div>
      )}
      {dialog}
    </ProfileSection>
  )
}

const toDeviceNames = (devices: Device[]): string => devices.map(({ name }) => name).join(' · ')

type DeviceRowProps = {
  device: Device
  messages: Profile['messages']['sessions']
  end: (session: string) => Promise<Outcome<unknown> | null>
  onEnded: () => Promise<void>
}

function DeviceRow({ device, messages, end, onEnded }: DeviceRowProps) {
  const [isPending, setPending] = useState(false)
  const Icon = device.isHandheld ? HandheldIcon : ComputerIcon
  const press = async () => {
    setPending(true)
    const outcome = await end(device.id)
    // Sessions that were ended elsewhere meanwhile are gone as well.
    if (outcome?.ok || outcome?.status === 404) await onEnded()
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
        <Button
          type="button"
          tone="ghost"
          size="small"
          isPending={isPending}
          pendingLabel={messages.ending}
          aria-label={`${messages.end}: ${device.name}`}
          onClick={press}
        >
          {messages.end}
        </Button>
      )}
    </li>
  )
}
