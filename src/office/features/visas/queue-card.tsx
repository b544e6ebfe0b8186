import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import type { QueueCardView } from './load-queue.ts'
import { Named } from './named.tsx'

const takenTones = { mine: 'brand', other: 'gold', free: 'neutral' } as const

export const QueueCard = ({ card }: { card: QueueCardView }) => (
  <Card>
    <p className="flex flex-wrap gap-2">
      <Badge tone={card.promise.tone}>{card.promise.label}</Badge>
      {card.taken && (
        <Badge tone={takenTones[card.taken.kind]} className="whitespace-normal">
          <span>
            <Named {...card.taken} />
          </span>
        </Badge>
      )}
    </p>
    <h2 className="text-lg wrap-anywhere">
      <CardLink as={Link} to={card.to}>
        {card.title}
      </CardLink>
    </h2>
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>{card.extent}</span>
      <bdi dir="ltr" className="text-sm text-ink-soft">
        {card.code}
      </bdi>
    </p>
    {card.when.map((line) => (
      <p key={line} className="text-sm text-ink-soft">
        {line}
      </p>
    ))}
  </Card>
)
