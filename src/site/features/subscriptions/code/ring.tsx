import { toClockText } from '../../../../client/device/countdown.ts'

type RingProps = { label: string; seconds: number; total: number }

/** Runs down with the time. Clocks turn the same way in every language. */
export const Ring = ({ label, seconds, total }: RingProps) => (
  <div role="timer" className="relative size-20 shrink-0">
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-full -rotate-90 fill-none">
      <circle cx="20" cy="20" r="17" strokeWidth="4" className="stroke-line" />
      <circle
        cx="20"
        cy="20"
        r="17"
        pathLength={1}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={1}
        strokeDashoffset={1 - Math.min(1, seconds / total)}
        className={`motion-safe:transition-[stroke-dashoffset] motion-safe:duration-1000 motion-safe:ease-linear ${seconds < 30 ? 'stroke-danger' : 'stroke-brand'}`}
      />
    </svg>
    <span className="absolute inset-0 flex items-center justify-center text-lg font-bold tabular-nums">
      <span className="sr-only">{label} </span>
      <bdi dir="ltr">{toClockText(seconds)}</bdi>
    </span>
  </div>
)
