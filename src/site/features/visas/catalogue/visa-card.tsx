import { Link } from 'react-router'
import { usePrice } from '../../../../client/money/dinars.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Card, CardLink } from '../../../../ui/card.tsx'
import { CalendarIcon, ClockIcon, PassportIcon } from '../../../../ui/icons.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Unbroken } from '../../../../ui/unbroken.tsx'
import type { VisaCardData } from './visa-data.ts'

type Props = { visa: VisaCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export const VisaCard = ({ visa, priority, heading: Heading = 'h3' }: Props) => (
  <Card
    media={
      <Picture
        picture={{ ...visa.picture, alt: '' }}
        priority={priority}
        sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
        className="aspect-16/9"
      />
    }
    footer={<Price {...usePrice(visa.cost)} />}
  >
    <p className="flex items-center gap-2 font-semibold">
      <PassportIcon className="size-5 text-brand" />
      {visa.country}
    </p>
    <Heading className="text-lg">
      <CardLink as={Link} to={visa.href}>
        <Unbroken text={visa.title} />
      </CardLink>
    </Heading>
    <p className="flex flex-wrap gap-2">
      <Badge tone="brand">{visa.kind}</Badge>
      {visa.form && <Badge tone="success">{visa.form}</Badge>}
    </p>
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <ClockIcon className="size-4" />
      {visa.processing}
    </p>
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <CalendarIcon className="size-4" />
      {visa.stay}
    </p>
  </Card>
)
