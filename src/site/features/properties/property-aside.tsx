import { useText } from '../../../client/text.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ClockIcon, HomeIcon, PinIcon } from '../../../ui/icons.tsx'
import { Facts } from '../../details/facts.tsx'
import { ChoiceForm } from '../booking/choose/choice-form.tsx'
import { ChoiceSummary } from '../booking/choose/choice-summary.tsx'
import type { ChoiceForm as ChoiceFormData } from '../booking/choose/load-choice.ts'
import type { Draft } from '../booking/choose/use-draft.ts'
import type { RoomChoice } from '../booking/choose/use-room-choice.ts'
import { CheaperSlot } from './cheaper-slot.tsx'
import { PropertyPrice } from './property-card.tsx'
import type { PropertyData } from './property-data.ts'
import type { toCheaper } from './to-cheaper.ts'

type PropertyAsideProps = {
  property: Pick<
    PropertyData,
    'id' | 'checkIn' | 'checkOut' | 'propertyType' | 'address' | 'price' | 'priceBefore' | 'discount'
  >
  form: ChoiceFormData
  draft: Draft
  /** Null until nights and party are known. */
  choice: RoomChoice | null
  cheaper: ReturnType<typeof toCheaper>
}

/** Which nights and for whom, what one looks up at a glance, and what it costs. */
export function PropertyAside({ property, form, draft, choice, cheaper }: PropertyAsideProps) {
  const t = useText()
  return (
    <aside aria-label={t.property.facts} className="space-y-4 lg:col-start-2 lg:row-start-1">
      <ChoiceForm form={form} draft={draft} />
      {/* What was asked before is offered for others than those who are coming. */}
      <div className={draft.standing === 'incomplete' ? 'invisible' : undefined}>
        {cheaper && <CheaperSlot property={property.id} {...cheaper} />}
      </div>
      <Facts
        facts={[
          { Icon: ClockIcon, label: t.property.checkIn, value: <bdi dir="ltr">{property.checkIn}</bdi> },
          { Icon: ClockIcon, label: t.property.checkOut, value: <bdi dir="ltr">{property.checkOut}</bdi> },
          { Icon: HomeIcon, label: t.property.kind, value: property.propertyType.title },
          { Icon: PinIcon, label: t.property.address, value: property.address },
        ]}
      />
      {choice ? (
        <ChoiceSummary
          choice={choice}
          className="sticky top-20 max-lg:hidden"
          isStale={draft.standing === 'changing'}
        />
      ) : (
        <div className="panel max-lg:hidden max-lg:noscript:block lg:sticky lg:top-20">
          <p className="text-sm text-ink-soft">{t.price.from}</p>
          <PropertyPrice property={property} />
          <ButtonLink href="#rooms" className="mt-4 w-full">
            {t.property.rooms}
          </ButtonLink>
        </div>
      )}
    </aside>
  )
}
