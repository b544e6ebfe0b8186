import { AboutLine } from './about-line.tsx'
import { classes } from './classes.ts'
import type { OtherPrice } from './price.tsx'

export type Sum = {
  label: string
  amount: string
  /** The same in the other currency. */
  about?: OtherPrice | undefined
  /** How many of it; one is not said. */
  times?: number
  /** Takes something off. */
  isOff?: boolean
  /** The price before the discount, crossed out; `label` is spoken. */
  before?: { label: string; amount: string } | undefined
  parts?: readonly Pick<Sum, 'label' | 'amount' | 'about'>[]
}

type SumListProps = {
  sums: readonly Sum[]
  total: Sum
  /** Below the total. */
  saved?: Pick<Sum, 'label' | 'amount'> | undefined
  /** On what opens the parts of a row. */
  partsLabel: string
  className?: string
}

/** The parts of a total. */
export const SumList = ({ sums, total, saved, partsLabel, className }: SumListProps) => (
  <div className={classes('space-y-3', className)}>
    <ul className="space-y-3">
      {sums.map((sum) => (
        <li key={sum.label}>
          <SumRow {...sum} />
          {sum.parts && sum.parts.length > 1 && (
            <details className="text-sm print:hidden">
              <summary className="text-link">
                {partsLabel}
                <span className="sr-only">: {sum.label}</span>
              </summary>
              <ul className="space-y-1 border-s-2 border-line ps-3">
                {sum.parts.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price never change their places
                  <li key={index} className="text-ink-soft">
                    <SumRow {...part} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-xl font-bold">
      <span>{total.label}</span>
      <span className="ms-auto text-end tabular-nums">
        <CrossedOut before={total.before} />
        {total.amount}
      </span>
    </p>
    {saved && <SumRow {...saved} isOff />}
  </div>
)

/** The price before the discount. */
export const CrossedOut = ({ before }: Pick<Sum, 'before'>) =>
  before && (
    <span className="inline-block pe-2 text-base font-normal text-ink-soft">
      <span className="sr-only">{before.label} </span>
      <s>{before.amount}</s>
    </span>
  )

export const SumRow = ({ label, amount, about, before, times = 1, isOff }: Sum) => (
  <p
    className={classes('flex flex-wrap items-baseline justify-between gap-x-4', isOff && 'font-semibold text-success')}
  >
    <span className="min-w-0 wrap-anywhere">
      {times > 1 && `${times} × `}
      {label}
    </span>
    <span className="ms-auto text-end tabular-nums">
      <CrossedOut before={before} />
      {amount}
      <AboutLine about={about} />
    </span>
  </p>
)
