import type { ReactNode } from 'react'
import type { Startup } from '../../../client/context.ts'
import { type FindDinars, useDinars } from '../../../client/money/dinars.tsx'
import { useText } from '../../../client/text.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { SectionHeading } from '../../lists/section.tsx'
import { ActivityCard } from '../activities/activity-card.tsx'
import { EventCard } from '../events/event-card.tsx'
import { PropertyCard } from '../properties/property-card.tsx'

type Group = Startup['homeGroups'][number]

/** The list that goes on where the group ends. */
function listOf(group: Group): string {
  if (group.kind === 'event') return '/events'
  if (group.kind === 'activity') return '/activity'
  return group.featureId ? `/properties?features=${group.featureId}` : '/properties'
}

function cardsOf(group: Group, dinars: FindDinars): ReactNode[] {
  switch (group.kind) {
    case 'property':
      return group.items.map((item) => <PropertyCard key={item.id} property={item} dinars={dinars} isInRow />)
    case 'event':
      return group.items.map((item) => <EventCard key={item.id} event={item} />)
    case 'activity':
      return group.items.map((item) => <ActivityCard key={item.id} activity={item} />)
  }
}

export function HomeGroup({ group }: { group: Group }) {
  const t = useText()
  return (
    <Carousel
      label={group.name}
      previousLabel={t.list.back}
      nextLabel={t.list.forward}
      header={<SectionHeading title={group.name} all={listOf(group)} />}
    >
      {cardsOf(group, useDinars())}
    </Carousel>
  )
}
