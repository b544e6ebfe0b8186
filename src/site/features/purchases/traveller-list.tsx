import { FactList } from '../../../ui/fact-list.tsx'
import type { PurchaseView } from './load-purchase.ts'

export const TravellerList = ({ travellers }: Pick<PurchaseView, 'travellers'>) => (
  <ul className="divide-y divide-line">
    {travellers.map(({ id, name, facts }) => (
      <li key={id} className="space-y-2 py-4 first:pt-0 last:pb-0">
        <h3 className="text-lg wrap-anywhere">
          {/* As in the passport or as people write themselves, whatever the page is written in. */}
          <bdi dir="ltr">{name}</bdi>
        </h3>
        <FactList facts={facts} />
      </li>
    ))}
  </ul>
)
