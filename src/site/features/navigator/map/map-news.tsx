import { Link } from 'react-router'
import { buttonClass } from '../../../../ui/button-link.tsx'
import { CrossIcon } from '../../../../ui/icons.tsx'
import type { MapTexts } from './map-data.ts'
import type { Near } from './use-near.ts'

type Props = {
  text: MapTexts
  near: Near
  /** The link to the places in view, where the list shows another frame. */
  search: { to: string; replace: boolean } | null
}

/** Over the upper part of the map: its message, and the link to the places in view. */
export const MapNews = ({ text, near, search }: Props) => (
  <div className="pointer-events-none absolute inset-x-2 top-16 z-10 flex flex-col items-center gap-2 *:pointer-events-auto md:top-3">
    {search && (
      <Link
        {...search}
        preventScrollReset
        className={buttonClass({ size: 'small', className: 'rounded-full shadow-soft' })}
      >
        {text.ways.search}
      </Link>
    )}
    <div
      role="status"
      className="flex max-w-sm items-start gap-1 rounded-control bg-surface ps-3 text-sm shadow-soft empty:hidden"
    >
      {near.state !== 'none' && (
        <>
          <p className="py-2.5">{toNews(near.state, text)}</p>
          <button
            type="button"
            onClick={near.dismiss}
            aria-label={text.close}
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center"
          >
            <CrossIcon className="size-4" />
          </button>
        </>
      )}
    </div>
  </div>
)

const toNews = (state: Exclude<Near['state'], 'none'>, { nearHint, nearOutside, nearRefused }: MapTexts): string =>
  ({ found: nearHint, outside: nearOutside, refused: nearRefused })[state]
