import {
  arrivalHours,
  findCotAge,
  type RequestFacts,
  type RequestParty,
  type SpecialRequest,
  toOfferedRequests,
} from '../../../domain/stays/special-requests.ts'
import { toArrivalText } from '../../../i18n/arrival-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/field.tsx'
import type { CheckoutData } from './load-checkout.ts'

type ArrivalFieldsProps = {
  messages: CheckoutData['arrival']
  /** The property's check-in, `HH:MM`. */
  checkIn: string
  /** Facts of the property, or of both. */
  houses: readonly RequestFacts[]
  party: RequestParty
  /** The former choice. */
  draft: { arrivalHour?: string; requests?: string[] }
}

/** When they come and what they would like, to be tapped instead of written. */
export function ArrivalFields({ messages, checkIn, houses, party, draft }: ArrivalFieldsProps) {
  const youngest = findCotAge(party.childrenAges)
  const isCharged = houses.some((facts) => facts?.rules.cots === 'paid')
  const notesOf = (request: SpecialRequest): string[] =>
    request === 'cot'
      ? [...(youngest === null ? [] : [messages.cotFor[youngest] ?? '']), ...(isCharged ? [messages.cotCharge] : [])]
      : []
  return (
    <div className="mt-4 space-y-4">
      <Select
        name="arrivalHour"
        label={messages.time}
        description={messages.timeHint}
        defaultValue={draft.arrivalHour ?? ''}
      >
        <option value="">{messages.timeUnknown}</option>
        {arrivalHours(checkIn).map((hour) => (
          <option key={hour} value={hour}>
            {toArrivalText(messages, hour)}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="mb-1 font-semibold">{messages.requests}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {toOfferedRequests(houses, party).map((request) => (
            <Checkbox key={request} name="requests" value={request} defaultChecked={draft.requests?.includes(request)}>
              {messages.choices[request]}
              {notesOf(request).map((note) => (
                <span key={note} className="block text-sm text-ink-soft">
                  {note}
                </span>
              ))}
            </Checkbox>
          ))}
        </div>
        <p className="mt-1 text-sm text-ink-soft">{messages.requestsHint}</p>
      </fieldset>
    </div>
  )
}
