import type { ReactNode } from 'react'
import { Price } from '../../../ui/price.tsx'
import type { PackageData } from './package-data.ts'

export type ComparisonMessages = { title: string; from: string; perDay: string; maxUses: string }

/** Rows that line up where there is room; on a phone each is a card that names its figures. */
export const PackageComparison = ({
  packages,
  messages,
}: {
  packages: PackageData[]
  messages: ComparisonMessages
}) => (
  <section aria-labelledby="comparison">
    <h2 id="comparison" className="mb-4 text-2xl">
      {messages.title}
    </h2>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-soft">
      {packages.map((input) => (
        <li key={input.id} className="px-5 py-4 md:grid md:grid-cols-[2fr_3fr] md:items-center md:gap-6">
          <a
            href={`#${input.anchor}`}
            className="inline-flex min-h-11 items-center text-lg font-semibold text-brand hover:underline"
          >
            {input.title}
          </a>
          <dl className="md:grid md:grid-cols-3 md:gap-6">
            <Figure label={messages.from}>
              <Price size="small" {...input.price} className="max-md:justify-end" />
            </Figure>
            <Figure label={messages.perDay}>
              {input.bestPerDay && <Price size="small" {...input.bestPerDay} className="max-md:justify-end" />}
            </Figure>
            <Figure label={messages.maxUses}>{input.maxUses}</Figure>
          </dl>
        </li>
      ))}
    </ul>
  </section>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-0.5 md:block">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
