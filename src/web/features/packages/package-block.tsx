import { Badge } from '../../ui/badge.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { CalendarIcon, TicketIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { BuyLink } from './buy-link.tsx'
import type { PackageData } from './package-data.ts'

/** One package with all of its plans side by side, or on a phone one under the other. */
export const PackageBlock = ({ input, priority }: { input: PackageData; priority: boolean }) => (
  <section
    id={input.anchor}
    aria-labelledby={`${input.anchor}-title`}
    className="scroll-mt-20 overflow-hidden rounded-card border border-line bg-surface shadow-soft"
  >
    <div className="grid md:grid-cols-[18rem_1fr]">
      <Picture
        picture={{ ...input.picture, alt: '' }}
        priority={priority}
        sizes="(min-width: 768px) 18rem, 92vw"
        className="aspect-16/9 md:aspect-auto md:h-full"
      />
      <div className="p-5">
        <h2 id={`${input.anchor}-title`} className="text-2xl">
          {input.title}
        </h2>
        <p className="mt-2 text-ink-soft">{input.description}</p>
        <CheckList items={input.benefits} className="mt-4 sm:columns-2 sm:*:break-inside-avoid" />
      </div>
    </div>
    <ul
      aria-label={input.plansLabel}
      className="grid gap-3 border-t border-line bg-sunken p-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:p-5"
    >
      {input.plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </ul>
  </section>
)

/** A row on a phone: what it is at the start, what it costs at the end. */
const Plan = ({ plan }: { plan: PackageData['plans'][number] }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 max-sm:*:nth-[n+3]:col-span-full sm:flex sm:flex-col">
    <div className="flex flex-wrap items-center gap-2 max-sm:content-start sm:justify-between">
      <h3 className="text-lg">{plan.title}</h3>
      {plan.best && <Badge tone="gold">{plan.best}</Badge>}
    </div>
    <div className="max-sm:text-end">
      <Price {...plan.price} className="max-sm:justify-end" />
      <p className="text-sm text-ink-soft">{plan.perDay.own}</p>
      <p className={`text-sm text-ink-soft ${plan.perDay.other.currency === 'USD' ? 'rate-quiet' : ''}`}>
        {plan.perDay.other.text}
      </p>
    </div>
    <ul className="flex w-full flex-wrap gap-x-5 gap-y-1.5 text-sm sm:flex-col">
      <li className="flex items-center gap-2">
        <CalendarIcon className="size-4 text-brand" />
        {plan.days}
      </li>
      <li className="flex items-center gap-2">
        <TicketIcon className="size-4 text-brand" />
        {plan.uses}
      </li>
    </ul>
    <BuyLink {...plan.buy} />
  </li>
)
