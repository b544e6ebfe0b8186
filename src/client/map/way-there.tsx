import type { Ok } from '../../contract/contract.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import type { mapText } from '../../i18n/messages/map.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { toAppLinks } from './to-app-links.ts'

type Props = {
  place: Pick<Ok<'GET /public/places/{key}'>, 'title' | 'coordinates' | 'local'>
  text: Pick<(typeof mapText)['en'], 'driver' | 'apps' | 'appNames' | 'coordinates'>
}

/** Help for getting to a place: its name in the local language, for drivers, and the map apps of the phone. */
export function WayThere({ place, text }: Props) {
  const { coordinates, local } = place
  const { tag, direction } = localeFacts[local.language]
  const spot = `${coordinates.latitude.toFixed(5)}, ${coordinates.longitude.toFixed(5)}`
  return (
    <>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand">{text.driver}</summary>
        <div lang={tag} dir={direction} className="rounded-card bg-sunken p-4">
          <p className="text-4xl font-bold">{local.title}</p>
          {local.address && <p className="mt-3 text-3xl">{local.address}</p>}
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          {text.coordinates}: <bdi dir="ltr">{spot}</bdi>
        </p>
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand">{text.apps}</summary>
        <ul className="flex flex-wrap gap-2">
          {toAppLinks(place).map(({ app, href }) => (
            <li key={app}>
              <ButtonLink href={href} rel="noopener noreferrer" tone="quiet" size="small">
                {text.appNames[app]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
