import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Price } from '../../../ui/price.tsx'
import { AirlineTicket } from './airline-ticket.tsx'
import type { OrderCardData, OrdersData } from './load-orders.ts'

const tones = { pending: 'gold', accepted: 'brand', rejected: 'danger', failed: 'danger', ended: 'neutral' } as const

type OrderCardProps = { order: OrderCardData; orders: Pick<OrdersData, 'messages' | 'flights' | 'uploads'> }

export const SellerOrderCard = ({ order, orders: { messages, ...texts } }: OrderCardProps) => (
  <article className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {order.kind} · <bdi dir="ltr">{order.code}</bdi>
        </p>
        <h2 className="text-lg wrap-anywhere">{order.title}</h2>
        <p>{order.when}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[order.status.status]}>
          {order.canDecide ? messages.decide.waiting : order.status.label}
        </Badge>
        <Badge>{order.payment}</Badge>
      </p>
    </div>
    <p>
      {/* A name is in the language of whoever has it. */}
      <bdi lang="" className="font-semibold">
        {order.customer.name}
      </bdi>
      {order.phone && (
        <>
          {' · '}
          <a href={order.phone.href} className="font-semibold text-brand hover:underline">
            {order.phone.text}
          </a>
        </>
      )}
      <br />
      {order.people}
    </p>
    {order.notes.map((note) => (
      <p key={note} lang="" className="text-sm wrap-anywhere">
        {note}
      </p>
    ))}
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Price amount={order.total} about={order.dinars ?? undefined} />
      {order.canDecide && <Decide id={order.id} messages={messages.decide} />}
    </div>
    {order.airlineTicket && <AirlineTicket id={order.id} ticket={order.airlineTicket} texts={texts} />}
  </article>
)

function Decide({ id, messages }: { id: number; messages: OrdersData['messages']['decide'] }) {
  const t = useText()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const decide = (key: 'PUT /business/orders/{id}/accept' | 'PUT /business/orders/{id}/reject') => async () => {
    const outcome = await call(key, { params: { id } })
    // A colleague may have been faster: the list shows what was decided.
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, t.error.offline)
  }
  const shared = { keep: messages.no, offline: t.error.offline, pendingLabel: t.loading }
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <AskFirst
        {...shared}
        label={messages.accept}
        title={messages.acceptTitle}
        facts={[messages.acceptText]}
        confirm={messages.accept}
        tone="primary"
        act={decide('PUT /business/orders/{id}/accept')}
      />
      <AskFirst
        {...shared}
        label={messages.reject}
        title={messages.rejectTitle}
        facts={[messages.rejectText]}
        confirm={messages.reject}
        act={decide('PUT /business/orders/{id}/reject')}
      />
    </div>
  )
}
