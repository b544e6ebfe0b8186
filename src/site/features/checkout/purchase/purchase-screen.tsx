import { useEffect, useState } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Block } from '../block.tsx'
import { type CheckoutDraft, findCheckoutDraft } from '../checkout-draft.ts'
import { ItemSummary } from '../items/item-summary.tsx'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import { PurchaseForm } from './purchase-form.tsx'

/** The server does not know what was filled in before: until this tab has looked, there is what was chosen. */
export function PurchaseScreen({ data }: { data: PurchaseCheckout }) {
  const { owner, summary } = data
  const [draft, setDraft] = useState<CheckoutDraft | null>(null)
  useEffect(() => setDraft(findCheckoutDraft(owner)), [owner])
  if (draft) return <PurchaseForm data={data} draft={draft} />
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <Block id="item" title={summary.heading}>
        <ItemSummary summary={summary} />
      </Block>
      <div aria-hidden className="space-y-4 noscript:hidden">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  )
}
