import { useHref } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import { qiblaText } from '../../../../i18n/messages/qibla.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-link.tsx'
import { Select } from '../../../../ui/field.tsx'
import { PinIcon } from '../../../../ui/icons.tsx'
import { qiblaPath } from '../navigator-paths.ts'
import type { QiblaData } from './load-qibla.ts'
import type { QiblaLocation } from './use-place.ts'

/** Without a script a form of the address; with one, the screen turns at once. */
export function PlaceForm({ data, place }: { data: QiblaData; place: QiblaLocation }) {
  const t = qiblaText[useLocale()]
  return (
    <form action={useHref(qiblaPath)} className="flex flex-wrap items-end gap-3">
      <Select
        name="location"
        label={t.location}
        value={place.id ?? ''}
        onChange={(event) => place.chooseCity(Number(event.currentTarget.value))}
        className="min-w-0 grow basis-40 sm:max-w-80"
      >
        {place.id === null && <option value="">{t.here}</option>}
        {data.locations.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <button type="submit" className={buttonClass({ tone: 'quiet', className: 'scripted:hidden' })}>
        {t.show}
      </button>
      <Button
        type="button"
        tone="quiet"
        isPending={place.here === 'asking'}
        onClick={place.findHere}
        className="noscript:hidden"
      >
        <PinIcon />
        {t.useHere}
      </Button>
      <p role="status" className="note basis-full noscript:hidden">
        {place.here === 'denied' ? t.hereDenied : place.here === 'failed' ? t.hereFailed : t.hereHint}
      </p>
    </form>
  )
}
