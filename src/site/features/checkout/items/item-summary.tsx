import { Link } from 'react-router'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import type { ItemCheckout } from './item-checkout.ts'

export const ItemSummary = ({ summary: { title, picture, facts, change } }: Pick<ItemCheckout, 'summary'>) => (
  <div className="space-y-5">
    <div className="flex items-center gap-4">
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="7rem"
          className="aspect-square w-24 shrink-0 rounded-control sm:w-28"
        />
      )}
      <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
    </div>
    {facts.length > 0 && <FactList facts={facts} />}
    <Link to={change.to} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
      {change.label}
    </Link>
  </div>
)
