import { classes } from './classes.ts'

type PriceProps = {
  /** Ready to show, with its currency; formatting lives in i18n. */
  amount: string
  before?: string
  /** Spoken before the crossed-out price, for example "Price before discount". */
  beforeLabel?: string
  /** Spoken before the amount when there is a crossed-out one. */
  amountLabel?: string
  /** The same in the other currency. */
  about?: string
  note?: string
  size?: 'small' | 'medium' | 'large'
  className?: string
}

const sizes = { small: 'text-base', medium: 'text-xl', large: 'text-3xl' }

export function Price({
  amount,
  before,
  beforeLabel,
  amountLabel,
  about,
  note,
  size = 'medium',
  className,
}: PriceProps) {
  return (
    <p className={classes('flex flex-wrap items-baseline gap-x-2', className)}>
      {before && (
        <span className="text-sm text-ink-soft">
          {beforeLabel && <span className="sr-only">{beforeLabel} </span>}
          <s>{before}</s>
        </span>
      )}
      <span className={classes('font-bold text-ink tabular-nums', sizes[size])}>
        {amountLabel && <span className="sr-only">{amountLabel} </span>}
        {amount}
      </span>
      {about && <span className="text-sm text-ink-soft">{about}</span>}
      {note && <span className="text-sm text-ink-soft">{note}</span>}
    </p>
  )
}
