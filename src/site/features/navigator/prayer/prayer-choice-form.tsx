import type { SubmitEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { toFormPath } from '../../../../client/forms/get-form.tsx'
import { useLocale } from '../../../../client/text.tsx'
import { prayerMethods } from '../../../../domain/prayer/prayer-methods.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { QueryFields } from '../../../../ui/query-fields.tsx'
import { deviceLocation } from '../device-location.ts'
import { prayerPath } from '../navigator-paths.ts'
import { prayerSettings } from './device-settings.ts'
import type { PrayerData } from './load-prayer.ts'
import type { PrayerChoice, PrayerDays } from './prayer-days.ts'

type Props = Pick<PrayerData, 'locations' | 'month'> & {
  shown: PrayerDays
  /** The picked choice while offline, since nothing can be loaded then; else null. */
  onPick: (choice: PrayerChoice | null) => void
}

/** A form for the address, which needs no script. This device remembers its choices. */
export function PrayerChoiceForm({ locations, month, shown, onPick }: Props) {
  const t = prayerText[useLocale()]
  const navigate = useNavigate()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const location = Number(answers.get('location'))
    // The method on the screen is this city's: another has its own, unless the device prefers one everywhere.
    const isOther = location !== shown.location.id
    const picked = isOther ? undefined : prayerMethods.find((one) => one === answers.get('method'))
    const method = picked ? (picked === shown.methods[0]?.key ? null : picked) : prayerSettings.read().method
    if (isOther) answers.delete('method')
    onPick(navigator.onLine ? null : { location, method })
    if (navigator.onLine) await navigate(toFormPath(prayerPath, answers), { preventScrollReset: true })
    deviceLocation.write(location)
    prayerSettings.write({ ...prayerSettings.read(), method })
  }
  return (
    <form
      key={`${shown.location.id} ${shown.method.key}`}
      action={useHref(prayerPath)}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3"
    >
      <QueryFields
        hiddenFields={month.isThis ? [] : [{ name: 'month', value: month.value }]}
        selects={[
          {
            name: 'location',
            label: t.location,
            value: String(shown.location.id),
            options: locations.map(({ id, title }) => ({ value: String(id), label: title })),
          },
          {
            name: 'method',
            isLong: true,
            label: t.method,
            value: shown.method.key,
            options: shown.methods.map(({ key, name }) => ({ value: key, label: name })),
          },
        ]}
        submit={t.show}
      />
    </form>
  )
}
