import { Link } from 'react-router'
import { PageHeading } from '../../../client/frame/page.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { PhoneIcon } from '../../../ui/icons-detail.tsx'
import type { DriverData } from './load-driver.ts'

/** To be held up in a car: large enough to be read over a shoulder, by day and by night. */
export const DriverSheet = ({ driver: { messages, back, sides, phone, place, apps } }: { driver: DriverData }) => (
  <div className="space-y-6">
    <Link to={back} className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline">
      <ChevronStartIcon className="size-4" />
      {messages.back}
    </Link>
    <PageHeading title={messages.title} />
    {sides.map(({ tag, direction, title, address }) => (
      <div
        key={tag}
        lang={tag}
        dir={direction}
        className="rounded-card border-2 border-line-strong bg-surface p-5 wrap-anywhere"
      >
        <p className="text-4xl leading-normal font-bold sm:text-5xl sm:leading-normal">{title}</p>
        <p className="mt-3 text-3xl leading-normal sm:text-4xl sm:leading-normal">{address}</p>
      </div>
    ))}
    {phone && (
      <ButtonLink href={phone.href} className="flex-wrap gap-y-0! py-2 max-sm:w-full">
        <PhoneIcon />
        {messages.call}
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {phone.number}
        </bdi>
      </ButtonLink>
    )}
    <p>{messages.hint}</p>
    <section aria-labelledby="apps">
      <h2 id="apps" className="mb-2 text-lg">
        {apps.title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {apps.links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} rel="noopener noreferrer" tone="quiet" size="small">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
    <p className="text-ink-soft">
      {messages.coordinates}: <bdi dir="ltr">{place}</bdi>
    </p>
  </div>
)
