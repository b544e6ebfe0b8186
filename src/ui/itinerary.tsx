import { Accordion, AccordionItem } from './accordion.tsx'

export type ItineraryDay = { label: string; title: string; text: string }

/** A short tour lies open; of a long one the first day shows how to read the others. */
export const Itinerary = ({ days }: { days: readonly ItineraryDay[] }) => (
  <Accordion>
    {days.map(({ label, title, text }, index) => (
      <AccordionItem
        key={label}
        open={days.length <= 4 || index === 0}
        summary={
          <span className="flex grow flex-wrap items-baseline gap-x-3">
            <span className="text-sm text-brand">{label}</span>
            <span>{title}</span>
          </span>
        }
      >
        <p>{text}</p>
      </AccordionItem>
    ))}
  </Accordion>
)
