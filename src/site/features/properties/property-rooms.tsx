import { type ReactNode, Suspense } from 'react'
import { RateNote } from '../../../client/money/dinars.tsx'
import { useText } from '../../../client/text.tsx'
import { ChoiceSummary } from '../booking/choose/choice-summary.tsx'
import { Combinations } from '../booking/choose/combinations.tsx'
import type { ChoiceForm } from '../booking/choose/load-choice.ts'
import { RoomCount } from '../booking/choose/room-count.tsx'
import type { Draft } from '../booking/choose/use-draft.ts'
import type { RoomChoice } from '../booking/choose/use-room-choice.ts'
import type { PropertyData } from './property-data.ts'
import { countPictures } from './room-pictures.ts'
import { RoomTypeCard } from './room-type-card.tsx'

type PropertyRoomsProps = {
  property: Pick<PropertyData, 'price' | 'discount' | 'pictures' | 'roomTypes'>
  policy: readonly string[]
  /** Its beginning, for each room. */
  brief: readonly string[]
  messages: ChoiceForm['messages']
  draft: Draft
  /** Null until nights and party are known. */
  choice: RoomChoice | null
  /** For nights that no single property has. */
  splitList: ReactNode
}

/** The rooms, and the choice among them once the nights and the party are known. */
export function PropertyRooms({ property, policy, brief, messages, draft, choice, splitList }: PropertyRoomsProps) {
  const t = useText()
  // Combinations for another party or other days cannot be chosen any more.
  const isStale = choice !== null && draft.standing === 'changing'
  return (
    <section
      aria-labelledby="rooms"
      aria-busy={isStale}
      inert={isStale}
      className={`space-y-4 transition-opacity ${isStale ? 'opacity-50' : ''}`}
    >
      <h2 id="rooms" className="scroll-mt-20 text-2xl">
        {t.property.rooms}
      </h2>
      <p className="text-sm text-ink-soft">{policy.join(' ')}</p>
      <RateNote isQuiet={property.price.currency === 'IQD'} />
      {choice ? (
        <Combinations choice={choice} roomTypes={property.roomTypes} />
      ) : (
        <p role="status" className="text-ink-soft">
          {draft.standing === 'incomplete' ? messages.agesRequired : messages.datesFirst}
        </p>
      )}
      <Suspense>{choice && splitList}</Suspense>
      {property.roomTypes.map((room, index) => {
        const shown = choice?.stay.rooms.find(({ id }) => id === room.id)
        return (
          <RoomTypeCard
            key={room.id}
            room={room}
            policy={brief}
            discount={property.discount}
            photo={countPictures({ ...property, roomTypes: property.roomTypes.slice(0, index) })}
          >
            {choice && shown ? <RoomCount choice={choice} room={shown} /> : null}
          </RoomTypeCard>
        )
      })}
      {choice && <ChoiceSummary choice={choice} className="lg:hidden" />}
    </section>
  )
}
