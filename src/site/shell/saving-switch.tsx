import { useLocale } from '../../client/text.tsx'
import { savingText } from '../../i18n/messages/saving.ts'
import { useSaving } from '../../ui/saving.ts'
import { savingPath } from '../screens/saving-path.ts'

/** A form, since another page has to come: it works without script, and the server knows of it before the next first byte. */
export function SavingSwitch() {
  const { title, isOn, isOff, turnOn, turnOff } = savingText[useLocale()]
  const isSaving = useSaving()
  return (
    <form
      method="post"
      action={savingPath(isSaving ? 'off' : 'on')}
      id="saving"
      aria-label={title}
      className="mx-auto mb-6 flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2 px-4"
    >
      <p className="text-sm text-ink-soft">{isSaving ? isOn : isOff}</p>
      <button
        type="submit"
        className="min-h-11 rounded-control border border-line bg-surface px-4 text-sm font-semibold hover:text-brand"
      >
        {isSaving ? turnOff : turnOn}
      </button>
    </form>
  )
}
