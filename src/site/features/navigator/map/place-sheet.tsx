import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../../../ui/icons.tsx'
import type { MapTexts } from './map-data.ts'
import type { Sheet } from './use-sheet.ts'

type Props = { sheet: Sheet; text: MapTexts; found: string; children: ReactNode }

/** Beside the map; on a phone a sheet over its lower edge, which scrolling or a tap pulls up. */
export const PlaceSheet = ({ sheet, text, found, children }: Props) => (
  <section
    ref={sheet.ref}
    data-map-sheet=""
    aria-labelledby="in-view"
    className="max-md:relative max-md:z-20 max-md:-mx-4 max-md:-mt-18 max-md:min-h-[calc(100svh-4rem)] max-md:snap-start max-md:rounded-t-3xl max-md:border-t max-md:border-line max-md:bg-ground max-md:px-4 max-md:shadow-[0_-4px_16px_rgb(0_0_0/12%)]"
  >
    {/* Where it is half open, its head in the middle of the window. */}
    <span aria-hidden="true" className="absolute top-[calc(4rem-50svh)] h-px w-px snap-start md:hidden" />
    <div className="max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-4 max-md:flex max-md:h-18 max-md:flex-col max-md:rounded-t-3xl max-md:bg-ground max-md:px-4 max-md:pt-2">
      <span aria-hidden="true" className="mx-auto mb-1 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden" />
      <div className="between">
        <div className="min-w-0">
          <h2 id="in-view" className="truncate text-lg md:text-xl">
            {text.inView}
          </h2>
          <p className="text-ink-soft max-md:text-sm md:mt-1">{found}</p>
        </div>
        <ChevronDownIcon
          className={`size-6 md:hidden noscript:hidden ${sheet.stop === 'full' ? '' : '-scale-y-100'}`}
        />
      </div>
      <button
        type="button"
        aria-expanded={sheet.stop !== 'closed'}
        aria-controls="places"
        aria-label={text.list}
        onClick={sheet.goOn}
        className="absolute inset-0 cursor-pointer rounded-t-3xl -outline-offset-4 md:hidden noscript:hidden"
      />
    </div>
    <div id="places" className="max-md:*:scroll-mt-22 max-md:[&_a]:scroll-mt-22">
      {children}
    </div>
  </section>
)
