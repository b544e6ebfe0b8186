import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PersonFields } from './person-fields.tsx'
import { asksBirthDate, isEmptyPerson, type TravellerNeeds } from './traveller-draft.ts'
import type { TravellerMessages } from './traveller-messages.ts'
import type { TravellersState } from './use-travellers.ts'

type TravellerFieldsProps = TravellerNeeds & {
  messages: TravellerMessages
  travellers: TravellersState
  /** The age group of each, such as `Adult` or `Child, 7 years`. */
  kinds?: readonly string[]
  /** By the key of the call: `travellers.0.passportNumber`. */
  errorOf: (field: string) => string | undefined
}

/** All travellers, one after the other: chosen with a tap or filled in by hand. */
export const TravellerFields = ({ messages, travellers, kinds = [], errorOf, ...asked }: TravellerFieldsProps) => (
  <div className="divide-y divide-line [&>*]:py-5 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
    {travellers.people.map((person, index) => {
      const title = fill(messages.choose.traveller, { number: index + 1 })
      const kind = kinds[index]
      return (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-3 text-lg font-semibold">
            {title}
            {kind && <span className="font-normal text-ink-soft"> · {kind}</span>}
          </legend>
          <div className="space-y-4">
            <SavedChoice messages={messages} travellers={travellers} index={index} />
            <PersonFields
              messages={messages}
              person={person}
              onChange={(field, value) => travellers.change(index, field, value)}
              errorOf={(field) => errorOf(`travellers.${index}.${field}`)}
              hasBirthDate={asksBirthDate(asked)}
              hasPassport={asked.needs === 'passports'}
              section={`traveller-${index + 1}`}
            />
            {travellers.isNew(index) && !isEmptyPerson(person) && (
              <Checkbox
                checked={person.isToSave}
                onChange={(event) => travellers.setToSave(index, event.currentTarget.checked)}
              >
                {person.savedId === null ? messages.choose.save : messages.choose.saveChange}
              </Checkbox>
            )}
          </div>
        </fieldset>
      )
    })}
    <p className="note">{messages.choose.privacy}</p>
  </div>
)

type SavedChoiceProps = Pick<TravellerFieldsProps, 'messages' | 'travellers'> & { index: number }

function SavedChoice({ messages, travellers, index }: SavedChoiceProps) {
  const { saved, people, isFree, choose, clear } = travellers
  const chosen = people[index]?.savedId ?? null
  const offered = saved.filter(({ id }) => isFree(id, index))
  if (offered.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="note mb-1.5">{messages.choose.saved}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <Button
            key={one.id}
            type="button"
            size="small"
            tone={one.id === chosen ? 'primary' : 'quiet'}
            aria-pressed={one.id === chosen}
            onClick={() => choose(index, one)}
          >
            <bdi dir="ltr">
              {one.firstName} {one.lastName}
            </bdi>
          </Button>
        ))}
        {chosen !== null && (
          <Button type="button" size="small" tone="ghost" onClick={() => clear(index)}>
            {messages.choose.clear}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
