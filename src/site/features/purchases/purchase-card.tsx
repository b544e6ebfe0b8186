import type { ReactNode } from 'react'
import type { PurchasesText } from '../../../i18n/messages/purchases.ts'
import { PinIcon } from '../../../ui/icons.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import type { PurchaseCardView } from './purchase-card-data.ts'

type PurchaseCardProps = {
  card: PurchaseCardView
  labels: Pick<PurchasesText['labels'], 'number' | 'total'>
  heading?: 'h2' | 'h3'
  footer?: ReactNode
}

export const PurchaseCard = ({ card, ...props }: PurchaseCardProps) => (
  <OrderCard
    {...card}
    {...props}
    lead={
      <p className="flex items-start gap-1.5 text-ink-soft">
        <PinIcon className="mt-1 size-4" />
        {card.kind} · {card.place}
      </p>
    }
  />
)
