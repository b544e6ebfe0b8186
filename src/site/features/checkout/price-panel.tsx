import { AboutInDollars } from '../../../client/money/dinars.tsx'
import { toQuotedDue } from '../../../client/money/due.ts'
import { DueLines } from '../../../client/money/due-lines.tsx'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale, useText } from '../../../client/text.tsx'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { DueText } from '../../../i18n/messages/due.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SumList } from '../../../ui/sum-list.tsx'
import type { Sums } from '../booking/booking-messages.ts'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './quote.ts'
import type { Pricing } from './use-checkout-price.ts'

type PricePanelProps<Priced> = {
  messages: CheckoutData['messages']['price']
  due: DueText
  pricing: Pricing<Priced>
  /** `rate`: at which the rows say the other currency. */
  toSums: (quote: Priced, rate: number | undefined) => Sums
}

/** The lines of the price, also while it is loading. */
export function PricePanel<Priced extends Pick<Quote, 'inDinars' | 'total' | 'currency'>>(
  props: PricePanelProps<Priced>,
) {
  const { messages, due, pricing, toSums } = props
  const locale = useLocale()
  const t = useText()
  const rateNow = useRootData()?.rate.dinarsPerDollar
  const { quote, isPending, problem, retry } = pricing
  const toDinarsText = ({ rate, day }: NonNullable<Quote['inDinars']>) =>
    fill(day ? messages.dinars : messages.dinarsToday, {
      rate: formatPrice(locale, { amount: rate, currency: 'IQD' }),
      day: day ? formatDay(locale, day) : '',
    })
  return (
    <section aria-labelledby="price" className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <h2 id="price" className="mb-4 text-xl">
        {messages.title}
      </h2>
      <div aria-busy={isPending} className={isPending && quote ? 'opacity-60' : undefined}>
        {quote ? (
          <SumList {...toSums(quote, quote.inDinars?.rate ?? rateNow)} partsLabel={messages.byNight} />
        ) : problem ? null : (
          <div className="space-y-3">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-8 w-full" />
          </div>
        )}
      </div>
      {quote && (
        <AboutInDollars
          cost={{ amount: quote.total, currency: quote.currency }}
          text={messages.paysDinars}
          className="mt-2 text-end"
        />
      )}
      {quote && <DueLines due={toQuotedDue(quote)} messages={due} className="mt-3" />}
      {quote?.inDinars && <p className="rate-note mt-3 text-sm text-ink-soft">{toDinarsText(quote.inDinars)}</p>}
      <p role="status" className="sr-only">
        {isPending ? messages.counting : ''}
      </p>
      {problem?.kind === 'offline' && (
        <Button type="button" tone="quiet" size="small" onClick={retry} className="mt-4">
          {t.error.retry}
        </Button>
      )}
    </section>
  )
}
