import { Link } from 'react-router'
import { type Cost, usePrice } from '../../../client/money/dinars.tsx'
import { useText } from '../../../client/text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Picture, type PictureSource } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'

/** A discount or an offer as the first page shows it: the little that makes one look. */
export type Deal = {
  id: number
  href: string
  title: string
  badge?: string
  line: string
  cost?: Cost
  before?: string
  picture: Omit<PictureSource, 'alt'>
}

export function DealCard({ deal: { href, title, badge, line, cost, before, picture } }: { deal: Deal }) {
  return (
    <Card
      media={
        <Picture
          isInRow
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 640px) 18rem, 78vw"
          className="aspect-4/3"
        />
      }
      footer={cost && <DealPrice cost={cost} before={before} />}
    >
      {badge && (
        <Badge tone="gold" className="absolute start-3 top-3 text-base!">
          {badge}
        </Badge>
      )}
      <h3 className="text-lg">
        <CardLink as={Link} to={href}>
          {title}
        </CardLink>
      </h3>
      <p className="text-sm text-ink-soft">{line}</p>
    </Card>
  )
}

function DealPrice({ cost, before }: { cost: Cost; before: string | undefined }) {
  const t = useText()
  return <Price {...usePrice(cost)} before={before} beforeLabel={t.price.before} amountLabel={before && t.price.now} />
}
