import type { PayersText } from '../../../i18n/messages/payers.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { PayerView } from './load-payers.ts'
import { PayerLink } from './payer-link.tsx'

const tones: Record<PayerView['state'], BadgeTone> = {
  open: 'neutral',
  paying: 'warning',
  paid: 'success',
  back: 'danger',
}

type PayerCardProps = { order: number; payer: PayerView; messages: PayersText }

export const PayerCard = ({ order, payer, messages }: PayerCardProps) => (
  <li className="space-y-3 py-4 first:pt-0 last:pb-0">
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="min-w-0 text-lg wrap-anywhere">
        {payer.part}
        {payer.name && (
          <>
            {' · '}
            <bdi lang="">{payer.name}</bdi>
          </>
        )}
      </h3>
      <span className="shrink-0 font-semibold tabular-nums">{payer.amount}</span>
    </div>
    <p className="flex flex-wrap gap-2">
      <Badge tone={tones[payer.state]}>{payer.stateText}</Badge>
      {payer.isCash && <Badge>{messages.cash}</Badge>}
    </p>
    {payer.url && <PayerLink order={order} payer={payer} url={payer.url} messages={messages} />}
  </li>
)
