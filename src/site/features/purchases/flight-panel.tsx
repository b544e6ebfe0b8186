import { useFreshLinks } from '../../../client/uploads/use-fresh-links.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DocumentIcon } from '../../../ui/icons-account.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FlightStepsView } from './flight-steps.ts'

/** The next steps of a flight, in order of time; the airline's ticket first, since it is required to fly. */
export function FlightPanel({ flight: { title, ticket, files, steps } }: { flight: FlightStepsView }) {
  useFreshLinks(files.length > 0)
  return (
    <Panel title={title}>
      <ol className="space-y-4">
        <li className="space-y-3">
          <h3 className="font-bold">{ticket.title}</h3>
          {ticket.number && (
            <p>
              <span className="block text-sm text-ink-soft">{ticket.number.label}</span>
              <bdi dir="ltr" className="text-2xl font-bold tracking-wider select-all">
                {ticket.number.value}
              </bdi>
            </p>
          )}
          <p>{ticket.text}</p>
          {files.length > 0 && (
            <div className="flex flex-wrap gap-3 print:hidden">
              {files.map(({ id, url, label }) => (
                <ButtonLink key={id} href={url} target="_blank" rel="noopener noreferrer" className="max-sm:w-full">
                  <DocumentIcon />
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </li>
        {steps.map((step) => (
          <li key={step.title} className="border-t border-line pt-4">
            <h3 className="font-bold">{step.title}</h3>
            <p>{step.text}</p>
            {step.place && <p className="text-ink-soft">{step.place}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
