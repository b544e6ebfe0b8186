import { useText } from '../../../client/text.tsx'
import { buttonClass } from '../../../ui/button-link.tsx'
import { stickyBar } from '../../../ui/sticky-bar.ts'
import { PropertyPrice } from './property-card.tsx'
import type { RoomTypeData } from './property-data.ts'

type RoomPrice = Pick<RoomTypeData, 'price' | 'priceBefore'> & { discount: number }

/** Until the days are known: what a night costs at least, and where one says them. */
export const StickyPrice = ({ property, action }: { property: RoomPrice; action: string }) => (
  <div data-sticky-total="" className={stickyBar}>
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="text-sm text-ink-soft">{useText().price.from}</p>
        <PropertyPrice property={property} />
      </div>
      <a href="#plan" className={buttonClass({})}>
        {action}
      </a>
    </div>
  </div>
)
