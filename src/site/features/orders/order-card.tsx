import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type Cost, useAbout } from '../../../client/money/dinars.tsx'
import { useText } from '../../../client/text.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { type OtherPrice, Price } from '../../../ui/price.tsx'
import { Statuses } from './statuses.tsx'

type OrderCardProps = ComponentProps<typeof Statuses> & {
  picture: Omit<ComponentProps<typeof Picture>['picture'], 'alt'> | null
  to: string
  title: string
  heading?: 'h2' | 'h3'
  /** Beside the title: where it is, or what to do next. */
  lead: ReactNode
  when: ReactNode
  extent: ReactNode
  code: string
  total: string
  /** Without any discount, where there is one. */
  before?: string | undefined
  cost: Cost
  /** Dinars of a total in dollars. */
  dinars: OtherPrice | null
  labels: { number: string; total: string }
  footer?: ReactNode
}

/** Something that was ordered, in a list of a customer's own. */
export const OrderCard = ({ picture, heading: Heading = 'h2', labels, ...order }: OrderCardProps) => (
  <Card
    className="sm:flex-row"
    media={
      picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 640px) 13rem, 92vw"
          className="aspect-16/9 sm:aspect-auto sm:w-52 sm:shrink-0"
        />
      )
    }
  >
    <Statuses status={order.status} payment={order.payment} />
    <Heading className="text-lg wrap-anywhere">
      <CardLink as={Link} to={order.to}>
        {order.title}
      </CardLink>
    </Heading>
    {order.lead}
    <p className="flex items-start gap-1.5">
      <CalendarIcon className="mt-1 size-4 text-brand" />
      <span>
        {order.when}
        <span className="block text-sm text-ink-soft">{order.extent}</span>
      </span>
    </p>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-sm text-ink-soft">
        {labels.number}: <bdi dir="ltr">{order.code}</bdi>
      </p>
      <Total {...order} label={labels.total} />
    </div>
    {order.footer}
  </Card>
)

type TotalProps = Pick<OrderCardProps, 'total' | 'before' | 'cost' | 'dinars'> & { label: string }

function Total({ total, before, label, cost, dinars }: TotalProps) {
  const t = useText()
  const inDollars = useAbout(cost.currency === 'IQD' && cost.amount > 0 ? cost : undefined)
  return (
    <Price
      size="small"
      amount={total}
      before={before}
      beforeLabel={t.price.before}
      amountLabel={label}
      about={dinars ?? inDollars}
    />
  )
}
