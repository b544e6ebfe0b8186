import { ArrowIcon } from '../../../ui/icons-flight.tsx'

type Airport = { code: string; city: string }

/** From one airport to another, in the direction of reading; the codes stay Latin. */
export const FlightLine = ({ from, to, large = false }: { from: Airport; to: Airport; large?: boolean }) => (
  <span className={`flex items-center ${large ? 'justify-between gap-4' : 'gap-3'}`}>
    <End airport={from} large={large} />
    <span
      className={`flex items-center text-brand ${large ? 'grow before:h-px before:grow before:bg-line-strong' : ''}`}
    >
      <ArrowIcon className={large ? 'size-7' : 'size-5'} />
    </span>
    <End airport={to} large={large} />
  </span>
)

const End = ({ airport: { code, city }, large }: { airport: Airport; large: boolean }) => (
  <span>
    <bdi dir="ltr" className={`block font-bold ${large ? 'text-3xl' : ''}`}>
      {code}
    </bdi>
    <span className={`block text-ink-soft ${large ? '' : 'text-sm'}`}>{city}</span>
  </span>
)
