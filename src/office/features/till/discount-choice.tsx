import { useState } from 'react'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import type { Membership } from './device-memory.ts'

type Discount = Membership['discounts'][number]

type DiscountChoiceProps = {
  messages: BusinessText['discount']
  discounts: readonly Discount[]
  chosen: Discount | null
  onChoose: (id: number) => void
}

/** The one that is given stays in sight, its percent large; the others come when it is to be another. */
export function DiscountChoice({ messages, discounts, chosen, onChoose }: DiscountChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  if (discounts.length === 0) return <p className="rounded-card bg-warning-soft p-4 text-warning">{messages.none}</p>
  if (chosen && !isOpen)
    return (
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-soft">
        <Percent percent={chosen.percent} />
        <p className="min-w-0 grow font-semibold">{chosen.title}</p>
        {discounts.length > 1 && (
          <Button type="button" tone="quiet" onClick={() => setOpen(true)}>
            {messages.change}
          </Button>
        )}
      </div>
    )
  return (
    <section aria-labelledby="which-discount">
      <h2 id="which-discount" className="mb-3 text-xl">
        {messages.title}
      </h2>
      <ul className="space-y-2">
        {discounts.map(({ id, title, percent }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onChoose(id)
                setOpen(false)
              }}
              className="flex min-h-16 w-full cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-3 text-start font-semibold shadow-soft hover:bg-sunken"
            >
              <Percent percent={percent} /> {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Percent = ({ percent }: { percent: number }) => (
  <bdi dir="ltr" className="min-w-24 text-center text-4xl font-bold text-brand tabular-nums">
    {percent}%
  </bdi>
)
