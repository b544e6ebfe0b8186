import type { PackageData } from './package-data.ts'

export type ComparisonMessages = { title: string; from: string; perDay: string; mostUses: string }

/** Rows that line up where there is room; on a phone each is a card that names its figures. */
export const Comparison = ({ packages, messages }: { packages: PackageData[]; messages: ComparisonMessages }) => (
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
            <Figure label={messages.from} value={input.price} />
            <Figure label={messages.perDay} value={input.bestPerDay} />
            <Figure label={messages.mostUses} value={input.mostUses} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
)

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-0.5 md:block">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
