import { CheckList } from '../../../../ui/check-list.tsx'
import { CalendarIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { Itinerary } from '../../../../ui/itinerary.tsx'
import { Section } from '../../../lists/section.tsx'
import type { TourProgramme } from './programme-data.ts'

/** The days of a tour, and what its price holds. */
export const Programme = ({ programme: { itinerary, includes, excludes, messages } }: { programme: TourProgramme }) => (
  <>
    <Section title={messages.itinerary}>
      <Itinerary days={itinerary} />
    </Section>
    <div className="grid gap-8 sm:grid-cols-2">
      <Section title={messages.includes}>
        <CheckList items={includes} />
      </Section>
      <Section title={messages.excludes}>
        <CheckList items={excludes} tone="no" />
      </Section>
    </div>
  </>
)

export const Departures = ({ programme: { departures, messages } }: { programme: TourProgramme }) => (
  <section aria-labelledby="departures" className="panel">
    <h2 id="departures" className="mb-3 text-lg">
      {messages.departures}
    </h2>
    {departures.length > 0 ? (
      <ul className="space-y-2">
        {departures.map(({ day, text }) => (
          <li key={day} className="flex items-start gap-2">
            <CalendarIcon className="mt-0.5 size-5 text-brand" />
            <time dateTime={day}>{text}</time>
          </li>
        ))}
      </ul>
    ) : (
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <WarningIcon className="size-5 text-warning" />
        {messages.noDepartures}
      </p>
    )}
  </section>
)
