import type { PackageData } from './package-data.ts'

export type ComparisonWords = { title: string; from: string; perDay: string; mostUses: string }

/** Rows that line up where there is room; on a phone each is a card that names its figures. */
export const Comparison = ({ packages, words }: { packages: PackageData[]; words: ComparisonWords }) => (
  <section aria-labelledby="comparison">
    <h2 id="comparison" className="mb-4 text-2xl">
      {words.title}
    </h2>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-soft">
      {packages.map((given) => (
        <li key={given.id} className="px-5 py-4 md:grid md:grid-cols-[2fr_3fr] md:items-center md:gap-6">
          <a
            href={`#${given.anchor}`}
            className="inline-flex min-h-11 items-center text-lg font-semibold text-brand hover:underline"
          >
            {given.title}
          </a>
          <dl className="md:grid md:grid-cols-3 md:gap-6">
            <Figure label={words.from} value={given.price} isLtr />
            <Figure label={words.perDay} value={given.bestPerDay} isLtr />
            <Figure label={words.mostUses} value={given.mostUses} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
)

const Figure = ({ label, value, isLtr = false }: { label: string; value: string; isLtr?: boolean }) => (
  <div className="flex items-baseline justify-between gap-4 py-0.5 md:block">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{isLtr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
  </div>
)
