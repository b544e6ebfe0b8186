import type { ReactNode } from 'react'
import { PlaneIcon } from '../../../ui/icons-flight.tsx'
import { FlightLine } from './flight-line.tsx'
import type { OfferDetail } from './offer-detail.ts'

/** The facts of a flight, torn off like a boarding pass. */
export const FlightTicket = ({ flight, title }: { flight: NonNullable<OfferDetail['flight']>; title: string }) => (
  <section aria-labelledby="flight" className="overflow-hidden rounded-card border border-line bg-surface shadow-soft">
    <h2 id="flight" className="flex items-center gap-2 bg-brand px-5 py-3 text-lg text-on-brand">
      <PlaneIcon />
      {title}
      <span className="ms-auto text-sm font-semibold">{flight.trip}</span>
    </h2>
    <div className="px-5 py-6">
      <FlightLine large from={flight.from} to={flight.to} />
    </div>
    <Tear />
    <dl className="grid grid-cols-2 gap-4 px-5 pt-5 pb-6 sm:grid-cols-3">
      {flight.facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
    <p className="px-5 pb-6">{flight.next}</p>
  </section>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

const Tear = () => (
  <div aria-hidden="true" className="relative border-t-2 border-dashed border-line">
    <span className="absolute -start-2.5 -top-2.5 size-5 rounded-full border border-line bg-ground" />
    <span className="absolute -end-2.5 -top-2.5 size-5 rounded-full border border-line bg-ground" />
  </div>
)
