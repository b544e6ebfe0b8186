import { classes } from './classes.ts'

/** A price in the currency that it is not made in, about unless a payment has fixed it. */
export type OtherPrice = { text: string; currency: 'IQD' | 'USD'; isFixed?: boolean }

type PriceProps = {
  /** Ready to show, with its currency; formatting lives in i18n. */
  amount: string
  before?: string
  /** Spoken before the crossed-out price, for example "Price before discount". */
  beforeLabel?: string
  /** Spoken before the amount when there is a crossed-out one. */
  amountLabel?: string
  /** The same in the other currency, which comes first for readers who have chosen it. */
  about?: OtherPrice
  note?: string
  size?: 'small' | 'medium' | 'large'
  /** Within a label, which holds no paragraph. */
  as?: 'p' | 'span'
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
  as: Tag = 'p',
  className,
}: PriceProps) {
  return (
    <Tag className={classes('price', className)}>
      {before && (
        <span className="note">
          {beforeLabel && <span className="sr-only">{beforeLabel} </span>}
          <s>{before}</s>
        </span>
      )}
      <span className={classes('price-amount', sizes[size])}>
        {amountLabel && <span className="sr-only">{amountLabel} </span>}
        {amount}
      </span>
      {about && (
        <span className={classes(about.currency === 'USD' ? 'price-usd' : 'price-iqd', about.isFixed && 'price-fixed')}>
          {about.text}
        </span>
      )}
      {note && <span className="note">{note}</span>}
    </Tag>
  )
}
