import { Link } from 'react-router'
import { WayThere } from '../../../../client/map/way-there.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { CrossIcon } from '../../../../ui/icons.tsx'
import { ShareButton } from '../../../details/share-button.tsx'
import { toNearPath } from '../../landmarks/near-path.ts'
import type { MapTexts, NavigatorData } from './map-data.ts'

type Props = { place: NonNullable<NavigatorData['place']>; text: MapTexts; closeHref: string }

/** One place with all that helps to get there. */
export function PlaceCard({ place, text, closeHref }: Props) {
  const { key, title, kind, description, location, address, isExact, link } = place
  return (
    <section aria-labelledby="place" className="mb-6 rounded-card border border-line bg-surface p-4 shadow-soft">
      <div className="flex items-start justify-between gap-2">
        <div>
          <p className="text-sm text-ink-soft">{[text.kinds[kind], location?.title].filter(Boolean).join(' · ')}</p>
          <h2 id="place" className="text-xl">
            {title}
          </h2>
        </div>
        <ButtonLink as={Link} to={closeHref} preventScrollReset tone="ghost" size="icon" aria-label={text.close}>
          <CrossIcon className="size-5" />
        </ButtonLink>
      </div>
      {description && <p className="mt-2">{description}</p>}
      {address && <p className="mt-2">{address}</p>}
      {!isExact && <p className="mt-2 text-sm text-ink-soft">{text.about}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {link && (
          <ButtonLink as={Link} to={link} size="small">
            {text.openPage}
          </ButtonLink>
        )}
        {key.startsWith('landmark-') && (
          <ButtonLink as={Link} to={toNearPath(key)} tone="quiet" size="small">
            {text.stays}
          </ButtonLink>
        )}
        <ShareButton title={title} isHere />
      </div>
      <WayThere place={place} text={text} />
    </section>
  )
}
