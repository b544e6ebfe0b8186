import { type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { findPushState, type PushState } from '../../../../client/push/push-device.ts'
import { PushInvitation } from '../../../../client/push/push-invitation.tsx'
import { useAuth, useCall } from '../../../../client/session/auth.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import { useLocale } from '../../../../client/text.tsx'
import type { PrayerMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { type PrayerMethod, prayers } from '../../../../domain/prayer/prayer-methods.ts'
import { prayerRemindersText } from '../../../../i18n/messages/prayer-reminders.ts'
import { prayerNames } from '../../../../i18n/prayer-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Select } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { goesBy, type Reminders, toNeeds } from './reminder-needs.ts'

export type ReminderFormProps = {
  /** The shown times: reminders follow the same ones. */
  place: { id: number; title: string }
  method: PrayerMethod | null
  minutes: PrayerMinutes
  locations: readonly { id: number; title: string }[]
}

const minutesBefore = [0, 5, 10, 15, 20, 30, 45, 60]

/** Reminders of chosen prayers, and their requirements: an account, a device that shows them, and notifications that are on. */
export default function ReminderForm(props: ReminderFormProps) {
  const t = prayerRemindersText[useLocale()]
  const call = useCall()
  const { user, needsProfile } = useAuth()
  const [push, setPush] = useState<PushState>('none')
  const [reminders, setReminders] = useState<Reminders | null>(null)
  const isMember = user !== null

  // Anew when this device begins to show notifications.
  useEffect(() => {
    if (!isMember) return
    let isOver = false
    void findPushState()
      .catch((): PushState => 'none')
      .then(async (state) => {
        const outcome = await call('GET /customer/prayer-reminders', {})
        if (isOver) return
        setPush(state)
        if (outcome.ok) setReminders(outcome.body)
      })
    return () => {
      isOver = true
    }
  }, [isMember, call])

  const needs = toNeeds({ isMember, push, reminders })
  return (
    <Panel title={t.title}>
      <p>{t.lead(props.place.title)}</p>
      {needs === 'sign-in' && (
        <>
          <p className="mt-3">{t.signIn}</p>
          <Button type="button" className="mt-3" onClick={() => openSignIn(needsProfile ? { phase: 'personal' } : {})}>
            {t.signInButton}
          </Button>
        </>
      )}
      {needs === 'permission' && (
        <>
          <p className="mt-3">{t.notAllowed}</p>
          <ButtonLink as={Link} to="/account/profile#notifications" tone="quiet" className="mt-3">
            {t.profile}
          </ButtonLink>
        </>
      )}
      {needs === 'browser' && <p className="mt-3">{t.noDevice}</p>}
      {needs === 'device' && <p className="mt-3">{t.device}</p>}
      {isMember && reminders && push !== 'none' && push !== 'on' && (
        <PushInvitation
          isManaged
          onChange={(state) => {
            setPush(state)
            if (state === 'on') setReminders({ ...reminders, hasDevice: true })
          }}
        />
      )}
      {needs === null && reminders && <Choice {...props} reminders={reminders} onSaved={setReminders} />}
    </Panel>
  )
}

type ChoiceProps = ReminderFormProps & { reminders: Reminders; onSaved: (reminders: Reminders) => void }

function Choice({ place, method, minutes, locations, reminders, onSaved }: ChoiceProps) {
  const locale = useLocale()
  const t = prayerRemindersText[locale]
  const call = useCall()
  const [isSaving, setSaving] = useState(false)
  const { chosen } = reminders
  const other =
    chosen && !goesBy(chosen, { place, method, minutes }) && locations.find(({ id }) => id === chosen.location)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const answers = new FormData(event.currentTarget)
    setSaving(true)
    const outcome = await call('PUT /customer/prayer-reminders', {
      body: {
        location: place.id,
        method,
        minutes,
        prayers: prayers.filter((prayer) => answers.has(prayer)),
        minutesBefore: Number(answers.get('before')),
      },
    })
    setSaving(false)
    if (outcome.ok) onSaved(outcome.body)
  }

  return (
    <form onSubmit={save} className="mt-4 max-w-xl space-y-4">
      <fieldset>
        <legend className="font-semibold">{t.prayers}</legend>
        {prayers.map((prayer) => (
          <Switch key={prayer} name={prayer} defaultChecked={chosen?.prayers.includes(prayer) ?? false}>
            {prayerNames[locale][prayer]}
          </Switch>
        ))}
      </fieldset>
      <Select name="before" label={t.when} defaultValue={chosen?.minutesBefore ?? 0}>
        {minutesBefore.map((minute) => (
          <option key={minute} value={minute}>
            {t.before(minute)}
          </option>
        ))}
      </Select>
      {other && <p className="rounded-control bg-warning-soft px-4 py-3 text-warning">{t.others(other.title)}</p>}
      <p className="text-sm text-ink-soft">{t.kept}</p>
      <Button isPending={isSaving} pendingLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  )
}
